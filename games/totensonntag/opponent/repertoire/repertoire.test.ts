import { stylesOf, varietyOf } from '@impulse/engine/testing/repertoire.js';
import { describe, expect, test } from 'vitest';
import { setting, unitOf } from '../../testing/setting.js';
import { repertoire, script } from '../index.js';

const state = setting({
  units: {
    '7ad-7h': 'G9',
    '7ad-2rtr': 'G9',
    '7ad-60fd': 'F9',
    'nz-24': 'C5',
    'sa-1deo': 'A5',
    '21-pz5-1': 'G10',
    'ad-155-1': 'N3',
  },
  side: 'cw',
  an: 3,
});
const [side, enemy] = [1, 0];

describe('the repertoire', () => {
  test('begins with the script as it is', () => {
    const [first, ...others] = repertoire.stances(state, side);
    expect(first.size).toBe(0);
    expect(others.length).toBeGreaterThan(8);
  });

  test('tells something only to units that can act', () => {
    const sluggish = unitOf(state, 'sa-1deo');
    for (const stance of repertoire.stances(state, side)) {
      expect(stance.has(sluggish)).toBe(false);
      for (const unit of stance.keys()) expect(state.context.side[unit]).toBe(side);
    }
  });

  test('varies a plan in a few units, in many ways, and leaves the plan as it was', () => {
    const unit = unitOf(state, '7ad-7h');
    const { plan, different, told } = varietyOf(repertoire, state, side, unit);
    expect(plan).toEqual([[unit, { hold: true }]]);
    expect(different).toBeGreaterThan(50);
    expect([...told]).toEqual(expect.arrayContaining(['goal', 'target', 'danger', 'noFire']));
  });

  test('draws styles that a script can be made with', () => {
    const { styles, different } = stylesOf(repertoire, state, enemy);
    expect(different).toBe(20);
    for (const style of styles) {
      expect(() => script.make(style)).not.toThrow();
      for (const unit of style.moods?.keys() ?? []) expect(state.context.side[unit]).toBe(enemy);
    }
  });

  test('plans impulses, tries numbers and flights out, and leaves the rest to the script', () => {
    expect(repertoire.kindOf(state)).toBe('impulse');
    expect(repertoire.kindOf(setting({ units: {}, step: 'choose-an' }))).toBe('choice');
    expect(repertoire.kindOf(setting({ units: {}, step: 'air-plan' }))).toBe('choice');
    expect(repertoire.kindOf(setting({ units: {}, step: 'night' }))).toBe('routine');
  });
});
