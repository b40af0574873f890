import type { Log } from '@impulse/engine';
import { expect, test } from 'vitest';
import { TARGET } from '../../state.js';
import { eventsOf, hexOf, setting, stackAt, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { detailsOf } from '../../testing/combat.js';
import { eliminationsIn, forgetPhase, loseStrength, markElimination, markRout, routsIn } from './losses.js';

test('rule 2 strength points lost are counted by side, and apart for AFVs', () => {
  const state = setting({ units: { '83id-i-277': '1413', '33tb-t34': '1514' } });
  expect(loseStrength(state, unitOf(state, '83id-i-277'), 2, '9C4', null)).toBe(false);
  expect(loseStrength(state, unitOf(state, '33tb-t34'), 1, '9C4', null)).toBe(false);
  expect([...state.losses]).toEqual([0, 1, 2, 0]);
  expect(strengthOf(state, '83id-i-277')).toBe(1);
});

test('9C4 a unit without strength is gone', () => {
  const state = setting({ units: { '83id-i-277': '1413', '83id-ii-277': '1413' } });
  const log: Log = [];
  expect(loseStrength(state, unitOf(state, '83id-i-277'), 5, '9C4', log)).toBe(true);
  expect(whereIs(state, '83id-i-277')).toBe('lost');
  expect(stackAt(state, '1413')).toEqual(['83id-ii-277']);
  expect(state.losses[2]).toBe(3);
  expect(detailsOf(log, 'strength-lost')).toEqual([{ unit: '83id-i-277', hex: '1413', points: 3, left: 0 }]);
  expect(detailsOf(log, 'eliminated')).toEqual([{ unit: '83id-i-277', hex: '1413' }]);
  expect(log.map(({ rule }) => rule)).toEqual(['9C4', '9C4']);
});

test('4C losses of a unit that the enemy cannot see are told to its side; its end, to everybody', () => {
  const state = setting({ units: { '83id-ii-277': '1413', '83id-i-277': '1413' } });
  const log: Log = [];
  loseStrength(state, unitOf(state, '83id-i-277'), 1, '9C4', log);
  loseStrength(state, unitOf(state, '83id-i-277'), 2, '9C4', log);
  expect(eventsOf(log, 'strength-lost').map((event) => event.seats)).toEqual([['german'], ['german']]);
  expect(eventsOf(log, 'eliminated')[0].seats).toBeUndefined();
});

test('14C4, 14C7, ruling 28 routs and eliminations are counted by hex and forgotten with the phase', () => {
  const state = setting({ units: {} });
  const hex = hexOf('1413');
  state.marks[hex] = TARGET;
  for (let i = 0; i < 20; i++) markRout(state, hex);
  markElimination(state, hex);
  markElimination(state, hex);
  expect([routsIn(state, hex), eliminationsIn(state, hex)]).toEqual([15, 2]);
  expect(routsIn(state, hexOf('1414'))).toBe(0);
  forgetPhase(state);
  expect(state.marks[hex]).toBe(TARGET);
});
