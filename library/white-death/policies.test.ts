import { planner } from '@impulse/opponent';
import { testPolicies } from '@impulse/opponent/testing/policy-tests.js';
import { whiteDeath } from '@impulse/white-death';
import { greedy, script } from '@impulse/white-death/opponent/index.js';
import { planning } from './opponents.js';

const setups = [{ scenario: 'scenario-1', options: { setup: 'free' } }, { scenario: 'scenario-2' }] as const;

testPolicies(whiteDeath, [greedy, script], setups);
testPolicies(whiteDeath, [planner(planning, { id: 'planner', version: 0, budget: 2 })], setups, 120);
