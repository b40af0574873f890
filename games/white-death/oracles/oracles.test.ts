import { expect, test } from 'vitest';
import { playForOracles } from './sitting.js';

const scenarios = ['scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5', 'campaign'] as const;

test.each(scenarios)('the rules and their second reading agree on %s', (scenario) => {
  const from = process.cpuUsage();
  for (let seed = 0; seed < Number(process.env['SEEDS'] ?? 1); seed++)
    expect(
      playForOracles(scenario, seed + Number(process.env['FIRST'] ?? 0), Number(process.env['ACTIONS'] ?? 800)),
    ).toBeNull();
  console.log(scenario, process.cpuUsage(from).user / 1e6);
});
