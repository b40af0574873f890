import type { Log } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { GERMAN, grid, SOVIET } from '../../context.js';
import { EAST, RAIL, RIVER, TOWN } from '../../ground.js';
import { hexOf, setting } from '../../testing/setting.js';
import { destroyGarrison, garrisonBars, garrisonStands } from './garrisons.js';

/** Intrinsic garrisons. */

describe('rule intrinsic-garrisons', () => {
  test('rule intrinsic-garrisons every railway town west of the Lowatj but the city has one', () => {
    const { ground } = setting({ units: {} }).context;
    const towns = grid.labels.filter((_, hex) => {
      const bits = ground.hexes[hex];
      return bits & TOWN && bits & RAIL && (bits & (EAST | RIVER)) === 0 && ground.cityIndex[hex] === -1;
    });
    expect(ground.garrisons.map((hex) => grid.label(hex)).toSorted()).toEqual(towns.toSorted());
  });

  test('rule intrinsic-garrisons it bars its town to the Soviets until it is destroyed, once and for all', () => {
    const log: Log = [];
    const state = setting({ units: {}, garrisons: ['0719'] });
    const hex = hexOf('0719');
    expect(garrisonStands(state, hex)).toBe(true);
    expect(garrisonStands(state, hexOf('0720'))).toBe(false);
    expect(garrisonStands(state, hexOf('1505'))).toBe(false);
    expect(garrisonBars(state, SOVIET, hex)).toBe(true);
    expect(garrisonBars(state, GERMAN, hex)).toBe(false);
    destroyGarrison(state, hex, log);
    expect(garrisonBars(state, SOVIET, hex)).toBe(false);
    expect(log).toEqual([{ type: 'garrison-destroyed', rule: 'intrinsic-garrisons', detail: { hex: '0719' } }]);
  });

  test('ruling 86 its point counts among the German losses', () => {
    const state = setting({ units: {}, garrisons: ['0719'] });
    destroyGarrison(state, hexOf('0719'), null);
    expect([...state.losses]).toEqual([0, 0, 1, 0]);
  });
});
