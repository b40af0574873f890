import { describe, expect, test } from 'vitest';
import { cloneState, DEPLOYED, MOVED } from '../../state.js';
import { eventsOf, hexOf, setting, scripted, unitOf, whereIs } from '../../testing/setting.js';
import { playPackedMove } from './movement.js';
import {
  act,
  ends,
  move,
  moveList,
  pointsSpent,
  priceOf,
  rail,
  tryOut,
  whereBroken,
  whyNot,
} from '../../testing/movement.js';

/** The country about 1513 is clear, without roads, creeks or slopes. */
const march = ['1512', '1511', '1510', '1509'];

describe('6A movement', () => {
  test('6A units move hex by hex, as far as the points of the impulse reach', () => {
    const state = setting({ impulse: 4, units: { '9grd-18g': '1513' } });
    expect(whyNot(state, move('9grd-18g', ...march))).toBeUndefined();
    expect(whyNot(state, move('9grd-18g', ...march, '1609'))).toBe('6A too-few-points');
    expect(whereBroken(state, move('9grd-18g', ...march, '1609'))).toBe('1609');
    expect(whyNot(state, move('9grd-18g', '1511'))).toBe('6A not-adjacent');
    expect(whyNot(state, move('9grd-18g'))).toBe('6A no-path');
  });

  test('6A, 5.2 a unit may move, stop and go on with what it has left', () => {
    const state = setting({ impulse: 4, units: { '9grd-18g': '1513' } });
    act(state, move('9grd-18g', '1512', '1511'));
    expect(whereIs(state, '9grd-18g')).toBe('1511');
    expect(pointsSpent(state, '9grd-18g')).toBe(2);
    expect(whyNot(state, move('9grd-18g', '1510', '1509', '1609'))).toBe('6A too-few-points');
    act(state, move('9grd-18g', '1510', '1509'));
    expect(whereIs(state, '9grd-18g')).toBe('1509');
    expect(ends(state, 'move', '9grd-18g')).toEqual([]);
  });

  test('6A all units of a side have the points of the impulse, their mobility decides what they make of them', () => {
    const state = setting({ impulse: 2, units: { '9grd-18g': '1513', '44ski-1': '1613', '9grd-at': '1413' } });
    expect(whyNot(state, move('9grd-18g', '1512', '1511'))).toBeUndefined();
    expect(whyNot(state, move('44ski-1', '1612', '1611', '1711', '1710'))).toBe('6A too-few-points');
    expect(priceOf(state, '44ski-1', '1612', '1513')).toBe(1);
    expect(priceOf(state, '9grd-at', '1412')).toBe(2);
    expect(whyNot(state, move('9grd-at', '1412', '1411'))).toBe('6A too-few-points');
  });

  test('6A no unit enters a hex with an enemy in it', () => {
    const state = setting({ units: { '9grd-18g': '1513', '83id-i-277': '1511' } });
    expect(whyNot(state, move('9grd-18g', '1512', '1511'))).toBe('3 stops-in-zone');
    act(state, move('9grd-18g', '1512'));
    const beside = setting({ units: { '9grd-18g': '1512', '83id-i-277': '1511' } });
    expect(whyNot(beside, move('9grd-18g', '1511'))).toBe('6A enemy-occupied');
    expect(ends(beside, 'move', '9grd-18g')).not.toContain('1511');
  });

  test('rule menu-move-units any path may be taken, not only the cheapest', () => {
    const state = setting({ units: { '9grd-18g': '1513' } });
    const log = act(state, move('9grd-18g', '1512', '1612', '1613', '1514'));
    expect(pointsSpent(state, '9grd-18g')).toBe(4);
    expect(eventsOf(log, 'moved')[0].detail).toEqual({
      side: 'soviet',
      unit: '9grd-18g',
      from: '1513',
      path: ['1512', '1612', '1613', '1514'],
      cost: 48,
    });
    expect(state.flags[unitOf(state, '9grd-18g')] & MOVED).toBe(MOVED);
  });

  test('5.2 a unit that assaults this impulse does not move any more', () => {
    const state = setting({ units: { '9grd-18g': '1512', '83id-i-277': '1511' } });
    state.target[unitOf(state, '9grd-18g')] = hexOf('1511');
    expect(whyNot(state, move('9grd-18g', '1513'))).toBe('5.2 assaults-this-impulse');
    expect(ends(state, 'move', '9grd-18g')).toEqual([]);
  });

  test('rule 5 only the side whose decision it is moves its own units on the map', () => {
    const state = setting({ units: { '9grd-18g': '1513', '83id-i-277': '1503', '9grd-22g': 'lost' } });
    expect(whyNot(state, move('83id-i-277', '1504'))).toBe('5 not-your-unit');
    expect(whyNot(state, move('9grd-22g', '1504'))).toBe('5 not-on-map');
  });

  test('6B2 a deployed gun that moves concentrates, at no cost', () => {
    const state = setting({ units: { '9grd-art': { at: '1513', deployed: true } } });
    act(state, move('9grd-art', '1512'));
    expect(state.flags[unitOf(state, '9grd-art')] & DEPLOYED).toBe(0);
    expect(pointsSpent(state, '9grd-art')).toBe(2);
  });
});

describe('rule 22 garrisons', () => {
  test('rule 22, ruling 100 on turn 1 no garrison moves at all, that of the city included; the troops in the line may', () => {
    const units = { '3mtn-i-138': '0719', '83id-i-277': '2419', '83id-i-251': '2022' } as const;
    const state = setting({ side: 'german', turn: 1, units });
    state.released = 0;
    expect(whyNot(state, move('3mtn-i-138', '0720'))).toBe('22 garrison-frozen');
    expect(whyNot(state, move('83id-i-277', '2420'))).toBe('22 garrison-frozen');
    for (const id of ['3mtn-i-138', '83id-i-277']) expect(ends(state, 'move', id)).toEqual([]);
    expect(whyNot(state, move('83id-i-251', '2021'))).toBeUndefined();
  });

  test('rule 22 from turn 2 on the garrison of the city may move within it', () => {
    const state = setting({ side: 'german', turn: 2, units: { '83id-i-277': '2419' } });
    state.released = 1;
    expect(whyNot(state, move('83id-i-277', '2420'))).toBeUndefined();
    expect(whyNot(state, move('83id-i-277', '2519'))).toBe('22 garrison-leaves-city');
    expect(ends(state, 'move', '83id-i-277')).toEqual(['2219', '2319', '2320', '2321', '2420', '2520', '2619']);
  });

  test('rule 22, ruling 48 released garrisons move freely', () => {
    const state = setting({ side: 'german', turn: 2, units: { '3mtn-i-138': '0719', '83id-i-277': '2419' } });
    state.released = 1;
    expect(whyNot(state, move('3mtn-i-138', '0720'))).toBeUndefined();
    expect(whyNot(state, move('83id-i-277', '2519'))).toBe('22 garrison-leaves-city');
    state.released = 3;
    expect(whyNot(state, move('83id-i-277', '2519'))).toBeUndefined();
  });

  test('rule 22 a unit of that garrison outside the city only comes nearer to it, from however far', () => {
    const state = setting({ side: 'german', units: { '83id-iii-257': '2717' } });
    state.released = 1;
    expect(whyNot(state, move('83id-iii-257', '2617', '2618', '2619'))).toBeUndefined();
    expect(whyNot(state, move('83id-iii-257', '2716'))).toBe('22 garrison-leaves-city');
    expect(whyNot(state, move('83id-iii-257', '2718'))).toBeUndefined();
    expect(ends(state, 'move', '83id-iii-257')).toEqual(expect.arrayContaining(['2618', '2619', '2718', '2219']));
    expect(ends(state, 'move', '83id-iii-257')).not.toContain('2817');
  });

  test('rule 22 the garrison of the city does not leave it by rail either', () => {
    const state = setting({ side: 'german', bridges: ['2220'], units: { '83id-i-277': '2420' } });
    expect(whyNot(state, rail('83id-i-277', '2321', '2220', '2121'))).toBeUndefined();
    state.released = 1;
    expect(whyNot(state, rail('83id-i-277', '2321', '2220', '2121'))).toBe('22 garrison-leaves-city');
    expect(ends(state, 'rail', '83id-i-277')).toEqual(['2321', '2520', '2619']);
  });
});

describe('rule intrinsic-garrisons', () => {
  test('rule intrinsic-garrisons a standing garrison keeps Soviets out of its town, but not Germans', () => {
    const state = setting({ garrisons: ['1420'], units: { '9grd-18g': '1421' } });
    expect(whyNot(state, move('9grd-18g', '1420'))).toBe('intrinsic-garrisons intrinsic-garrison-stands');
    expect(ends(state, 'move', '9grd-18g')).not.toContain('1420');
    const ruined = setting({ units: { '9grd-18g': '1421' } });
    expect(whyNot(ruined, move('9grd-18g', '1420'))).toBeUndefined();
    const german = setting({ side: 'german', garrisons: ['1420'], units: { '83id-i-251': '1421' } });
    expect(whyNot(german, move('83id-i-251', '1420'))).toBeUndefined();
  });

  test('ruling 8 garrisons project no zone', () => {
    const state = setting({ garrisons: ['1420'], units: { '9grd-18g': '1423' } });
    expect(whyNot(state, move('9grd-18g', '1422', '1421', '1321'))).toBeUndefined();
  });
});

test('ruling 23 a Soviet unit that enters the hex of a bunker without defenders puts it out of action', () => {
  const state = setting({ bunkers: { '2420': 10 }, units: { '9grd-18g': '2421' } });
  act(state, move('9grd-18g', '2420'));
  expect(state.bunkers[state.context.ground.cityIndex[hexOf('2420')]]).toBe(0);
  expect(tryOut(setting({ units: { '9grd-18g': '2421' } }), move('9grd-18g', '2420')).bunkersLost).toBe(0);
});

test('ruling 23 so does one that goes through it, by foot or by rail', () => {
  const units = { '9grd-18g': '2720' } as const;
  const state = setting({ bunkers: { '2520': 15, '2619': 10, '2219': 15 }, units });
  const onFoot = tryOut(state, move('9grd-18g', '2619', '2520', '2420'));
  expect(Array.from(onFoot.bunkers).filter((strength) => strength > 0)).toEqual([15]);
  expect(onFoot.bunkersLost).toBe(2);
  const packed = cloneState(state);
  const { head, tail } = moveList(state, '9grd-18g').find(({ end }) => end === hexOf('2420'))!;
  playPackedMove(packed, head, tail, scripted(), null);
  expect(packed.bunkersLost).toBe(2);
  expect(tryOut(state, rail('9grd-18g', '2619', '2520', '2420')).bunkersLost).toBe(2);
});
