import { expect, test } from 'vitest';
import { playForOracles } from './sitting.js';

const scenarios = ['scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5', 'campaign'] as const;
const actions = 800;

test.each(scenarios)('the rules and their second reading agree on %s', (scenario) => {
  expect(playForOracles(scenario, 0, actions)).toBeNull();
});
