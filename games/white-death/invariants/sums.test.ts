import { wrongSum } from '@impulse/engine/invariants/terms.js';
import { withOneTermWrong } from '@impulse/engine/testing/terms.js';
import { describe, expect, test } from 'vitest';
import { play, soviet } from '../testing/barrage.js';
import { fight, fire, surrounded } from '../testing/combat.js';
import { forecast } from '../testing/forecast.js';
import { sums } from './sums.js';

/** Terms that do not add up are found: each of them, when it is changed. */

const assaulters = ['9grd-18g', '9grd-22g', '46grd-135g'];
const assault = (step: 'defence' | 'assault', weather: 'clear' | 'snow') =>
  fight('1413', [...assaulters, '33tb-t34'], step, { weather, units: { '33tb-t34': '1412', ...surrounded } });

describe('a forecast of fire', () => {
  const foreseen = [
    forecast(assault('assault', 'clear'), 'soviet', { type: 'fire', target: '1413' }),
    forecast(assault('defence', 'clear'), 'german', { type: 'defend', target: '1413' }),
  ];

  test.each(foreseen)('$kind', (one) => {
    expect(one.terms.length).toBeGreaterThan(1);
    expect(wrongSum(sums.inForecast(one))).toBeUndefined();
    for (const wrong of withOneTermWrong(one)) expect(wrongSum(sums.inForecast(wrong))).toBeDefined();
  });
});

test('a check of morale, isolated, in snow and under tanks', () => {
  const state = assault('assault', 'snow');
  const events = fire(state, { target: '1413' }, 3, 1);
  const checks = events.filter(({ type }) => type === 'morale');
  expect(withOneTermWrong(checks)).toHaveLength(4);
  expect(wrongSum(sums.inEvents(state, events))).toBeUndefined();
  for (const wrong of withOneTermWrong(checks)) expect(wrongSum(sums.inEvents(state, wrong))).toBeDefined();
});

test('an unobserved barrage on a unit in a forest', () => {
  const state = soviet({ '83id-i-257': { at: '2823', strength: 8 } });
  const events = play(state, { type: 'barrage', target: '2823', units: ['army-41g-gun'] }, 2, 1);
  const struck = events.filter(({ type }) => type === 'barrage' || type === 'barrage-struck');
  expect(withOneTermWrong(struck)).toHaveLength(2);
  expect(wrongSum(sums.inEvents(state, events))).toBeUndefined();
  for (const wrong of withOneTermWrong(struck)) expect(wrongSum(sums.inEvents(state, wrong))).toBeDefined();
});
