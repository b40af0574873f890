import { ActionCodes } from '@impulse/engine';
import { expect, test } from 'vitest';
import { headValue } from '../../actions/packing.js';
import type { State } from '../../state.js';
import { eventsOf, type Setting, setting, strengthOf, unitOf } from '../../testing/setting.js';
import { logOf, orderFor } from '../../testing/start.js';
import { checkRepair, checkReplace, listReplacements, playRepair, playReplace } from './replacements.js';

const weak = {
  '31rb-1': { at: '3525', strength: 1 },
  '31rb-art': { at: '3525', strength: 1 },
  '184tb-t34': { at: '3626', strength: 1 },
} as const;

function movement(points: number, units: Setting['units'] = weak, given: Partial<Setting> = {}): State {
  const state = setting({ turn: 5, ...given, units });
  state.replacements.fill(points);
  state.repairs.fill(1);
  return state;
}

const replace = (state: State, unit: string, points: number) =>
  checkReplace(state, orderFor(state, { type: 'replace', unit, points }));
const repair = (state: State, unit: string) => checkRepair(state, orderFor(state, { type: 'repair', unit }));

test('rule 18, rule menu-replacement points are added to a personnel unit, one, several or all of those in hand', () => {
  const state = movement(4);
  expect(replace(state, '31rb-1', 1)).toBeNull();
  expect(replace(state, '31rb-1', 3)).toBeNull();
  const log = logOf((into) =>
    playReplace(state, orderFor(state, { type: 'replace', unit: '31rb-1', points: 3 }), into),
  );
  expect(strengthOf(state, '31rb-1')).toBe(4);
  expect(state.replacements[0]).toBe(1);
  expect(log).toEqual([
    { type: 'replaced', rule: '18', seats: ['soviet'], detail: { unit: '31rb-1', points: 3, strength: 4 } },
    { type: 'replacements-used', rule: '18', detail: { side: 'soviet', points: 3, left: 1 } },
  ]);
});

test('rule 18 not above the original strength', () => {
  const state = movement(9);
  expect(replace(state, '31rb-1', 4)).toBe('full-strength');
  playReplace(state, orderFor(state, { type: 'replace', unit: '31rb-1', points: 3 }), null);
  expect(replace(state, '31rb-1', 1)).toBe('full-strength');
});

test('rule 18 only with points in hand', () => {
  expect(replace(movement(0), '31rb-1', 1)).toBe('no-replacements');
  expect(replace(movement(2), '31rb-1', 3)).toBe('no-replacements');
  expect(replace(movement(2), '31rb-1', 0)).toBe('no-replacements');
});

test('rule 18 personnel only', () => {
  expect(replace(movement(4), '31rb-art', 1)).toBe('not-personnel');
  expect(replace(movement(4), '184tb-t34', 1)).toBe('not-personnel');
});

test('rule 18 in the first impulse of a turn only', () => {
  const state = movement(4);
  state.impulses[0] = 2;
  expect(replace(state, '31rb-1', 1)).toBe('first-impulse-only');
});

test('rule 18 repairs in any impulse of the turn', () => {
  const state = movement(0);
  for (const impulse of [1, 2, 3]) {
    state.impulses[0] = impulse;
    expect(repair(state, '184tb-t34'), `impulse ${impulse}`).toBeNull();
  }
});

test('rule 18 a unit of the deciding side, on the map', () => {
  const state = movement(4, { ...weak, '83id-i-277': { at: '2419', strength: 1 }, '31rb-2': 'off' });
  expect(replace(state, '83id-i-277', 1)).toBe('not-your-unit');
  expect(replace(state, '31rb-2', 1)).toBe('not-on-map');
});

const ring = { '31rb-1': '2418', '31rb-2': '2520', '31rb-3': '2320' };

test('rule 18 not to an isolated unit', () => {
  const state = movement(4, { ...ring, '83id-i-277': { at: '2419', strength: 1 } }, { side: 'german' });
  expect(replace(state, '83id-i-277', 1)).toBe('isolated-unit');
});

test('rule 18, ruling 43 nor to one in a fortress that has paid to avoid isolation', () => {
  const state = movement(4, { ...ring, '83id-i-277': { at: '2419', strength: 1 } }, { side: 'german' });
  state.avoidsIsolation = 1;
  expect(replace(state, '83id-i-277', 1)).toBe('isolated-unit');
});

test('rule 18, ruling 43 not even when the ring has been opened since', () => {
  const weak = { '83id-i-277': { at: '2419', strength: 1 }, '83id-i-257': { at: '0719', strength: 1 } };
  const state = movement(4, weak, { side: 'german' });
  expect(replace(state, '83id-i-277', 1)).toBeNull();
  state.avoidsIsolation = 1;
  expect(replace(state, '83id-i-277', 1)).toBe('fortress-paid');
  expect(replace(state, '83id-i-257', 1)).toBeNull();
});

test('rule 18 every number of points that is allowed is offered', () => {
  const state = movement(2);
  const codes = new ActionCodes();
  listReplacements(state, unitOf(state, '31rb-1'), codes);
  expect(Array.from({ length: codes.length }, (_, i) => headValue(codes.head(i)))).toEqual([1, 2]);
});

test('rule 18 an AFV below strength is repaired by one point, once a turn', () => {
  const state = movement(0);
  expect(repair(state, '184tb-t34')).toBeNull();
  const log = logOf((into) => playRepair(state, orderFor(state, { type: 'repair', unit: '184tb-t34' }), into));
  expect(strengthOf(state, '184tb-t34')).toBe(2);
  expect(repair(state, '184tb-t34')).toBe('no-repairs');
  expect(eventsOf(log, 'repaired')[0]).toEqual({
    type: 'repaired',
    rule: '18',
    seats: ['soviet'],
    detail: { unit: '184tb-t34', strength: 2 },
  });
});

test('rule 18 nothing but an AFV, and none at full strength', () => {
  const state = movement(0, { '31rb-1': { at: '3525', strength: 1 }, '184tb-t34': '3626' });
  expect(repair(state, '31rb-1')).toBe('not-afv');
  expect(repair(state, '184tb-t34')).toBe('full-strength');
});
