import { describe, expect, test } from 'vitest';
import { grid } from '../context.js';
import { ASSAULTED, TARGET } from '../state.js';
import { hexOf, setting, unitOf } from '../testing/setting.js';
import { aids } from './index.js';

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
    expect(aids.overlay(state, 'soviet', 'half-range', '9grd-art').hexes).toHaveLength(count(Math.floor(range / 2)));
    expect(aids.overlay(state, 'soviet', 'range', '9grd-art').hexes).toHaveLength(
      state.context.ground.hexes.filter((_, hex) => withinRange(hex, range)).length,
    );
    expect(aids.overlay(state, 'soviet', 'range', '9grd-18g').hexes).toEqual([]);
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
