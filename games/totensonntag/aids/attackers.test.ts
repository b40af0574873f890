import { expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import { openImpulse } from '../rules/turn/sequence.js';
import { cloneState, type State } from '../state.js';
import { battle, setting } from '../testing/setting.js';
import { attackersOf, bestTogether } from './attackers.js';
import { seriesOn } from './series.js';
import { targetsOf } from './targets.js';

const numbersOf = (state: State, seat: 'dak' | 'cw', hex: string) =>
  Object.fromEntries(attackersOf(state, seat, hex).map(({ unit, numbers }) => [unit, numbers]));

test('3.1, 6.0 a unit beside the hex can attack as long as it is activated, one farther off if it gets there too', () => {
  // Initiative 4; three hexes and the overrun itself take four movement points, which a three gives.
  const state = setting({ an: 3, units: { '7ad-7h': 'H9', '7ad-2rtr': 'H6', '21-pz5-1': 'H10', '7ad-6rtr': 'B2' } });
  expect(numbersOf(state, 'cw', 'H10')).toEqual({ '7ad-7h': [1, 2, 3, 4], '7ad-2rtr': [3, 4] });
});

test('7.0 nothing is told of hexes without an enemy, nor to those who have no units', () => {
  const state = setting({ an: 3, units: { '7ad-7h': 'H9', '21-pz5-1': 'H10' } });
  expect(attackersOf(state, 'cw', 'H9')).toEqual([]);
  expect(attackersOf(state, 'cw', 'H11')).toEqual([]);
  expect(attackersOf(state, 'observer', 'H10')).toEqual([]);
});

test('2.1 with each number exactly those can attack whom the rules then let attack', () => {
  const state = battle('historical');
  let found = 0;
  for (const seat of ['dak', 'cw'] as const) {
    const side = seat === 'dak' ? 0 : 1;
    for (const hex of ['H8', 'G9', 'I10', 'E16']) {
      const told = attackersOf(state, seat, hex);
      found += told.length;
      for (const number of [1, 2, 3, 4, 5, 6]) {
        const then = cloneState(state);
        then.an[side] = number;
        openImpulse(then, side);
        const able = targetsOf(then, seat).find((target) => target.hex === hex)?.units ?? [];
        const named = told.filter(({ numbers }) => numbers.includes(number)).map(({ unit }) => unit);
        expect([seat, hex, number, named.toSorted()]).toEqual([seat, hex, number, able.toSorted()]);
      }
    }
  }
  expect(found).toBeGreaterThan(3);
  expect(totensonntag.turn(state)).toEqual(totensonntag.turn(battle('historical')));
});

test('6.0, 7.5 it is told from where a unit would attack: from beside the hex, or from where its guns stand', () => {
  const units = { '7ad-7h': 'H9', '7ad-2rtr': 'H6', '21-pz5-1': 'H10', '7ad-2rha': 'F10' };
  const told = attackersOf(setting({ an: 3, units }), 'cw', 'H10');
  expect(Object.fromEntries(told.map(({ unit, from }) => [unit, from]))).toEqual({
    '7ad-7h': 'H9',
    '7ad-2rtr': 'H9',
    '7ad-2rha': 'F10',
  });
});

test('7.0 of all numbers those are named with which the attacks in a row promise most', () => {
  const units = { '7ad-7h': 'H9', '7ad-2rtr': 'H6', '21-pz5-1': { at: 'H10', hits: 3 } };
  const state = setting({ an: 3, units });
  const best = bestTogether(state, 'cw', 'H10');
  // With a three or a four both get there; with less only the one beside the hex attacks.
  expect(best?.numbers).toEqual([3, 4]);
  expect(best?.attacks).toHaveLength(2);
  expect(best?.attacks).toEqual(seriesOn(state, 'cw', 'H10'));
  expect(best?.emptied).toBe(best?.attacks.at(-1)?.emptied);
  expect(bestTogether(state, 'cw', 'H11')).toBeNull();
  expect(bestTogether(state, 'observer', 'H10')).toBeNull();
});
