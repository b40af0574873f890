import { expect, test } from 'vitest';
import { NONE, type State } from '../../state.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';
import { defenceOf, garrisonDefence } from './defence-values.js';

/** In points. */
const value = (state: State, id: string): number => defenceOf(state, unitOf(state, id)) / 2;

const at = (hex: string, ...ids: readonly string[]): State =>
  setting({ units: Object.fromEntries(ids.map((id) => [id, hex])) });

test('9C2 personnel in the open has a defence value of 6, light and heavy weapons less', () => {
  const state = at('1513', '83id-i-277', '83id-14-277', '83id-i-183');
  expect([value(state, '83id-i-277'), value(state, '83id-14-277'), value(state, '83id-i-183')]).toEqual([6, 4, 3]);
});

test('rule 12 the terrain of the hex decides', () => {
  const personnel = (hex: string) => value(at(hex, '83id-i-277'), '83id-i-277');
  expect(personnel('1112')).toBe(7);
  expect(personnel('2115')).toBe(6);
  expect(personnel('2415')).toBe(8);
  expect(personnel('2006')).toBe(8);
  expect(personnel('1515')).toBe(6);
  expect(personnel('1615')).toBe(10);
});

test('rule 12 of several kinds of terrain the best counts, not their sum', () => {
  // 2319 is a city hex through which the river runs.
  const state = at('2319', '83id-i-277', '83id-14-277', '83id-i-183');
  expect([value(state, '83id-i-277'), value(state, '83id-14-277'), value(state, '83id-i-183')]).toEqual([10, 8, 6]);
});

test('rule 12, rule 19 a bunker shelters while a point of it is left', () => {
  const units = { '83id-i-277': '2319', '83id-14-277': '2319', '83id-i-183': '2319' };
  const sheltered = setting({ units, bunkers: { '2319': 1 } });
  const values = (state: State) => Object.keys(units).map((id) => value(state, id));
  expect(values(sheltered)).toEqual([15, 12, 10]);
  expect(values(setting({ units, bunkers: { '2319': 0 } }))).toEqual([10, 8, 6]);
});

test('12D units that assault out of a bunker hex have the value of the town', () => {
  const state = setting({
    side: 'german',
    units: { '83id-i-277': '2319', '257rd-943': '2318' },
    bunkers: { '2319': 10 },
  });
  state.target[unitOf(state, '83id-i-277')] = hexOf('2318');
  expect(value(state, '83id-i-277')).toBe(10);
  state.target[unitOf(state, '83id-i-277')] = NONE;
  expect(value(state, '83id-i-277')).toBe(15);
});

test('10C2, 12C AFVs have values of their own: the T-70 of the manual 2, and 1 in a town', () => {
  expect(value(at('1513', '33tb-t70'), '33tb-t70')).toBe(2);
  expect(value(at('1615', '33tb-t70'), '33tb-t70')).toBe(1);
  expect(value(at('2007', '33tb-t70'), '33tb-t70')).toBe(1);
});

test('12C assaulting into a town or forest lowers the value too, never below a half', () => {
  const state = setting({ units: { '33tb-t34': '1514', '184tb-t60': '1514', '83id-i-277': '1615' } });
  expect(value(state, '33tb-t34')).toBe(4);
  state.target[unitOf(state, '33tb-t34')] = hexOf('1615');
  state.target[unitOf(state, '184tb-t60')] = hexOf('1615');
  expect(value(state, '33tb-t34')).toBe(3);
  expect(value(state, '184tb-t60')).toBe(0.5);
});

test('rule 19 no bunker helps an AFV', () => {
  const state = setting({ units: { 'lix-3-185-stug': '2319' }, bunkers: { '2319': 15 } });
  expect(value(state, 'lix-3-185-stug')).toBe(3);
});

test('ruling 49 an intrinsic garrison has the personnel value of its town', () => {
  const state = setting({ units: {}, garrisons: ['0915'] });
  expect(garrisonDefence(state, hexOf('0915')) / 2).toBe(10);
});
