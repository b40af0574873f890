import type { Log } from '@impulse/engine';
import { expect, test } from 'vitest';
import { STANDING, standingRoom, standingValues } from '../../actions/actions.js';
import { GERMAN, grid } from '../../context.js';
import { ASSAULTED, DEPLOYED, NONE, SHAKEN, type State } from '../../state.js';
import { eventsOf, hexOf, setting, type Setting, strengthOf, unitOf, whereIs } from '../../testing/setting.js';
import { detailsOf, surrounded } from '../../testing/combat.js';
import { retreat } from './retreat.js';

function flee(given: Setting | State, id: string): { state: State; log: Log } {
  const state = 'cells' in given ? given : setting(given);
  const log: Log = [];
  retreat(state, unitOf(state, id), 2, log);
  return { state, log };
}

test('14B, ruling 26 ends two hexes away, as far from the enemy as can be', () => {
  const { state, log } = flee(
    { units: { '83id-i-277': '1413', '9grd-18g': '1514', '9grd-22g': '1513' } },
    '83id-i-277',
  );
  const end = hexOf(whereIs(state, '83id-i-277'));
  expect(grid.distance(hexOf('1413'), end)).toBe(2);
  expect(grid.distance(hexOf('1513'), end)).toBe(3);
  expect(grid.distance(hexOf('1514'), end)).toBe(3);
  expect(strengthOf(state, '83id-i-277')).toBe(3);
  expect(detailsOf(log, 'retreated')[0]['path']).toHaveLength(2);
});

test('ruling 26 the same position always gives the same retreat', () => {
  const units = { '83id-i-277': '1413', '9grd-18g': '1514' };
  const first = flee({ units }, '83id-i-277').state;
  const second = flee({ units }, '83id-i-277').state;
  expect(whereIs(first, '83id-i-277')).toBe(whereIs(second, '83id-i-277'));
});

/** Whichever way the battalion goes, the first hex is next to a regiment. */
const hemmedIn = {
  '83id-i-277': '1413',
  '9grd-18g': '1514',
  '9grd-22g': '1513',
  '46grd-135g': '1412',
  '46grd-139g': '1315',
};

test('14C1 a retreat through enemy zones costs one point, however many they are', () => {
  const { state, log } = flee({ units: hemmedIn }, '83id-i-277');
  expect(strengthOf(state, '83id-i-277')).toBe(2);
  expect(detailsOf(log, 'retreats-through-zone')).toHaveLength(1);
  expect(eventsOf(log, 'strength-lost').map(({ rule }) => rule)).toEqual(['14C1']);
});

test('14C1 it goes on until it is in no enemy zone', () => {
  const { state, log } = flee({ units: { ...hemmedIn, '46grd-141g': '1113' } }, '83id-i-277');
  const end = hexOf(whereIs(state, '83id-i-277'));
  expect(grid.distance(hexOf('1413'), end)).toBeGreaterThan(2);
  expect((state.zones[end] & 0xff) === 0).toBe(true);
  expect(detailsOf(log, 'retreated')[0]['path']).toHaveLength(grid.distance(hexOf('1413'), end));
});

/** One hex beside the battalion is free of zones, and behind it one more that is two hexes away. */
const oneWayOut = {
  '83id-i-277': '1413',
  '9grd-18g': '1514',
  '9grd-22g': '1513',
  '46grd-135g': '1412',
  '46grd-139g': '1215',
};
const full = { '3mtn-i-138': '1213', '3mtn-ii-138': '1213', '3mtn-iii-138': '1213', '291id-i-504': '1213' };

test('rule 4, ruling 75 who cannot stop two hexes away goes on, rather than through zones to where he could', () => {
  const { state, log } = flee({ units: { ...oneWayOut, ...full } }, '83id-i-277');
  expect(detailsOf(log, 'retreated')[0]['path']).toHaveLength(3);
  expect(strengthOf(state, '83id-i-277')).toBe(3);
  expect(detailsOf(log, 'retreats-through-zone')).toEqual([]);
});

test('14C1, ruling 75 it enters enemy zones only where it is forced to', () => {
  const { state, log } = flee({ units: oneWayOut }, '83id-i-277');
  expect(detailsOf(log, 'retreated')[0]['path']).toEqual(['1314', '1213']);
  expect(strengthOf(state, '83id-i-277')).toBe(3);
});

test('14C1 with nowhere to go the unit is lost', () => {
  const { state, log } = flee({ units: surrounded }, '83id-i-277');
  expect(whereIs(state, '83id-i-277')).toBe('lost');
  expect(state.losses[2]).toBe(3);
  expect(detailsOf(log, 'no-retreat')).toHaveLength(1);
});

test('14C1 a unit of one point that has to pass a zone is lost on the way', () => {
  const units = {
    '83id-i-277': { at: '1413', strength: 1 },
    '9grd-18g': '1514',
    '9grd-22g': '1513',
    '46grd-135g': '1412',
    '46grd-139g': '1315',
  };
  expect(whereIs(flee({ units }, '83id-i-277').state, '83id-i-277')).toBe('lost');
});

test('rule 4, 14C1 units that would be too many in a hex go farther', () => {
  const open = flee({ units: { '9grd-18g': '1413', '83id-i-277': '1314' } }, '9grd-18g').state;
  const first = whereIs(open, '9grd-18g');
  // One regiment and one battalion: another regiment does not fit.
  const { state } = flee({ units: { '9grd-18g': '1413', '83id-i-277': '1314', '46grd-135g': first } }, '9grd-18g');
  expect(whereIs(state, '9grd-18g')).not.toBe(first);
});

test('ruling 26 prohibited terrain cannot be entered', () => {
  const { state } = flee({ units: { '33tb-t34': '2314', '83id-i-277': '2414' } }, '33tb-t34');
  const end = whereIs(state, '33tb-t34');
  expect(end === 'lost' || (state.context.ground.hexes[hexOf(end)] & 2) === 0).toBe(true);
});

test('rule intrinsic-garrisons Soviets do not retreat into a town whose garrison stands', () => {
  const units = { '9grd-18g': '1617', '83id-i-277': '1618' };
  const free = whereIs(flee({ units }, '9grd-18g').state, '9grd-18g');
  expect(free).not.toBe('lost');
  const barred = flee({ units: { '9grd-18g': '0817', '83id-i-277': '0818' }, garrisons: ['0915'] }, '9grd-18g').state;
  expect(whereIs(barred, '9grd-18g')).not.toBe('0915');
});

test('rule standing-orders among equals the side prefers what it has ordered', () => {
  const preferring = (value: (typeof standingValues.retreat)[number]) => {
    const state = setting({ units: { '83id-i-277': '1717', '9grd-18g': '1817' } });
    state.standing[GERMAN * standingRoom + STANDING.retreat] = standingValues.retreat.indexOf(value);
    const { log } = flee(state, '83id-i-277');
    return { end: whereIs(state, '83id-i-277'), acted: eventsOf(log, 'order-acted') };
  };
  expect(preferring('town')).toEqual({
    end: '1615',
    acted: [
      {
        type: 'order-acted',
        rule: 'standing-orders',
        seats: ['german'],
        detail: { order: 'retreat', value: 'town', unit: '83id-i-277', hex: '1615' },
      },
    ],
  });
  expect(preferring('rear').end).not.toBe('1615');
  expect(preferring('rear').acted).toEqual([]);
});

test('6B2, ruling 75 a unit in flight is limbered up, shaken and assaults nothing', () => {
  const state = setting({ units: { '83id-i-183': { at: '1413', deployed: true }, '9grd-18g': '1514' } });
  const gun = unitOf(state, '83id-i-183');
  state.target[gun] = hexOf('1514');
  state.flags[gun] |= ASSAULTED;
  flee(state, '83id-i-183');
  expect(state.flags[gun] & (DEPLOYED | ASSAULTED | SHAKEN)).toBe(SHAKEN);
  expect(state.target[gun]).toBe(NONE);
});

test('4C what lies below the top of enemy stacks makes no difference', () => {
  const base = { '83id-i-277': '1413', '9grd-18g': '1514' };
  const one = flee({ units: { ...base, '9grd-smg': '1514' } }, '83id-i-277').state;
  const other = flee({ units: { ...base, '46grd-at': '1514' } }, '83id-i-277').state;
  expect(whereIs(one, '83id-i-277')).toBe(whereIs(other, '83id-i-277'));
});

test('16B in a thaw a heavy unit does not retreat across the river', () => {
  // The river runs through 2415 and the hexes north and south of it; the enemy comes from the west.
  const retreatIn = (weather: 'clear' | 'thaw') =>
    whereIs(flee({ weather, units: { '33tb-t34': '2315', '83id-i-277': '2215' } }, '33tb-t34').state, '33tb-t34');
  const east = (label: string) => label !== 'lost' && Number(label.slice(0, 2)) > 24;
  expect(east(retreatIn('clear'))).toBe(true);
  expect(east(retreatIn('thaw'))).toBe(false);
});
