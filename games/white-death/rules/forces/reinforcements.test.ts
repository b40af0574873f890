import { ActionCodes } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import type { State } from '../../state.js';
import { eventsOf, setting, unitOf, whereIs } from '../../testing/setting.js';
import { isClosed, listReassign } from './reinforcements.js';
import { act, areaOf, ends, enter, listed, move, pointsSpent, waiting, whyNot } from '../../testing/movement.js';

const reassign = (unit: string, area: string): Action => ({ type: 'reassign', unit, area });

describe('rule 17 reinforcements', () => {
  test('rule 17 they appear in the second impulse of their turn', () => {
    const state = waiting('26rb-1', 'ne');
    expect(whyNot(state, enter('26rb-1', '3101'))).toBeUndefined();
    state.impulses[0] = 1;
    expect(whyNot(state, enter('26rb-1', '3101'))).toBe('17 second-impulse');
    expect(ends(state, 'enter', '26rb-1')).toEqual([]);
  });

  test('rule 17 not before their turn, and not what does not come at all', () => {
    expect(whyNot(waiting('26rb-1', 'ne', 4), enter('26rb-1', '3101'))).toBe('17 not-due-yet');
    expect(whyNot(waiting('26rb-1', 'ne', 0), enter('26rb-1', '3101'))).toBe('17 not-a-reinforcement');
    const onMap = waiting('26rb-1', 'ne', 3, { '26rb-1': '1513' });
    expect(whyNot(onMap, enter('26rb-1', '3101'))).toBe('17 not-a-reinforcement');
  });

  test('rule 17, ruling 38 those left over enter in the first impulse of a later turn, with its points', () => {
    const state = waiting('26rb-1', 'ne', 2);
    state.impulses[0] = 1;
    state.impulse = 1;
    expect(whyNot(state, enter('26rb-1', '3101'))).toBeUndefined();
    expect(whyNot(state, enter('26rb-1', '3101', '3102'))).toBe('6A too-few-points');
  });

  test('17A the Northeastern area is the north edge east of the Lowatj, the Eastern the whole east edge', () => {
    const northEast = waiting('26rb-1', 'ne');
    expect(whyNot(northEast, enter('26rb-1', '3001'))).toBeUndefined();
    expect(whyNot(northEast, enter('26rb-1', '4001'))).toBeUndefined();
    expect(whyNot(northEast, enter('26rb-1', '2801'))).toBe('17C not-an-entry-hex');
    const east = waiting('26rb-1', 'e');
    expect(whyNot(east, enter('26rb-1', '4043'))).toBeUndefined();
    expect(whyNot(east, enter('26rb-1', '3901'))).toBe('17C not-an-entry-hex');
  });

  test('3B, 17C a hidden ski unit stops skiers that come onto the map as well', () => {
    const state = waiting('44ski-1', 'ne', 3, { '83id-i-251': '3704', 'lix-ski-1': '3704' });
    const log = act(state, enter('44ski-1', '3701', '3702', '3703', '3603', '3604'));
    expect(whereIs(state, '44ski-1')).toBe('3703');
    expect(eventsOf(log, 'ski-stopped')[0].detail).toEqual({ unit: '44ski-1', hex: '3703' });
    expect(whyNot(state, move('44ski-1', '3702'))).toBe('3 stopped');
  });

  test('17A, ruling 37 the third Soviet area lies in the south-east', () => {
    const state = waiting('334rd-1122', 'se');
    expect(whyNot(state, enter('334rd-1122', '3743'))).toBeUndefined();
    expect(whyNot(state, enter('334rd-1122', '3643'))).toBe('17C not-an-entry-hex');
  });

  test('17B the German areas', () => {
    const hold = { '83id-i-251': '2238' } as const;
    const areas = { s: ['2143', '3043'], sw: ['0133', '0139'], w: ['0114', '0122'], nw: ['0401', '1201'] };
    for (const [area, hexes] of Object.entries(areas)) {
      const state = waiting('291id-i-504', area, 3, hold);
      for (const hex of hexes) expect(whyNot(state, enter('291id-i-504', hex))).toBeUndefined();
      expect(whyNot(state, enter('291id-i-504', '1501'))).toBe('17C not-an-entry-hex');
    }
  });

  test('17C a unit pays for the hex of the edge, and goes on with what is left', () => {
    const state = waiting('26rb-1', 'ne');
    const log = act(state, enter('26rb-1', '3601', '3602'));
    expect(whereIs(state, '26rb-1')).toBe('3602');
    expect(pointsSpent(state, '26rb-1')).toBe(2);
    expect(eventsOf(log, 'entered')[0].detail).toMatchObject({ unit: '26rb-1', from: null, path: ['3601', '3602'] });
    act(state, move('26rb-1', '3502'));
    expect(whyNot(state, enter('26rb-1', '3601'))).toBe('17 not-a-reinforcement');
  });

  test('ruling 59 where a road leads off the map units come along it', () => {
    const road = waiting('26rb-at', 'ne');
    act(road, enter('26rb-at', '3001', '3002'));
    expect(pointsSpent(road, '26rb-at')).toBe(1);
    const country = waiting('26rb-at', 'ne');
    act(country, enter('26rb-at', '3601'));
    expect(pointsSpent(country, '26rb-at')).toBe(2);
  });

  test('rule 7, 17C an edge hex may be prohibited terrain', () => {
    const tanks = waiting('33tb-t34', 'ne');
    expect(whyNot(tanks, enter('33tb-t34', '3201'))).toBe('7 terrain-prohibited');
    expect(whyNot(tanks, enter('33tb-t34', '3001'))).toBeUndefined();
    expect(ends(tanks, 'enter', '33tb-t34')).not.toContain('3201');
  });

  test('rule 3, 6A, 17C enemies bar edge hexes, and their zones stop who enters', () => {
    const state = waiting('26rb-1', 'ne', 3, { '83id-i-251': '3601' });
    expect(whyNot(state, enter('26rb-1', '3601'))).toBe('6A enemy-occupied');
    expect(whyNot(state, enter('26rb-1', '3701', '3702'))).toBe('3 stops-in-zone');
    act(state, enter('26rb-1', '3701'));
    expect(whyNot(state, move('26rb-1', '3702'))).toBe('3 stopped');
  });

  test('rule 4, 17C a unit may enter through a full hex but not stay there', () => {
    const state = waiting('26rb-1', 'ne', 3, { '9grd-18g': '3601', '9grd-smg': '3601' });
    expect(whyNot(state, enter('26rb-1', '3601'))).toBe('4 stack-full');
    expect(whyNot(state, enter('26rb-1', '3601', '3602'))).toBeUndefined();
  });

  test('ruling 60 a unit from off the map comes into a river hex on either bank', () => {
    const state = waiting('18mech-1mr', 'e');
    state.weather = 1;
    expect(whyNot(state, enter('18mech-1mr', '4010', '4009'))).toBeUndefined();
    expect(whyNot(state, enter('18mech-1mr', '4010', '4011'))).toBe('7 terrain-prohibited');
  });

  test('every entry listed is legal', () => {
    for (const [id, area] of [
      ['26rb-1', 'ne'],
      ['33tb-t34', 'e'],
      ['8pz-8-krad', 'nw'],
    ] as const) {
      const state = waiting(id, area);
      const entries = listed(state, 'enter', id);
      expect(entries.length).toBeGreaterThan(20);
      for (const action of entries) expect(whyNot(state, action)).toBeUndefined();
    }
  });
});

describe('17D alternate entry zones', () => {
  /** Scheduled for turn 5 by the Southern area, and for turn 3 by the Southwestern. */
  const southern = '1ss-i-8-ss';
  const southwestern = '291id-i-505';
  const scheduled = (id: string, turn: number): State => {
    const { due } = setting({ units: {} }).context.units.find((unit) => unit.id === id)!;
    const state = waiting(id, due!.entry, due!.turn, { '83id-i-251': '2238' });
    state.turn = turn;
    return state;
  };

  test('17D from the Southern area to the Southwestern in the same turn', () => {
    const state = scheduled(southern, 5);
    const log = act(state, reassign(southern, 'sw'));
    expect(eventsOf(log, 'reassigned')[0].detail).toEqual({ unit: southern, from: 's', area: 'sw', due: 5 });
    expect(whyNot(state, enter(southern, '0133'))).toBeUndefined();
  });

  test('17D, ruling 39 from either to the Western area one turn later', () => {
    for (const [id, turn] of [
      [southern, 5],
      [southwestern, 2],
    ] as const) {
      const state = scheduled(id, turn);
      act(state, reassign(id, 'w'));
      expect(whyNot(state, enter(id, '0118'))).toBe('17 not-due-yet');
      state.turn++;
      expect(whyNot(state, enter(id, '0118'))).toBeUndefined();
    }
  });

  test('17D later than it was scheduled, not than it was sent elsewhere', () => {
    const state = scheduled(southwestern, 5);
    const log = act(state, reassign(southwestern, 'w'));
    expect(eventsOf(log, 'reassigned')[0].detail['due']).toBe(3);
    expect(whyNot(state, enter(southwestern, '0118'))).toBeUndefined();
  });

  test('17D, ruling 116 as long as it has not entered it may be sent back, and is due as it was', () => {
    const state = scheduled(southern, 5);
    act(state, reassign(southern, 'w'));
    expect(whiteDeath.legal(state, 'german', southern)).toContainEqual(reassign(southern, 's'));
    const log = act(state, reassign(southern, 's'));
    expect(eventsOf(log, 'reassigned')[0].detail).toEqual({ unit: southern, from: 'w', area: 's', due: 5 });
    expect(whyNot(state, reassign(southern, 's'))).toBe('17D no-alternate-entry');
    act(state, reassign(southern, 'sw'));
    act(state, reassign(southern, 'w'));
    expect(state.due[unitOf(state, southern)]).toBe(6);
  });

  test('17D nothing else, and not before the unit is due', () => {
    expect(whyNot(scheduled(southwestern, 3), reassign(southwestern, 's'))).toBe('17D no-alternate-entry');
    expect(whyNot(scheduled(southern, 5), reassign(southern, 'nw'))).toBe('17D no-alternate-entry');
    expect(whyNot(waiting('26rb-1', 'ne'), reassign('26rb-1', 'e'))).toBe('17D no-alternate-entry');
    expect(whyNot(scheduled(southern, 4), reassign(southern, 'sw'))).toBe('17 not-due-yet');
  });

  test('rule menu-alternate-entry the list names every area a unit may be sent to', () => {
    const codes = new ActionCodes();
    const state = scheduled(southern, 5);
    listReassign(state, unitOf(state, southern), codes);
    expect(Array.from({ length: codes.length }, (_, i) => codes.tail(i))).toEqual([
      areaOf(state, 'sw'),
      areaOf(state, 'w'),
    ]);
  });
});

describe('17E closed entry zones', () => {
  const closed = (area: string, ...hexes: readonly string[]): boolean => {
    const ids = ['83id-i-251', '83id-ii-251'];
    const state = waiting('1ss-i-8-ss', area, 3, Object.fromEntries(hexes.map((hex, i) => [ids[i], hex])));
    const refused = whyNot(state, enter('1ss-i-8-ss', area === 's' ? '2443' : '0139')) === '17E entry-closed';
    expect(isClosed(state, areaOf(state, area))).toBe(refused);
    return refused;
  };

  test('17E, ruling 40 the Southern area needs Germans south of the city and east of the Lowatj', () => {
    expect(closed('s')).toBe(true);
    expect(closed('s', '2422')).toBe(false);
    expect(closed('s', '2421')).toBe(true);
    expect(closed('s', '2022')).toBe(true);
    // In the river is on neither bank.
    expect(closed('s', '2223')).toBe(true);
  });

  test('17E the Southwestern area needs Germans within ten hexes of the south edge', () => {
    expect(closed('sw')).toBe(true);
    expect(closed('sw', '1032')).toBe(true);
    expect(closed('sw', '1033')).toBe(false);
  });

  test('17E intrinsic garrisons do not hold an area open', () => {
    const state = waiting('1ss-i-8-ss', 'sw');
    for (let i = 0; i < state.context.ground.garrisons.length; i++) state.garrisons[i] = 1;
    expect(isClosed(state, areaOf(state, 'sw'))).toBe(true);
  });
});
