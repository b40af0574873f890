import { expect, test } from 'vitest';
import { kit } from './kit.js';
import { expectedLoss, firersIn, lossesIn, outOf, targetsIn } from './fire-forecast.js';
import { sitWithSoviets, winterAfter } from './testing/winter.js';

test('a forecast of fire is read as firers, targets and losses', async () => {
  const match = winterAfter(
    { type: 'done' },
    { type: 'avoid-isolation', pay: false },
    { type: 'impulse', points: 5 },
    { type: 'assault', unit: '9grd-22g', target: '2927' },
    { type: 'assault', unit: '9grd-18g', target: '2927' },
    { type: 'done' },
    { type: 'done' },
    { type: 'defend', target: '2927' },
  );
  const { plans } = await sitWithSoviets(match);
  // Whoever fires for himself; the gun behind them is another's affair.
  plans.drafts.toggle('9grd-art');
  const forecast = plans.drafts.judged.value?.forecast;
  if (!forecast) throw new Error('no forecast');
  const firers = firersIn(forecast);
  expect(firers.every(({ fire, strength, factor }) => fire === strength * factor)).toBe(true);
  expect(firers.reduce((sum, { fire }) => sum + fire, 0)).toBe(forecast.detail['conventional']);
  for (const target of targetsIn(forecast)) {
    const { unharmed, passed } = target.chances;
    expect(unharmed + passed + outOf(target)).toBeCloseTo(1);
    expect(target.odds).toMatch(/^(\d+:\d+|-)$/);
  }
  expect(lossesIn(forecast).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  // Whoever fires at nobody costs nobody anything.
  const all = targetsIn(forecast).reduce((sum, target) => sum + target.expectedLoss, 0);
  expect(expectedLoss(forecast)).toBeCloseTo(all);
  expect(kit.chance(forecast)).toBeGreaterThan(0);
});
