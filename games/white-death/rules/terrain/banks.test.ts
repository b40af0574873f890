import { describe, expect, test } from 'vitest';
import { BANK_FREE, RIGHT_BANK, type State } from '../../state.js';
import { setting, unitOf } from '../../testing/setting.js';
import { act, ends, move, priceOf, whyNot } from '../../testing/movement.js';

/** The Lowatj runs past 2415, 2414 and 2413 to the north; 2314 and 2315 are west of it, 2514 and 2515 east. */
const thaw = (id: string, at: string, bridges: readonly string[] = []): State =>
  setting({ weather: 'thaw', bridges, units: { [id]: at } });

const flagsOf = (state: State, id: string): number => state.flags[unitOf(state, id)] & (RIGHT_BANK | BANK_FREE);

describe('16B rivers in a thaw', () => {
  test.each(['18mech-1mr', '33tb-t34', '9grd-at'])('16B %s may not cross a river but at a bridge', (id) => {
    const state = thaw(id, '2514');
    expect(whyNot(state, move(id, '2414', '2314'))).toBe('16B river-in-thaw');
    expect(ends(state, 'move', id)).toContain('2414');
    expect(ends(state, 'move', id)).not.toContain('2314');
    const bridged = thaw(id, '2514', ['2414']);
    expect(whyNot(bridged, move(id, '2414', '2314'))).toBeUndefined();
    expect(ends(bridged, 'move', id)).toContain('2314');
  });

  test.each(['9grd-18g', '44ski-1', '24cd-18', '2mc-mc'])('16B %s crosses as in frost', (id) => {
    expect(whyNot(thaw(id, '2514'), move(id, '2414', '2314'))).toBeUndefined();
  });

  test('16A, 16C in frost and snow everybody crosses', () => {
    for (const weather of ['clear', 'snow'] as const) {
      const state = setting({ weather, units: { '33tb-t34': '2514' } });
      expect(whyNot(state, move('33tb-t34', '2414', '2314'))).toBeUndefined();
    }
  });

  test('16B such units enter and leave a river hex on the same side, for the usual cost', () => {
    const state = thaw('18mech-1mr', '2514');
    expect(priceOf(state, '18mech-1mr', '2414')).toBe(1);
    expect(priceOf(state, '18mech-1mr', '2414', '2515')).toBe(6);
    act(state, move('18mech-1mr', '2414'));
    expect(flagsOf(state, '18mech-1mr')).toBe(RIGHT_BANK);
    expect(whyNot(state, move('18mech-1mr', '2314'))).toBe('16B river-in-thaw');
    expect(whyNot(state, move('18mech-1mr', '2515'))).toBeUndefined();
  });

  test('16B the bank is kept along the river', () => {
    const state = thaw('18mech-1mr', '2314');
    expect(whyNot(state, move('18mech-1mr', '2414', '2415', '2515'))).toBe('16B river-in-thaw');
    expect(whyNot(state, move('18mech-1mr', '2414', '2415', '2315'))).toBeUndefined();
    act(state, move('18mech-1mr', '2414'));
    expect(flagsOf(state, '18mech-1mr')).toBe(0);
    act(state, move('18mech-1mr', '2415'));
    expect(whyNot(state, move('18mech-1mr', '2515'))).toBe('16B river-in-thaw');
  });

  test('16B, rule 20 from a bridge hex either bank can be followed', () => {
    const state = thaw('18mech-1mr', '2514', ['2414']);
    act(state, move('18mech-1mr', '2414', '2415'));
    expect(flagsOf(state, '18mech-1mr') & BANK_FREE).toBe(BANK_FREE);
    expect(whyNot(state, move('18mech-1mr', '2315'))).toBeUndefined();
    expect(whyNot(state, move('18mech-1mr', '2515'))).toBeUndefined();
    act(state, move('18mech-1mr', '2515'));
    expect(flagsOf(state, '18mech-1mr')).toBe(0);
  });

  test('16B, ruling 36 units caught in the river by the thaw may leave on either side', () => {
    const state = thaw('18mech-1mr', '2414');
    state.flags[unitOf(state, '18mech-1mr')] = BANK_FREE;
    expect(whyNot(state, move('18mech-1mr', '2314'))).toBeUndefined();
    expect(whyNot(state, move('18mech-1mr', '2514'))).toBeUndefined();
  });

  test('ruling 36 in frost units already note on which side they came into the river', () => {
    const state = setting({ units: { '18mech-1mr': '2514' } });
    act(state, move('18mech-1mr', '2414'));
    expect(flagsOf(state, '18mech-1mr')).toBe(RIGHT_BANK);
    act(state, move('18mech-1mr', '2314'));
    expect(flagsOf(state, '18mech-1mr')).toBe(0);
  });
});
