import { describe, expect, test } from 'vitest';
import { INTENSITY, KIND, Order } from '../../actions/actions.js';
import {
  BARRAGED,
  DEFENDED,
  NONE,
  POOL_FORTRESS,
  POOL_GERMAN,
  SHAKEN,
  type State,
  SUPPORTED,
  TARGET,
} from '../../state.js';
import { hexOf, setting, type Setting, unitOf } from '../../testing/setting.js';
import { checkIntensity, mayBeHeadquarters, maySupport, payForIntensity, supportOf, supportValue } from './support.js';

/** 11A Support. */

const deployed = (at: string, strength?: number) =>
  strength ? { at, deployed: true, strength } : { at, deployed: true };

/** The Soviets assault 2922; the named units do it, and their pool has paid. */
function assault(units: Setting['units'], assaulters: readonly string[]): State {
  const state = setting({ step: 'assault', units: { '83id-i-257': '2922', ...units } });
  for (const id of assaulters) state.target[unitOf(state, id)] = hexOf('2922');
  state.marks[hexOf('2922')] = TARGET;
  state.paid[0] = 1;
  return state;
}

/** The Soviets are assaulted in 2922. */
function defence(units: Setting['units']): State {
  const state = setting({ step: 'defence', side: 'german', units });
  state.marks[hexOf('2922')] = TARGET;
  return state;
}

const formation = (state: State, id: string): number => state.context.formationNumber.get(id)!;
const why = (state: State, gun: string, headquarters?: string, hex = '2922') =>
  maySupport(state, unitOf(state, gun), hexOf(hex), headquarters ? formation(state, headquarters) : NONE);
const points = (state: State, gun: string, high = true, hex = '2922'): number =>
  supportValue(state, unitOf(state, gun), hexOf(hex), high) / 4;

describe('11A1 who may support', () => {
  test('11A1 Soviet guns support only under their own division or brigade', () => {
    const guns = { '257rd-art': deployed('3121'), '31rb-art': deployed('3123') };
    const state = assault({ '257rd-943': '2923', '31rb-1': '2921', ...guns }, ['257rd-943', '31rb-1']);
    expect(why(state, '257rd-art', '257rd')).toBeNull();
    expect(why(state, '31rb-art', '257rd')).toBe('support-other-formation');
    expect(why(state, '31rb-art', '31rb')).toBeNull();
    expect(why(state, '257rd-art')).toBe('no-headquarters');
  });

  test('11A1 the headquarters is one of the formations in the fight', () => {
    const state = assault({ '257rd-943': '2923', '31rb-1': '2921', '381rd-1259': '3022' }, ['257rd-943', '31rb-1']);
    const may = (id: string) => mayBeHeadquarters(state, 0, hexOf('2922'), formation(state, id));
    expect([may('257rd'), may('31rb'), may('381rd')]).toEqual([true, true, false]);
    expect(mayBeHeadquarters(state, 1, hexOf('2922'), formation(state, '83id'))).toBe(true);
    expect(mayBeHeadquarters(state, 1, hexOf('2922'), formation(state, '291id'))).toBe(false);
  });

  test('11A1 Soviet army artillery has no support factor', () => {
    const state = assault({ '257rd-943': '2923', 'army-41g-gun': deployed('3121') }, ['257rd-943']);
    expect(why(state, 'army-41g-gun', '257rd')).toBe('no-support-factor');
    expect(mayBeHeadquarters(state, 0, hexOf('2922'), formation(state, 'army'))).toBe(false);
  });

  test('11A1, ruling 21 German guns support any German stack in range', () => {
    const guns = { '83id-ii-183': deployed('2720'), 'lix-i-1-wlehr': deployed('2821') };
    const state = setting({ step: 'defence', units: { '291id-i-504': '2922', '257rd-943': '2923', ...guns } });
    expect(why(state, '83id-ii-183', '291id')).toBeNull();
    expect(why(state, 'lix-i-1-wlehr')).toBeNull();
  });

  test('11A1, 6B2 only deployed guns', () => {
    const state = assault({ '257rd-943': '2923', '257rd-art': '3121', '257rd-at': '2923' }, ['257rd-943']);
    expect(why(state, '257rd-art', '257rd')).toBe('not-deployed');
    expect(why(state, '257rd-at', '257rd')).toBe('not-artillery');
  });

  test('11A1, 11B1 not after a barrage in the impulse or other fire in the phase', () => {
    for (const flag of [BARRAGED, SUPPORTED]) {
      const state = assault({ '257rd-943': '2923', '257rd-art': deployed('3121') }, ['257rd-943']);
      state.flags[unitOf(state, '257rd-art')] |= flag;
      expect(why(state, '257rd-art', '257rd')).toBe('already-fired');
    }
  });

  test('11A1 a gun whose own hex has fired in defence is done for the phase', () => {
    const state = defence({ '257rd-943': '2922', '257rd-art': deployed('2923'), '83id-i-257': '2921' });
    expect(why(state, '257rd-art', '257rd')).toBeNull();
    state.marks[hexOf('2923')] = TARGET | DEFENDED;
    expect(why(state, '257rd-art', '257rd')).toBe('already-fired');
  });

  test('14B1 a gun that failed its morale check gives no support', () => {
    const state = defence({ '257rd-943': '2922', '257rd-art': deployed('3121') });
    state.flags[unitOf(state, '257rd-art')] |= SHAKEN;
    expect(why(state, '257rd-art', '257rd')).toBe('shaken');
  });

  test('15D2, ruling 84 guns support an assault only when their own pool has paid for one', () => {
    const units = {
      '83id-i-257': '2018',
      '83id-i-183': deployed('2219'),
      '83id-ii-183': deployed('1818'),
      '257rd-943': '2017',
    };
    const state = setting({ step: 'assault', side: 'german', units });
    state.target[unitOf(state, '83id-i-257')] = hexOf('2017');
    state.paid[POOL_GERMAN] = 1;
    expect(why(state, '83id-ii-183', '83id', '2017')).toBeNull();
    expect(why(state, '83id-i-183', '83id', '2017')).toBe('mixed-supply');
    state.paid[POOL_FORTRESS] = 1;
    expect(why(state, '83id-i-183', '83id', '2017')).toBeNull();
  });
});

describe('11A2 what support is worth', () => {
  test('11A2 factor times strength, to half the range', () => {
    const state = assault({ '257rd-943': '2923', '257rd-art': deployed('3224', 5) }, ['257rd-943']);
    expect(points(state, '257rd-art')).toBe(15);
  });

  test('11A2 half beyond half the range, nothing beyond the range', () => {
    const far = assault({ '257rd-943': '2923', '257rd-art': deployed('3325', 5) }, ['257rd-943']);
    expect(points(far, '257rd-art')).toBe(7.5);
    const out = assault({ '257rd-943': '2923', '257rd-art': deployed('3627', 5) }, ['257rd-943']);
    expect(why(out, '257rd-art', '257rd')).toBe('out-of-range');
  });

  test('11A2 an attacker counts to the nearest assaulting unit, a defender to the hex assaulted', () => {
    const guns = { '257rd-art': deployed('3224', 5) };
    const near = assault({ '257rd-943': '2923', '257rd-948': '2821', ...guns }, ['257rd-943', '257rd-948']);
    expect(points(near, '257rd-art')).toBe(15);
    const far = assault({ '257rd-943': '2923', '257rd-948': '2821', ...guns }, ['257rd-948']);
    expect(points(far, '257rd-art')).toBe(7.5);
    const hit = defence({ '257rd-943': '2922', '257rd-art': deployed('3121', 5) });
    expect(points(hit, '257rd-art')).toBe(15);
  });

  test('14B2 units that failed their check no longer assault and cannot be supported', () => {
    const state = assault({ '257rd-943': '2923', '257rd-art': deployed('3224') }, ['257rd-943']);
    state.flags[unitOf(state, '257rd-943')] |= SHAKEN;
    expect(why(state, '257rd-art', '257rd')).toBe('out-of-range');
  });

  test('15B out of supply every gun has a factor of 1', () => {
    const units = { '257rd-943': '0703', '257rd-art': deployed('0504', 5), '83id-i-257': '0702' };
    const state = setting({ step: 'assault', units });
    state.target[unitOf(state, '257rd-943')] = hexOf('0702');
    expect(points(state, '257rd-art', true, '0702')).toBe(5);
  });
});

describe('15A4 the intensity of defensive support', () => {
  test('15A4 at low intensity every gun has a factor of 1', () => {
    const state = defence({ '257rd-943': '2922', '257rd-art': deployed('3121', 5) });
    expect(points(state, '257rd-art', false)).toBe(5);
    expect(points(state, '257rd-art', true)).toBe(15);
  });

  test('15A4 one point serves all guns of the pool for the impulse', () => {
    const order = new Order();
    const state = defence({ '257rd-943': '2922', '257rd-art': deployed('3121', 5) });
    order.reset(KIND.defend);
    order.value = INTENSITY.high;
    order.units[order.count++] = unitOf(state, '257rd-art');
    state.supply[0] = 1;
    expect(checkIntensity(state, order)).toBeNull();
    payForIntensity(state, order, null);
    expect([state.supply[0], state.intensity[0]]).toEqual([0, 1]);
    expect(points(state, '257rd-art', false), 'paid for').toBe(15);
    expect(checkIntensity(state, order)).toBeNull();
    state.intensity[0] = 0;
    expect(checkIntensity(state, order)).toBe('no-supply-for-intensity');
  });

  test('15A4, 15D2 the fortress pays for its own guns', () => {
    const order = new Order();
    const guns = { '83id-i-183': deployed('2219'), '83id-ii-183': deployed('1919') };
    const state = setting({
      step: 'defence',
      supply: [0, 1, 0],
      units: { '83id-i-257': '2018', '257rd-943': '2017', ...guns },
    });
    order.reset(KIND.defend);
    order.value = INTENSITY.high;
    order.units[order.count++] = unitOf(state, '83id-ii-183');
    expect(checkIntensity(state, order)).toBeNull();
    order.units[order.count++] = unitOf(state, '83id-i-183');
    expect(checkIntensity(state, order)).toBe('no-supply-for-intensity');
    state.supply[POOL_FORTRESS] = 1;
    payForIntensity(state, order, null);
    expect([...state.supply]).toEqual([0, 0, 0]);
  });

  test('15A4, 15D2, ruling 121 guns of two pools in one fight may fire at different intensity', () => {
    const order = new Order();
    const guns = { '83id-i-183': deployed('2219'), '83id-ii-183': deployed('1919') };
    const state = setting({
      step: 'defence',
      supply: [0, 1, 1],
      units: { '83id-i-257': '2018', '257rd-943': '2017', ...guns },
    });
    const inside = unitOf(state, '83id-i-183');
    const outside = unitOf(state, '83id-ii-183');
    order.reset(KIND.defend);
    order.hex = hexOf('2018');
    order.units.set([inside, outside]);
    order.count = 2;
    const worth = (intensity: keyof typeof INTENSITY): number => {
      order.value = INTENSITY[intensity];
      return supportOf(state, order);
    };
    const value = (gun: number, high: boolean): number => supportValue(state, gun, order.hex, high);
    expect(worth('fortress')).toBe(value(inside, true) + value(outside, false));
    expect(worth('outside')).toBe(value(inside, false) + value(outside, true));
    expect(worth('low')).toBeLessThan(worth('outside'));
    expect(worth('fortress')).toBeLessThan(worth('high'));
    order.value = INTENSITY.fortress;
    state.supply[POOL_GERMAN] = 0;
    expect(checkIntensity(state, order)).toBeNull();
    payForIntensity(state, order, null);
    expect([...state.supply]).toEqual([0, 0, 0]);
    expect([...state.intensity]).toEqual([0, 0, 1]);
  });

  test('11A1, ruling 122 German guns support under whatever headquarters', () => {
    const state = setting({
      step: 'defence',
      units: { '83id-i-257': '2018', '257rd-943': '2017', '83id-ii-183': deployed('1919') },
    });
    const gun = unitOf(state, '83id-ii-183');
    for (const formation of ['83id', '291id']) {
      expect(maySupport(state, gun, hexOf('2018'), state.context.formationNumber.get(formation)!)).toBeNull();
    }
    expect(maySupport(state, gun, hexOf('2018'), NONE)).toBeNull();
  });

  test('15A4, ruling 121 high intensity that means no gun of the order is refused', () => {
    const order = new Order();
    const state = defence({ '257rd-943': '2922', '257rd-art': deployed('3121', 5) });
    order.reset(KIND.defend);
    order.value = INTENSITY.high;
    expect(checkIntensity(state, order)).toBe('no-guns-for-intensity');
    order.units[order.count++] = unitOf(state, '257rd-art');
    expect(checkIntensity(state, order)).toBeNull();
    order.value = INTENSITY.fortress;
    expect(checkIntensity(state, order)).toBe('no-guns-for-intensity');
  });
});
