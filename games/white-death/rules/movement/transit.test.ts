import { describe, expect, test } from 'vitest';
import { QUARTER } from '../../actions/actions.js';
import { STOPPED } from '../../state.js';
import { eventsOf, setting, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { findIsolation } from '../supply/isolation.js';
import { act, ends, move, pointsSpent, whereBroken, whyNot } from '../../testing/movement.js';
import { transitValue } from './transit.js';

const guns = { '83id-i-251': '1511', 'lix-286-flak': '1511' } as const;

function fire(state: ReturnType<typeof setting>, id: string, everything = true): number {
  return transitValue(state, unitOf(state, id), everything, findIsolation(state)) / QUARTER;
}

describe('3A AFVs in enemy zones', () => {
  test('3A an AFV need not stop in an enemy zone: it goes on with another move', () => {
    const state = setting({ units: { '33tb-t34': '1513', ...guns } });
    expect(whyNot(state, move('33tb-t34', '1512', '1612'))).toBe('3A transit-ends-move');
    expect(whereBroken(state, move('33tb-t34', '1512', '1612'))).toBe('1512');
    act(state, move('33tb-t34', '1512'));
    expect(state.flags[unitOf(state, '33tb-t34')] & STOPPED).toBe(0);
    const log = act(state, move('33tb-t34', '1612', '1712'), 6);
    expect(whereIs(state, '33tb-t34')).toBe('1712');
    expect(pointsSpent(state, '33tb-t34')).toBe(4);
    expect(eventsOf(log, 'transit-fire')[0].detail).toEqual({ unit: '33tb-t34', hex: '1512', die: 6, lost: 0 });
  });

  test('3A an AFV that begins its move in a zone is fired at too, and each time it leaves one', () => {
    const state = setting({ units: { '33tb-t34': '1512', ...guns } });
    act(state, move('33tb-t34', '1611'), 6);
    act(state, move('33tb-t34', '1610'), 5);
    act(state, move('33tb-t34', '1609'), 4);
    expect(pointsSpent(state, '33tb-t34')).toBe(6);
    expect(strengthOf(state, '33tb-t34')).toBe(6);
  });

  test('3A, 14A1, ruling 113 losses call for a morale check in the hex that is left; those who pass go on', () => {
    const state = setting({ units: { '33tb-t34': '1512', ...guns } });
    // 9 1/2 against 4 is 2:1.
    const log = act(state, move('33tb-t34', '1612'), 1, 1);
    expect(eventsOf(log, 'strength-lost').map(({ rule }) => rule)).toEqual(['3A']);
    expect(strengthOf(state, '33tb-t34')).toBe(4);
    expect(whereIs(state, '33tb-t34')).toBe('1612');
    expect(state.flags[unitOf(state, '33tb-t34')] & STOPPED).toBe(0);
    // Losses alone do not end its movement.
    expect(whyNot(state, move('33tb-t34', '1712'))).toBeUndefined();
  });

  test('3A an AFV that fails its check ends its movement where it is', () => {
    const state = setting({ units: { '33tb-t34': '1512', ...guns } });
    act(state, move('33tb-t34', '1612'), 1, 4);
    expect(whereIs(state, '33tb-t34')).toBe('1512');
    expect(whyNot(state, move('33tb-t34', '1612'))).toBe('3 stopped');
    expect(pointsSpent(state, '33tb-t34')).toBe(0);
  });

  test('3A an AFV that routs retreats two hexes, without losing another point', () => {
    const state = setting({ units: { '33tb-t34': '1512', ...guns } });
    act(state, move('33tb-t34', '1612'), 1, 6);
    expect(['1512', '1612']).not.toContain(whereIs(state, '33tb-t34'));
    expect(strengthOf(state, '33tb-t34')).toBe(4);
    expect(ends(state, 'move', '33tb-t34')).toEqual([]);
  });

  test('3A, 10C3 an AFV may be destroyed before it gets away', () => {
    const state = setting({ units: { '33tb-t34': { at: '1512', strength: 1 }, ...guns } });
    act(state, move('33tb-t34', '1612'), 1);
    expect(whereIs(state, '33tb-t34')).toBe('lost');
  });

  test('3A the fire of the movement phase does not keep units from firing later', () => {
    const state = setting({ units: { '33tb-t34': '1512', '33tb-t70': '1512', ...guns } });
    act(state, move('33tb-t34', '1612'), 6);
    act(state, move('33tb-t70', '1612'), 6);
    expect(state.flags[unitOf(state, 'lix-286-flak')]).toBe(0);
  });

  test('3A others are not fired at, and stop', () => {
    const state = setting({ units: { '9grd-18g': '1512', ...guns } });
    act(state, move('9grd-18g', '1612'));
    expect(whereIs(state, '9grd-18g')).toBe('1612');
  });

  test('3A where nobody can fire at tanks no die is rolled', () => {
    const state = setting({ units: { '33tb-t34': '1512', 'lix-708-sec': '1511' } });
    expect(act(state, move('33tb-t34', '1612')).map(({ type }) => type)).toEqual(['moved']);
  });
});

describe('ruling 7 the fire on an AFV that leaves several zones', () => {
  test('ruling 7 everybody whose zone covers the hex fires, as one attack', () => {
    const state = setting({ units: { '33tb-t34': '1512', ...guns, '83id-183-pi': '1412' } });
    // 1 1/2 and 8 in one hex, 2 in the other.
    expect(fire(state, '33tb-t34')).toBe(11.5);
    act(state, move('33tb-t34', '1612'), 6);
  });

  test('rule 3, ruling 7 a weapons company alone has no zone and does not fire', () => {
    const state = setting({ units: { '33tb-t34': '1512', '83id-i-251': '1511', '83id-14-251': '1412' } });
    expect(fire(state, '33tb-t34')).toBe(1.5);
  });

  test('3A, ruling 61 a bunker has no zone and does not fire, whoever is in it', () => {
    const state = setting({ bunkers: { '2420': 10 }, units: { '33tb-t34': '2421', '83id-i-277': '2420' } });
    expect(fire(state, '33tb-t34')).toBe(1.5);
    const alone = setting({ bunkers: { '2420': 10 }, units: { '33tb-t34': '2421', '83id-14-251': '2420' } });
    expect(fire(alone, '33tb-t34')).toBe(0);
  });

  test('3A, 12B fire down a slope is doubled', () => {
    const state = setting({ units: { '33tb-t34': '0812', '83id-i-251': '0712' } });
    expect(fire(state, '33tb-t34')).toBe(3);
  });

  test('3A, 4C the moving side is told die and loss, not what fires from below the top', () => {
    const state = setting({ units: { '33tb-t34': '1512', ...guns } });
    expect(fire(state, '33tb-t34', false)).toBe(1.5);
    const log = act(state, move('33tb-t34', '1612'), 6);
    const { seats, detail } = eventsOf(log, 'transit-fire-value')[0];
    expect(seats).toEqual(['german']);
    expect(detail).toEqual({ unit: '33tb-t34', hex: '1512', fire: 9.5, defence: 4 });
  });
});
