import { builtInData } from '@impulse/white-death/data/index.js';
import { expect, test } from 'vitest';
import { handicapFor } from './handicap.js';
import { betweenScripts, betweenStrong } from './played-battles.js';

const scenarios = builtInData.scenarios.map(({ id, thresholds }) => ({ id, wins: thresholds[1] }));
const valueOf = (played: typeof betweenStrong, scenario: string, id: string): number =>
  played.measures.find((one) => one.scenario === scenario && one.id === id)!.value!;

test.each(scenarios)('strong players know what makes $id even: what they win by, beyond what wins', ({ id, wins }) => {
  const handicap = handicapFor(id)!;
  expect(handicap).toMatchObject({ side: 'soviet', usually: Math.round(valueOf(betweenScripts, id, 'soviet-wins')) });
  expect(handicap.points).toBe(valueOf(betweenStrong, id, 'net') - wins);
  const [low, high] = handicap.between;
  expect(low).toBeLessThanOrEqual(handicap.points);
  expect(high).toBeGreaterThanOrEqual(handicap.points);
  expect(handicap.wins).toBeGreaterThan(50);
});

test('what was not measured has no handicap', () => expect(handicapFor('scenario-6')).toBeNull());
