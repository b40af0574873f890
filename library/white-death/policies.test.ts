import { testPolicies } from '@impulse/opponent/testing/policy-tests.js';
import { whiteDeath } from '@impulse/white-death';
import { greedy, script } from '@impulse/white-death/opponent/index.js';

testPolicies(
  whiteDeath,
  [greedy, script],
  [{ scenario: 'scenario-1', options: { setup: 'free' } }, { scenario: 'scenario-2' }],
);
