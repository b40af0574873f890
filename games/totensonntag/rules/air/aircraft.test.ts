import { describe, expect, test } from 'vitest';
import { totensonntag } from '../../game.js';
import { STEP } from '../../state.js';
import { act, attackIn, hitsOn, setting, type Setting, tryOut, whereIs, whyNot } from '../../testing/setting.js';
import { done, fly, hits, misses, options } from '../../testing/air.js';

/** 7.7 Aircraft (option), when one side can fly. Both sides flying: see air-battle.test.ts. */

const raf = (units: Setting['units'], more: Partial<Setting> = {}) =>
  setting({ side: 'cw', an: 3, enemyAn: 6, options, units, ...more });
const luftwaffe = (units: Setting['units'], more: Partial<Setting> = {}) => raf(units, { side: 'dak', ...more });

describe('7.7 when an aircraft can activate', () => {
  const units = { '7ad-7h': 'A1', '21-mg8': 'G9' };
  const attack = fly('raf-hurri', 'G8', '21-mg8');

  test('7.7 only with the option', () => {
    expect(whyNot(raf(units, { options: {} }), 'cw', attack)).toBe('7.7 aircraft-off');
    expect(totensonntag.legal(raf(units, { options: {} }), 'cw', 'raf-hurri')).toEqual([]);
    expect(whyNot(raf(units), 'cw', attack)).toBeUndefined();
  });

  test('7.7 when the activation number is at most its initiative', () => {
    for (const an of [1, 2, 3, 4, 5]) expect(whyNot(raf(units, { an }), 'cw', attack), `${an}`).toBeUndefined();
    expect(whyNot(raf(units, { an: 6 }), 'cw', attack)).toBe('7.7 aircraft-not-available');
    expect(totensonntag.legal(raf(units, { an: 6 }), 'cw', 'raf-hurri')).toEqual([]);
  });

  test('7.7 in its own player’s impulse', () => {
    const state = raf(units);
    expect(whyNot(state, 'dak', fly('lw-ju87', 'A2', '7ad-7h'))).toBe('2.0 not-your-decision');
    expect(whyNot(state, 'cw', fly('lw-ju87', 'A2', '7ad-7h'))).toBe('3.0 not-your-unit');
    expect(whyNot(state, 'cw', fly('7ad-7h', 'G8', '21-mg8'))).toBe('7.7 aircraft-not-available');
  });

  test('7.7, ruling 46 not at night', () => {
    expect(whyNot(raf(units, { step: 'night' }), 'cw', attack)).toBe('2.0 wrong-step');
  });

  test('7.7 once in a couplet, and again in the next', () => {
    const state = raf(units, { an: 3 });
    act(state, 'cw', attack, misses);
    expect(whyNot(state, 'cw', attack)).toBe('7.7 aircraft-flew');
    expect(totensonntag.legal(state, 'cw', 'raf-hurri')).toEqual([]);
    expect(whyNot(state, 'cw', fly('raf-spit', 'G8', '21-mg8'))).toBeUndefined();
    // The DAK rolled a 6 before and may choose: a 6 again keeps its aircraft on the ground.
    act(state, 'cw', done);
    act(state, 'dak', { type: 'choose-an', value: 6 }, [3]);
    act(state, 'dak', done);
    expect(whyNot(state, 'cw', attack)).toBeUndefined();
  });

  test('7.7 it leaves the map after its attack', () => {
    const state = raf(units);
    act(state, 'cw', attack, hits);
    expect(whereIs(state, 'raf-hurri')).toBe('off');
  });

  test('7.7 it may pass', () => {
    const state = raf(units);
    act(state, 'cw', done);
    expect(state.step).toBe(STEP['choose-an']);
  });

  test('7.7, 3.2 it does nothing else', () => {
    const state = raf(units);
    expect(whyNot(state, 'cw', { type: 'move', unit: 'raf-hurri', path: ['G8'] })).toBe('3.2 aircraft-only-fly');
    expect(whyNot(state, 'cw', { type: 'assault', unit: 'raf-hurri', target: 'G9' })).toBe('3.2 aircraft-only-fly');
    expect(whyNot(state, 'cw', { type: 'exit', unit: 'raf-hurri', path: [] })).toBe('3.2 aircraft-only-fly');
    expect(whyNot(state, 'cw', { type: 'enter', unit: 'raf-hurri', path: ['A1'] })).toBe('6.1 not-a-reinforcement');
  });

  test('7.7 attacking from the air leaves the ground units their actions', () => {
    const state = raf({ '7ad-7h': 'G8', '21-mg8': 'G9' });
    act(state, 'cw', fly('raf-hurri', 'G10', '21-mg8'), misses);
    expect(whyNot(state, 'cw', { type: 'assault', unit: '7ad-7h', target: 'G9' })).toBeUndefined();
  });
});

describe('7.7 ground attacks', () => {
  test('7.7 from a hex adjacent to the target, wherever that is', () => {
    const state = raf({ '7ad-7h': 'A1', '21-mg8': 'G9', '21-pio200': 'G8' });
    for (const hex of ['F8', 'F9', 'G8', 'G10', 'H8', 'H9']) {
      expect(whyNot(state, 'cw', fly('raf-hurri', hex, '21-mg8')), hex).toBeUndefined();
    }
    for (const hex of ['G9', 'G7', 'G11', 'A1', 'Q19']) {
      expect(whyNot(state, 'cw', fly('raf-hurri', hex, '21-mg8')), hex).toBe('7.7 air-target-not-adjacent');
    }
  });

  test('7.7 a target is named, and it is an enemy ground unit on the map', () => {
    const state = raf({ '7ad-7h': 'G8', '21-mg8': 'G9' });
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8'))).toBe('7.7 air-target-missing');
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G9', '7ad-7h'))).toBe('7.0 no-target');
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8', '21-pio200'))).toBe('7.0 no-target');
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8', 'lw-ju87'))).toBe('7.0 no-target');
  });

  test('7.7 any unit of the stack', () => {
    for (const target of ['21-pz5-1', '21-mg8', '21-pio200']) {
      const state = raf({ '21-pz5-1': 'G9', '21-mg8': 'G9', '21-pio200': 'G9', '7ad-7h': 'A1' });
      expect(attackIn(act(state, 'cw', fly('raf-hurri', 'G8', target), hits)).target).toBe(target);
      expect(hitsOn(state, target)).toBe(1);
    }
  });

  test('7.7 the list offers every enemy on the map', () => {
    const state = raf({ '21-pz5-1': 'G9', '21-mg8': 'G9', '15-rec33': 'A1', '7ad-7h': 'B1' });
    const offered = totensonntag.legal(state, 'cw', 'raf-spit');
    expect(offered.map((action) => action.type === 'fly' && action.target)).toEqual(['15-rec33', '21-pz5-1', '21-mg8']);
    for (const action of offered) expect(whyNot(state, 'cw', action)).toBeUndefined();
  });

  test.each([
    ['lw-ju87', '7ad-7h', 4, { 'aircraft-against-armor': 2 }],
    ['lw-ju87', 'nz-44rtr', 4, { 'aircraft-against-armor': 2 }],
    ['lw-ju87', '7ad-2sg', 2, {}],
    ['lw-ju87', '7ad-4rha', 2, {}],
    ['lw-me109', '7ad-7h', 2, {}],
    ['raf-hurri', '21-pz5-1', 3, { 'aircraft-against-armor': 1 }],
    ['raf-hurri', 'ari-m13-7', 3, { 'aircraft-against-armor': 1 }],
    ['raf-hurri', '21-mg8', 2, {}],
    ['raf-spit', '21-pz5-1', 2, {}],
  ] as const)('7.7 the black modifier counts against armor only: %s at %s', (unit, target, firepower, modifiers) => {
    const side = unit.startsWith('raf') ? 'cw' : 'dak';
    const state = raf({ [target]: 'G9' }, { side });
    const log = act(state, side, fly(unit, 'G8', target), misses);
    expect(attackIn(log)).toMatchObject({ rule: '7.7', firepower, modifiers });
  });

  test('7.7, ruling 21 recon and panzerjäger are not armor', () => {
    expect(
      attackIn(act(luftwaffe({ '7ad-kdg': 'G9' }), 'dak', fly('lw-ju87', 'G8', '7ad-kdg'), misses)).firepower,
    ).toBe(2);
    const state = raf({ 'ad-pzj605': 'G9' });
    expect(attackIn(act(state, 'cw', fly('raf-hurri', 'G8', 'ad-pzj605'), misses)).firepower).toBe(2);
  });

  test('7.7, ruling 20 escarpments and entrenchments protect from the air', () => {
    const cliff = raf({ 'ad-155-3': 'K7' });
    const log = act(cliff, 'cw', fly('raf-hurri', 'J7', 'ad-155-3'), misses);
    expect(attackIn(log)).toMatchObject({ firepower: 1, modifiers: { escarpment: -1 } });
    const trench = raf({ 'ari-m13-7': 'F2' });
    expect(attackIn(act(trench, 'cw', fly('raf-hurri', 'F1', 'ari-m13-7'), misses))).toMatchObject({
      firepower: 2,
      modifiers: { 'aircraft-against-armor': 1, entrenchment: -1 },
    });
  });

  test('7.7, ruling 47 two dice, strength and modifier: equal to the protection factor hits', () => {
    const state = raf({ '21-mg8': 'G9' });
    expect(hitsOn(tryOut(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'), [4, 5]), '21-mg8')).toBe(1);
    expect(hitsOn(tryOut(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'), [4, 4]), '21-mg8')).toBe(0);
  });

  test('7.7 a flipped aircraft attacks with strength one', () => {
    const state = luftwaffe({ 'lw-ju87': { at: 'off', hits: 1 }, '7ad-7h': 'G9' });
    expect(attackIn(act(state, 'dak', fly('lw-ju87', 'G8', '7ad-7h'), misses)).firepower).toBe(3);
  });

  test('7.7 an attack from the air can destroy', () => {
    const state = raf({ '21-mg8': { at: 'G9', hits: 2 } });
    act(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'), hits);
    expect([whereIs(state, '21-mg8'), state.step]).toEqual(['lost', STEP.impulse]);
  });

  test('7.7 stacking and zones are nothing to aircraft', () => {
    const units = { '7ad-7h': 'G8', '7ad-2rtr': 'G8', '7ad-6rtr': 'G8', '21-mg8': 'G9' };
    const state = raf(units);
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'))).toBeUndefined();
    act(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'), misses);
    act(state, 'cw', done);
    expect(state.step).not.toBe(STEP.excess);
  });

  test('7.7 no forecast is made of dice that are not rolled', () => {
    const state = raf({ '21-mg8': 'G9' });
    expect(totensonntag.forecast(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'))).toMatchObject({ kind: 'air-strike' });
    expect(totensonntag.forecast(state, 'cw', fly('raf-hurri', 'G7', '21-mg8'))).toBeNull();
  });
});

describe('7.7 the losses of aircraft', () => {
  test('7.7 destroyed aircraft do not fly', () => {
    const state = raf({ 'raf-hurri': { at: 'lost', hits: 2 }, '21-mg8': 'G9' });
    expect(whyNot(state, 'cw', fly('raf-hurri', 'G8', '21-mg8'))).toBe('7.7 aircraft-not-available');
    expect(whyNot(state, 'cw', fly('raf-spit', 'G8', '21-mg8'))).toBeUndefined();
  });

  test('7.7, 8.1 no recovery rolls for aircraft', () => {
    const state = raf({ 'raf-hurri': { at: 'off', hits: 1 }, '7ad-7h': { at: 'A1', hits: 1 } }, { step: 'night' });
    expect(whyNot(state, 'cw', { type: 'recover', unit: 'raf-hurri' })).toBe('3.0 not-on-map');
    act(state, 'cw', { type: 'recover-all' }, [6]);
    expect([hitsOn(state, 'raf-hurri'), hitsOn(state, '7ad-7h')]).toEqual([1, 0]);
  });

  test('7.7, 9.1 lost aircraft count for no division', () => {
    const state = raf({ 'raf-hurri': 'lost', 'raf-spit': 'lost', 'lw-ju87': 'lost', 'lw-me109': 'lost' });
    const view = totensonntag.view(state, 'cw') as { account: { points: number; detail: { lost?: number } }[] };
    expect(view.account.every(({ points, detail }) => points === 0 && !detail.lost)).toBe(true);
  });
});
