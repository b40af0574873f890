import { planner, randomPolicy } from '@impulse/opponent';
import { testPolicies } from '@impulse/opponent/testing/policy-tests.js';
import { totensonntag } from '@impulse/totensonntag';
import { greedy, script } from '@impulse/totensonntag/opponent/index.js';
import { planning } from './opponents.js';

const everyOption = { reconSupport: 'on', aircraft: 'on', overruns: 'many', adjacentBarrage: 'yes' };

testPolicies(
  totensonntag,
  [randomPolicy(totensonntag), greedy, script, planner(planning, { id: 'planner', version: 0, budget: 4 })],
  [{ scenario: 'historical' }, { scenario: 'free', options: everyOption }],
);
