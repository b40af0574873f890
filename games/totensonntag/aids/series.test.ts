import { expect, test } from 'vitest';
import type { Action } from '../actions/actions.js';
import { totensonntag } from '../game.js';
import { setting } from '../testing/setting.js';
import { aids } from './index.js';

const series = (state: ReturnType<typeof setting>, hex: string) => aids.series!(state, 'cw', hex);
const unitOf = (action: Action): string => ('unit' in action ? action.unit : '');

/** Two regiments beside a battalion that one hit destroys. */
const beside = () =>
  setting({
    an: 3,
    units: { '7ad-7h': 'H9', '7ad-2rtr': 'G9', '21-pz5-1': { at: 'H10', hits: 3 }, '7ad-6rtr': 'B2' },
  });

test('7.2 every unit that can attack a hex is named, with the hexes it can attack', () => {
  const state = beside();
  const targets = aids.targets(state, 'cw');
  expect(targets.map(({ hex }) => hex)).toEqual(['H10']);
  const attackers = totensonntag
    .legal(state, 'cw')
    .flatMap((action) => (aids.spot(state, 'cw', action).manner === 'attack' ? [unitOf(action)] : []));
  expect(new Set(targets[0].units)).toEqual(new Set(attackers));
  expect(aids.targets(state, 'dak')).toEqual([]);
});

test('7.2 of attacks in a row each is made only while somebody is left: chances of misses multiply', () => {
  const state = beside();
  const [first, second] = series(state, 'H10');
  expect(first.emptied).toBeCloseTo(first.hit);
  expect(first.hit).toBeGreaterThanOrEqual(second.hit);
  expect(second.emptied).toBeCloseTo(1 - (1 - first.hit) * (1 - second.hit));
});

test('7.1 a hex is not empty before its last strength point is gone', () => {
  const state = setting({ an: 3, units: { '7ad-7h': 'H9', '7ad-2rtr': 'G9', '21-pz5-1': { at: 'H10', hits: 2 } } });
  const [first, second] = series(state, 'H10');
  expect(first.emptied).toBe(0);
  expect(second.emptied).toBeCloseTo(first.hit * second.hit);
});

test('7.0 nothing is planned against a hex that nobody can attack, nor by whom it is not for', () => {
  const state = beside();
  expect(series(state, 'B2')).toEqual([]);
  expect(aids.series!(state, 'dak', 'H9')).toEqual([]);
  expect(state).toEqual(beside());
});

test('4.0 attacks in a row come from hexes with room for all of them, where there is a choice', () => {
  const state = setting({
    an: 4,
    units: { '7ad-7h': 'H9', '7ad-2rtr': 'G9', '7ad-6rtr': 'G9', '7ad-4sac': 'H8', '21-pz5-1': 'I10' },
  });
  const attacks = series(state, 'I10');
  expect(attacks).toHaveLength(4);
  const ends = attacks.map(({ action }) => ('path' in action && action.path.length > 0 ? action.path.at(-1) : 'H9'));
  expect(ends.filter((hex) => hex === 'H9')).toHaveLength(3);
});
