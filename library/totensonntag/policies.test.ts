import { randomPolicy } from '@impulse/opponent';
import { testPolicies } from '@impulse/opponent/testing/policy-tests.js';
import { totensonntag } from '@impulse/totensonntag';
import { greedy, script } from '@impulse/totensonntag/opponent/index.js';

const everyOption = { reconSupport: 'on', aircraft: 'on', overruns: 'many', adjacentBarrage: 'yes' };

testPolicies(
  totensonntag,
  [randomPolicy(totensonntag), greedy, script],
  [{ scenario: 'historical' }, { scenario: 'free', options: everyOption }],
);
