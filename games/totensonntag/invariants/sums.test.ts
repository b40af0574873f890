import { wrongSum } from '@impulse/engine/invariants/terms.js';
import { withOneTermWrong } from '@impulse/engine/testing/terms.js';
import { expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { totensonntag } from '../game.js';
import { act, setting } from '../testing/setting.js';
import { sums } from './sums.js';

/** Terms that do not add up are found: each of them, when it is changed. */

const units = { '7ad-7h': 'G10', '7ad-4rha': 'G9', '7ad-2sg': 'G12', '21-mg8': 'G11', '21-pz5-1': 'G11' };
const actions: readonly Action[] = [
  { type: 'assault', unit: '7ad-7h', target: 'G11' },
  { type: 'barrage', unit: '7ad-4rha', target: 'G11', spotter: '7ad-2sg' },
];

test.each(actions)('a forecast of $type', (action) => {
  const forecast = totensonntag.forecast(setting({ side: 'cw', an: 2, units }), 'cw', action)!;
  expect(withOneTermWrong(forecast).length).toBeGreaterThan(0);
  expect(wrongSum(sums.inForecast(forecast))).toBeUndefined();
  for (const wrong of withOneTermWrong(forecast)) expect(wrongSum(sums.inForecast(wrong))).toBeDefined();
});

test('an attack', () => {
  const state = setting({ side: 'cw', an: 2, units });
  const events = act(state, 'cw', actions[0], [1, 2]);
  expect(withOneTermWrong(events).length).toBeGreaterThan(0);
  expect(wrongSum(sums.inEvents(state, events))).toBeUndefined();
  for (const wrong of withOneTermWrong(events)) expect(wrongSum(sums.inEvents(state, wrong))).toBeDefined();
});
