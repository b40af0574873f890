import { observer } from '@impulse/engine';
import { describe, expect, test } from 'vitest';
import { grid } from '../context.js';
import { act, battle, setting, unitOf } from '../testing/setting.js';
import { aids } from './index.js';

describe('units', () => {
  test('show their printed figures, what is left of them and what they have done', () => {
    const state = setting({
      an: 3,
      units: { '7ad-60fd': { at: 'H9', hits: 1 }, '7ad-3rtr': 'G9', '21-pz5-1': 'lost' },
    });
    expect(aids.unit(state, 'dak', '7ad-60fd')).toEqual({
      id: '7ad-60fd',
      side: 'cw',
      type: 'artillery',
      formation: '7th Support Group',
      group: '7armd',
      where: 'map',
      hex: 'H9',
      strength: { left: 2, full: 3 },
      movement: { left: 4, full: 4 },
      figures: [
        { code: 'strength', value: 3 },
        { code: 'protection', value: 9 },
        { code: 'initiative', value: 3 },
        { code: 'range', value: 3 },
      ],
      traits: [],
      marks: [],
      spent: false,
    });
    expect(aids.unit(state, 'cw', '21-pz5-1')).toMatchObject({
      where: 'lost',
      hex: null,
      strength: { left: 0, full: 4 },
    });
    act(state, 'cw', { type: 'move', unit: '7ad-3rtr', path: ['F9'] });
    expect(aids.unit(state, 'cw', '7ad-3rtr')).toMatchObject({ marks: ['moved'], spent: true, movement: { left: 0 } });
  });

  test('that a number does not activate are spent in the impulse of their side', () => {
    const state = setting({ an: 4, units: { '7ad-60fd': 'H9', '7ad-kdg': 'G9', '21-pz5-1': 'M7' } });
    const spent = (id: string) => aids.unit(state, observer, id)?.spent;
    expect(['7ad-60fd', '7ad-kdg', '21-pz5-1'].map(spent)).toEqual([true, false, false]);
  });

  test('of the air are there when the option is on', () => {
    expect(aids.units(battle('historical'), 'cw').length).toBe(72);
    expect(aids.unit(battle('historical'), 'cw', 'raf-spit')).toBeNull();
    expect(aids.units(battle('historical', { aircraft: 'on' }), 'cw').length).toBe(76);
    expect(aids.unit(battle('historical'), 'cw', 'nobody')).toBeNull();
  });

  test('with the superscript have the trait of combined arms, and its mark while it counts', () => {
    const state = battle('historical');
    const traits = aids.units(state, 'dak').filter(({ traits: some }) => some.includes('combinedArms'));
    expect(traits.length).toBe(state.context.units.filter(({ combinedArms }) => combinedArms).length);
    expect(traits.length).toBeGreaterThan(3);
  });
});

test('aircraft are on top of their hex', () => {
  const state = setting({
    step: 'air-strike',
    options: { aircraft: 'on' },
    units: { '7ad-7h': 'H9', '7ad-kdg': 'H9' },
  });
  state.hexOf[unitOf(state, 'raf-spit')] = state.hexOf[unitOf(state, '7ad-7h')];
  expect([...aids.stacks(state, 'dak')]).toEqual([['H9', ['raf-spit', '7ad-7h', '7ad-kdg']]]);
});

test('a hex shows its terrain, its points, its holder and the zones over it', () => {
  const state = setting({ units: { '7ad-7h': 'M8', '21-pz5-1': 'L6' } });
  expect(aids.hex(state, 'cw', 'M7')).toMatchObject({ hex: 'M7', holder: 'dak', zones: ['dak', 'cw'] });
  expect(aids.hex(state, 'cw', 'M7').features).toContainEqual({ code: 'objective', detail: { points: 1 } });
  expect(aids.hex(state, 'cw', 'Q2').features).toContainEqual({
    code: 'exit',
    detail: { strength: 0, needed: 9, points: 2 },
  });
  expect(aids.hex(state, 'cw', 'K7')).toMatchObject({ terrain: 'escarpment', holder: null });
  expect(aids.hex(state, 'cw', 'M9').zones).toEqual(['cw']);
  expect(aids.hex(state, 'cw', 'A1').features).toEqual([]);
});

test('ready are those who have something of their own to do, and in a set-up those still to be placed', () => {
  const state = setting({ an: 5, units: { '7ad-3rtr': 'H9', '7ad-kdg': 'C5', '7ad-60fd': 'D5' } });
  expect(aids.ready(state, 'cw')).toEqual(['7ad-kdg']);
  expect(aids.ready(state, 'dak')).toEqual([]);
  const free = battle('free');
  const [first, ...rest] = aids.ready(free, 'dak');
  const hex = grid.labels.find((label) => aids.whyNot(free, 'dak', first, label) === null)!;
  act(free, 'dak', { type: 'place', unit: first, hex });
  expect(aids.ready(free, 'dak')).toEqual(rest);
});
