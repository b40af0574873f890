import { describe, expect, test } from 'vitest';
import { grid } from '../../context.js';
import { ASSAULTED, TARGET } from '../../state.js';
import { hexOf, setting, unitOf } from '../../testing/setting.js';
import { aids } from '../index.js';

const ring = { '9grd-18g': '2021', '9grd-22g': '2024', '9grd-31g': '1822', '46grd-135g': '2222' };

describe('what is painted over the map', () => {
  test('3 zones of both sides', () => {
    const state = setting({ units: { '9grd-18g': '3030', '83id-i-183': '2010' } });
    expect(aids.overlay(state, 'soviet', 'own-zoc', null).hexes).toHaveLength(6);
    const german = aids.overlay(state, 'german', 'own-zoc', null);
    expect(aids.overlay(state, 'soviet', 'enemy-zoc', null)).toEqual(german);
    expect(german.hexes).toContain('2011');
  });

  test('15C the path of a unit to a friendly edge, hex by hex', () => {
    const state = setting({ units: { '291id-i-504': '0503' } });
    const [line] = aids.overlay(state, 'german', 'trace', '291id-i-504').lines;
    expect(line[0]).toBe('0503');
    expect(line.at(-1)!.endsWith('01') || line.at(-1)!.startsWith('01')).toBe(true);
    expect(line).toHaveLength(3);
  });

  test('15C the pocket of one that is cut off, and who closes it', () => {
    const state = setting({ units: { ...ring, '291id-i-504': '2022' } });
    const { lines, hexes, flags } = aids.overlay(state, 'german', 'trace', '291id-i-504');
    expect(lines).toEqual([]);
    expect(hexes).toContain('2022');
    expect(flags.length).toBeGreaterThan(0);
    expect(new Set(flags.map(({ side }) => side))).toEqual(new Set(['soviet']));
  });

  test('11B2a the range of a gun, and half of it', () => {
    const state = setting({ units: { '9grd-art': '3030', '9grd-18g': '3031' } });
    const range = state.context.range[unitOf(state, '9grd-art')];
    const count = (radius: number) => 1 + 3 * radius * (radius + 1);
    expect(aids.overlay(state, 'soviet', 'range', '9grd-art').grades?.good).toHaveLength(count(Math.floor(range / 2)));
    expect(aids.overlay(state, 'soviet', 'range', '9grd-art').hexes).toHaveLength(
      state.context.ground.hexes.filter((_, hex) => withinRange(hex, range)).length,
    );
    expect(aids.overlay(state, 'soviet', 'range', '9grd-18g').hexes).toEqual([]);
  });

  test('15B, 15C stacks of both sides: in supply, with guns out of supply, cut off', () => {
    const units = { ...ring, '291id-i-504': '2022', '44ski-mor': '1010', '9grd-art': '3426' };
    const grades = aids.overlay(setting({ units }), 'soviet', 'supply', null).grades;
    expect(grades?.poor).toEqual(['2022']);
    expect(grades?.fair).toEqual(['1010']);
    expect(grades?.good).toEqual(expect.arrayContaining(['2021', '3426']));
  });

  test('11B3b, 11B3c, 11B3e what a unit observes, which hexes bar its sight, and how little is left of it in snow', () => {
    // Forest in 2923 and 2924, open ground beyond.
    const state = setting({ units: { '9grd-18g': '3023' } });
    const { hexes, grades } = aids.overlay(state, 'soviet', 'sight', '9grd-18g');
    expect(hexes).toEqual(expect.arrayContaining(['2923', '3025']));
    expect(hexes).not.toContain('2823');
    expect(grades?.poor).toContain('2923');
    const snowed = setting({ weather: 'snow', units: { '9grd-18g': '3023' } });
    expect(aids.overlay(snowed, 'soviet', 'sight', '9grd-18g').hexes).toHaveLength(7);
  });

  test('6B3, 11B2a who could assault a unit and for how many points, and whose guns reach it', () => {
    const units = { '9grd-18g': '3026', '83id-ii-251': '2927', '83id-i-251': '2826', '83id-ii-183': '2726' };
    const { flags, lines } = aids.overlay(setting({ units }), 'soviet', 'threat', '9grd-18g');
    expect(flags).toContainEqual({ hex: '2927', side: 'german', text: '1' });
    expect(Number(flags.find(({ hex }) => hex === '2826')?.text)).toBeGreaterThan(1);
    expect(lines).toContainEqual(['2726', '3026']);
  });

  test('5.2 what would come of it if all who can be seen assaulted it together', () => {
    const odds = (units: Readonly<Record<string, string>>) => {
      const { forecast } = aids.overlay(
        setting({ units: { '9grd-18g': '3026', ...units } }),
        'soviet',
        'threat',
        '9grd-18g',
      );
      return forecast && [Number(forecast.detail['conventional']), Number(forecast.detail['emptiedAtBest'])];
    };
    expect(odds({})).toBeUndefined();
    const [fire, chance] = odds({ '83id-ii-251': '2927' })!;
    const [more, likelier] = odds({ '83id-ii-251': '2927', '83id-i-251': '2826', '83id-ii-183': '2925' })!;
    expect(more).toBeGreaterThan(fire);
    expect(likelier).toBeGreaterThanOrEqual(chance);
    // 4C: whoever is under the top of a stack cannot be counted.
    const [hidden] = odds({ '83id-ii-251': '2927', '83id-i-251': '2927' })!;
    expect(hidden).toBe(fire);
  });

  test('6B3, 11B2a the same of any hex, for the unit in hand or anybody', () => {
    const units = { '9grd-18g': '3226', '83id-ii-251': '2927', '83id-ii-183': '2726' };
    const state = setting({ units });
    const anybody = aids.overlay(state, 'soviet', 'threat', null, '3026');
    expect(anybody.flags).toContainEqual({ hex: '2927', side: 'german', text: '1' });
    expect(anybody.lines).toContainEqual(['2726', '3026']);
    const { flags, lines, forecast } = aids.overlay(state, 'soviet', 'threat', '9grd-18g', '3026');
    expect([flags, lines]).toEqual([anybody.flags, anybody.lines]);
    // Nobody stands there: odds need somebody.
    expect([anybody.forecast, forecast?.kind]).toEqual([undefined, 'assault']);
    expect(aids.overlay(state, 'soviet', 'threat', '9grd-18g').flags).not.toContainEqual(anybody.flags[0]);
    // Where he stands himself he threatens nobody, and a hex says nothing about other overlays.
    expect(aids.overlay(state, 'soviet', 'threat', null, '2927')).toEqual({ hexes: [], flags: [], lines: [] });
    expect(aids.overlay(state, 'soviet', 'range', null, '2927').hexes).toEqual([]);
  });

  test('4C nothing about a gun that cannot be seen', () => {
    const state = setting({ units: { '9grd-18g': '3030', '9grd-art': '3030' } });
    expect(aids.overlay(state, 'german', 'range', '9grd-art').hexes).toEqual([]);
    expect(aids.overlay(state, 'soviet', 'range', '9grd-art').hexes).not.toEqual([]);
  });

  test('5.2 declared assaults, with whence they come', () => {
    const state = setting({ units: { '9grd-18g': '3030', '83id-i-183': '3031' } });
    const unit = unitOf(state, '9grd-18g');
    state.target[unit] = hexOf('3031');
    state.flags[unit] |= ASSAULTED;
    state.marks[hexOf('3031')] |= TARGET;
    expect(aids.overlay(state, 'soviet', 'fights', null)).toMatchObject({ hexes: ['3031'], lines: [['3030', '3031']] });
    expect(aids.overlay(state, 'german', 'fights', null).hexes).toEqual([]);
  });

  test('victory hexes with their holders and what they count', () => {
    const state = setting({ units: { '9grd-18g': '2320' } });
    const { flags } = aids.overlay(state, 'soviet', 'control', null);
    const { city } = state.context.data.map;
    expect(flags.filter(({ hex }) => city.includes(hex))).toHaveLength(city.length);
    expect(flags.every(({ side }) => side === 'soviet' || side === 'german')).toBe(true);
  });

  test('an overlay nobody knows is a mistake', () => {
    expect(() => aids.overlay(setting({ units: {} }), 'soviet', 'dreams', null)).toThrow('No overlay dreams');
  });
});

const withinRange = (hex: number, range: number): boolean => grid.distance(hex, hexOf('3030')) <= range;
