import type { PolicySettings } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { GERMAN, grid } from '../../context.js';
import { NONE, type State } from '../../state.js';
import { hexOf, setting, type Setting, unitOf, whereIs } from '../../testing/setting.js';
import { findAxis, makeAxis } from './axis.js';
import { look, makeSight, measureBacking } from '../map/sight.js';
import { script } from '../script.js';
import { usualWeights } from '../weights.js';
import { choice, movement } from '../../testing/impulse.js';

/** A city that holds out in the citadel alone, ringed by a division. */
const siege = {
  '83id-i-277': '2219',
  '357rd-1188': '2119',
  '357rd-1190': '2121',
  '357rd-1192': '2319',
  '257rd-943': '2321',
  '257rd-948': '2218',
} as const;

const lastTurn: Setting = { scenario: 'scenario-3', side: 'german', turn: 9, units: siege };

/** The hex that bars the way to the city. */
function reliefGoal(state: State): number {
  const axis = makeAxis();
  const sight = makeSight();
  look(sight, usualWeights, state, GERMAN);
  measureBacking(sight);
  findAxis(axis, sight, state);
  return axis.goal;
}

describe('the axis of the relief', () => {
  test('leads past the weaker of two stacks that bar the way', () => {
    const state = setting({
      ...lastTurn,
      units: { ...siege, '8pz-i-8': '1620', '9grd-18g': '1819', '9grd-22g': '1820', '31rb-1': '1821' },
    });
    expect(['1819', '1820']).not.toContain(grid.labels[reliefGoal(state)]);
  });

  test('goes round a tank alone in a town, which infantry cannot drive out', () => {
    const barred = (unit: string) => {
      const units = { ...siege, '331id-i-557': '1722', '331id-ii-557': '1722', [unit]: { at: '1921', strength: 2 } };
      return grid.labels[reliefGoal(setting({ ...lastTurn, units }))];
    };
    expect(barred('9grd-18g')).toBe('1921');
    expect(barred('36tb-t34')).not.toBe('1921');
  });

  test('ends before the city when nothing bars it: whoever goes in is shut in', () => {
    const state = setting({ ...lastTurn, units: { '83id-i-277': '2219', '8pz-i-8': '1620', '257rd-943': '2721' } });
    const goal = reliefGoal(state);
    expect(state.context.ground.city).not.toContain(goal);
    expect(grid.distance(goal, hexOf('2219'))).toBe(1);
  });

  test('is not looked for when the city has fallen', () => {
    const state = setting({ ...lastTurn, units: { '8pz-i-8': '1620', '357rd-1188': '2219' } });
    state.holders.fill(0);
    expect(reliefGoal(state)).toBe(NONE);
  });
});

describe('the last turn of a relief', () => {
  test('the Germans spend nothing until the Soviets have nothing left', () => {
    const before = setting({ ...lastTurn, step: 'decision', left: [3, 10] });
    expect(choice(before)).toEqual({ type: 'pass' });
    const after = setting({ ...lastTurn, step: 'decision', left: [0, 7], supply: [0, 0, 0] });
    expect(choice(after)).toEqual({ type: 'impulse', points: 7 });
  });

  test('with the last word somebody stands within three hexes of the city, whatever is near', () => {
    const units = { ...siege, '8pz-8-krad': '1521', '9grd-18g': '1919', '9grd-22g': '1923', '9grd-31g': '1920' };
    const state = setting({ ...lastTurn, units, impulse: 7, left: [0, 0], supply: [0, 0, 0] });
    movement(state);
    const away = grid.distance(hexOf(whereIs(state, '8pz-8-krad')), hexOf('2219'));
    expect(away).toBeLessThanOrEqual(3);
  });
});

test('battalions that stand before the city are not sent to a railway town in the north', () => {
  const state = setting({
    scenario: 'scenario-4',
    side: 'german',
    turn: 10,
    units: { ...siege, '8pz-i-8': '1821', '8pz-ii-8': '1822', '31rb-1': '1009', '31rb-2': '1110' },
    impulse: 4,
    left: [6, 6],
  });
  const purposes = (settings?: PolicySettings): Set<string> => {
    const policy = script.make(settings);
    const found = ['8pz-i-8', '8pz-ii-8'].flatMap((id) => policy.alternatives(state, unitOf(state, id), 100));
    return new Set(found.map(({ motive }) => motive.code));
  };
  expect(purposes()).toContain('relief');
  expect(purposes()).not.toContain('garrison');
  expect(purposes({ weights: { spearheadFire: 0 } })).toContain('garrison');
});
