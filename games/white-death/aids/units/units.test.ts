import { observer, truth } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { MOVED, POINT, STOPPED } from '../../state.js';
import { setting, unitOf } from '../../testing/setting.js';
import { stacksSeen } from './stacks.js';
import { unitCard, unitCards } from './units.js';

const stacked = () =>
  setting({
    side: 'german',
    units: { '9grd-18g': '3030', '9grd-art': '3030', '83id-i-183': { at: '2025', strength: 3 } },
  });

describe('what a seat knows of a unit', () => {
  test('4C of a stack of the enemy only the top counter, and how many are below it', () => {
    const state = stacked();
    expect(stacksSeen(state, 'german').get('3030')).toEqual(['9grd-18g', null]);
    expect(stacksSeen(state, 'soviet').get('3030')).toEqual(['9grd-18g', '9grd-art']);
    expect(stacksSeen(state, observer).get('3030')).toEqual(['9grd-18g', null]);
    expect(stacksSeen(state, truth).get('3030')).toEqual(['9grd-18g', '9grd-art']);
  });

  test('4C neither where a hidden unit is nor how strong', () => {
    const hidden = unitCard(stacked(), 'german', '9grd-art');
    expect(hidden).toMatchObject({
      where: 'unknown',
      hex: null,
      strength: null,
      movement: null,
      marks: [],
      spent: false,
    });
    // What is printed on the counters everybody has seen.
    expect(hidden?.figures).not.toEqual([]);
  });

  test('ruling 58 which units are lost or still to come', () => {
    const state = setting({ side: 'german', units: { '9grd-18g': 'lost', '9grd-art': 'off', '83id-i-183': 'exited' } });
    const places = ['9grd-18g', '9grd-art', '83id-i-183'].map((id) => unitCard(state, 'german', id)?.where);
    expect(places).toEqual(['lost', 'off', 'exited']);
  });

  test('5.1 movement points of its own units in its own impulse, with their fraction', () => {
    const state = setting({ side: 'german', impulse: 4, units: { '83id-i-183': '2025', '9grd-18g': '3030' } });
    state.spent[unitOf(state, '83id-i-183')] = POINT + POINT / 3;
    expect(unitCard(state, 'german', '83id-i-183')?.movement?.left).toBeCloseTo(4 - 4 / 3);
    expect(unitCard(state, 'german', '83id-i-183')?.movement?.full).toBe(4);
    expect(unitCard(state, 'soviet', '83id-i-183')?.movement).toBeNull();
    expect(unitCard(state, 'soviet', '9grd-18g')?.movement).toBeNull();
  });

  test('2 the figures come as they are printed, with only those there are', () => {
    const state = stacked();
    const codes = (id: string) => unitCard(state, 'german', id)?.figures.map(({ code }) => code);
    expect(codes('83id-i-277')).toEqual(['strength', 'conventional', 'antitank', 'morale']);
    expect(codes('9grd-art')).toEqual([
      'strength',
      'conventional',
      'antitank',
      'morale',
      'range',
      'barrage',
      'support',
    ]);
    expect(codes('18mech-t34')?.includes('defence')).toBe(true);
  });
});

describe('marks', () => {
  test('6A what it has done its own side knows', () => {
    const state = setting({ units: { '9grd-18g': '3030' } });
    state.flags[unitOf(state, '9grd-18g')] |= MOVED | STOPPED;
    expect(unitCard(state, 'soviet', '9grd-18g')?.marks).toEqual(['stopped', 'moved']);
    expect(unitCard(state, 'german', '9grd-18g')?.marks).toEqual([]);
  });

  test('15C whoever can trace no path is isolated, and everybody can see that', () => {
    const ring = { '9grd-18g': '2021', '9grd-22g': '2024', '9grd-31g': '1822', '46grd-135g': '2222' };
    const state = setting({ units: { ...ring, '291id-i-504': '2022' } });
    expect(unitCard(state, 'german', '291id-i-504')?.marks).toContain('isolated');
    expect(unitCard(state, 'soviet', '291id-i-504')?.marks).toContain('isolated');
    expect(unitCard(state, 'soviet', '9grd-18g')?.marks).not.toContain('isolated');
  });

  test('22 garrisons that have not been released are marked as such', () => {
    const state = setting({ units: { '83id-i-277': '2320' } });
    state.released = 0;
    expect(unitCard(state, 'german', '83id-i-277')?.marks).toContain('frozen');
    state.released = 1;
    expect(unitCard(state, 'german', '83id-i-277')?.marks).toContain('bound');
    state.released = 3;
    expect(unitCard(state, 'german', '83id-i-277')?.marks).not.toContain('bound');
  });
});

test('a unit is spent when it has nothing left to do in the step of its side', () => {
  const state = setting({ impulse: 2, units: { '9grd-18g': '3030', '9grd-22g': '3033', '83id-i-183': '2025' } });
  state.spent[unitOf(state, '9grd-18g')] = 2 * POINT;
  const spent = unitCards(state, 'soviet').filter((card) => card.spent);
  expect(spent.map(({ id }) => id)).toEqual(['9grd-18g']);
  expect(unitCard(state, 'soviet', '9grd-18g')?.spent).toBe(true);
  // The other side cannot know.
  expect(unitCards(state, 'german').some((card) => card.spent)).toBe(false);
});

test('15D2 while guns are chosen, those of the city tell whose supply they draw on', () => {
  const units = { '83id-i-183': { at: '2419', deployed: true }, '83id-ii-183': { at: '2726', deployed: true } };
  const marksOf = (step: 'barrage' | 'movement', unit: string) =>
    unitCard(setting({ side: 'german', step, units }), 'german', unit)?.marks;
  expect(marksOf('barrage', '83id-i-183')).toContain('city-supply');
  expect(marksOf('barrage', '83id-ii-183')).not.toContain('city-supply');
  expect(marksOf('movement', '83id-i-183')).not.toContain('city-supply');
});
