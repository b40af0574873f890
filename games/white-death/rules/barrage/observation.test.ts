import { describe, expect, test } from 'vitest';
import type { State } from '../../state.js';
import { hexOf, setting, type Setting, unitOf } from '../../testing/setting.js';
import { observed, observedAsKnown } from './observation.js';

/** 11B3 Observation. The guns themselves are far away unless they observe. */

const sees = (state: State, gun: string, hex: string): boolean => observed(state, unitOf(state, gun), hexOf(hex));
const knowsOf = (state: State, gun: string, hex: string): boolean =>
  observedAsKnown(state, unitOf(state, gun), hexOf(hex));

/** Does a German unit in one hex see another, for a gun far away? */
const germanSees = (from: string, to: string, more: Partial<Setting> = {}): boolean =>
  sees(setting({ units: { '83id-i-257': from, '83id-ii-183': '3940' }, ...more }), '83id-ii-183', to);

describe('11B3a who observes for whom', () => {
  test('11B3a any German unit observes for any German gun', () => {
    const state = setting({ units: { '291id-i-504': '0101', '83id-ii-183': '3940' } });
    expect(sees(state, '83id-ii-183', '0103')).toBe(true);
  });

  test('11B3a, ruling 123 neither a garrison nor a bunker observes', () => {
    const state = setting({ units: { '83id-ii-183': '3940' }, garrisons: ['0719'], bunkers: { '2219': 10 } });
    expect(sees(state, '83id-ii-183', '0718')).toBe(false);
    expect(sees(state, '83id-ii-183', '2218')).toBe(false);
  });

  test('11B3a a Soviet gun observes for itself', () => {
    const state = setting({ units: { '257rd-art': '0101' } });
    expect(sees(state, '257rd-art', '0103')).toBe(true);
  });

  test('11B3a any Soviet unit observes for army artillery', () => {
    const state = setting({ units: { '257rd-943': '0101', 'army-41g-gun': '3940' } });
    expect(sees(state, 'army-41g-gun', '0103')).toBe(true);
  });

  test('11B3a for the guns of a division or brigade only its own units observe', () => {
    const state = setting({
      units: { '257rd-943': '0101', '257rd-art': '3940', '381rd-art': '3938', '31rb-art': '3936' },
    });
    expect(sees(state, '257rd-art', '0103')).toBe(true);
    expect(sees(state, '381rd-art', '0103')).toBe(false);
    expect(sees(state, '31rb-art', '0103')).toBe(false);
  });
});

describe('11B3b how far', () => {
  test('11B3b two hexes', () => {
    expect(germanSees('0101', '0102')).toBe(true);
    expect(germanSees('0101', '0103')).toBe(true);
    expect(germanSees('0101', '0104')).toBe(false);
  });

  test('11B3b three from high ground to ground that is not high', () => {
    expect(germanSees('0325', '0625')).toBe(true);
    expect(germanSees('0325', '0726')).toBe(false);
    expect(germanSees('0322', '0325'), 'from high to high ground').toBe(false);
  });

  test('11B3b three across a slope at the feet of the unit, even to high ground beyond', () => {
    expect(germanSees('2626', '2828')).toBe(true);
  });

  test('11B3b from low ground two, to high ground as well', () => {
    expect(germanSees('0128', '0126')).toBe(true);
    expect(germanSees('0129', '0126')).toBe(false);
  });

  test('11B3b deployed Guards rockets are seen one hex farther', () => {
    const rockets = (at: string, deployed: boolean): Partial<Setting> => ({
      units: { '83id-i-257': at === '0726' ? '0325' : '0101', '83id-ii-183': '3940', 'army-67g-rkt': { at, deployed } },
    });
    expect(germanSees('', '0104', rockets('0104', true))).toBe(true);
    expect(germanSees('', '0104', rockets('0104', false))).toBe(false);
    expect(germanSees('', '0105', rockets('0105', true))).toBe(false);
    expect(germanSees('', '0726', rockets('0726', true)), 'four from high ground').toBe(true);
  });
});

describe('11B3c blocking terrain', () => {
  test('11B3c the line may not pass through forest or town', () => {
    expect(germanSees('0214', '0216')).toBe(false);
    expect(germanSees('0117', '0119')).toBe(false);
  });

  test('11B3c it may begin and end there', () => {
    expect(germanSees('0120', '0118')).toBe(true);
    expect(germanSees('0118', '0120')).toBe(true);
  });

  test('11B3c it goes down a slope only from the edge of the slope', () => {
    expect(germanSees('0225', '0227')).toBe(false);
    expect(germanSees('0226', '0227')).toBe(true);
    expect(germanSees('0413', '0614'), 'over a ridge').toBe(false);
  });

  test('11B3c, ruling 103 along a hexside one of the two hexes may block the line, not both', () => {
    expect(germanSees('0106', '0207'), 'forest on one side').toBe(true);
    expect(germanSees('0107', '0307'), 'on the other').toBe(true);
    expect(germanSees('0111', '0212'), 'on both').toBe(false);
    expect(germanSees('0127', '0327'), 'past the end of a ridge').toBe(true);
  });

  test('11B3c going up a slope stops nobody', () => {
    expect(germanSees('0228', '0226')).toBe(true);
  });
});

describe('11B3d the observation battalion', () => {
  const battalion = (at: string, deployed: boolean, weather: Setting['weather'] = 'clear'): boolean => {
    const target = { '257rd-art': { at, deployed } };
    const state = setting({ weather, units: { 'lix-17-obs': '2219', '83id-ii-183': '0139', ...target } });
    return sees(state, '83id-ii-183', at);
  };

  test('11B3d it finds deployed Soviet guns within seven hexes, through anything', () => {
    expect(battalion('2212', true)).toBe(true);
    expect(battalion('2211', true)).toBe(false);
    expect(battalion('2212', false)).toBe(false);
  });

  test('11B3d it finds nothing else that far away', () => {
    const state = setting({ units: { 'lix-17-obs': '2219', '83id-ii-183': '0139', '257rd-943': '2212' } });
    expect(sees(state, '83id-ii-183', '2212')).toBe(false);
  });

  test('11B3d, 4C whether it finds a gun below the top is not known before', () => {
    const gun = { '257rd-art': { at: '2212', deployed: true } };
    const hidden = setting({ units: { '257rd-943': '2212', ...gun, 'lix-17-obs': '2219', '83id-ii-183': '0139' } });
    expect(sees(hidden, '83id-ii-183', '2212')).toBe(true);
    expect(knowsOf(hidden, '83id-ii-183', '2212')).toBe(false);
    const shown = setting({ units: { ...gun, '257rd-943': '2212', 'lix-17-obs': '2219', '83id-ii-183': '0139' } });
    expect(knowsOf(shown, '83id-ii-183', '2212')).toBe(true);
  });

  test('11B3e in snow not even it', () => {
    expect(battalion('2212', true, 'snow')).toBe(false);
  });
});

describe('11B3e, 16C snow', () => {
  test('11B3e, 16C in snow only adjacent hexes are observed', () => {
    expect(germanSees('0101', '0102', { weather: 'snow' })).toBe(true);
    expect(germanSees('0101', '0103', { weather: 'snow' })).toBe(false);
    expect(germanSees('0325', '0625', { weather: 'snow' })).toBe(false);
    expect(germanSees('0101', '0103', { weather: 'thaw' })).toBe(true);
  });
});
