import { describe, expect, test } from 'vitest';
import { whiteDeath } from '../../game.js';
import { cloneState, SHELLED, type State, TARGET } from '../../state.js';
import { hexOf, scripted, setting, unitOf } from '../../testing/setting.js';
import { choice } from '../../testing/impulse.js';
import { Attackers } from './fights.js';
import { findSupport, makeSupport, promiseSupport, supportFor } from './support.js';

const gun = (at: string) => ({ at, deployed: true });

/** Lets units assault a hex, as if they had declared it. */
function assault(state: State, hex: string, ...units: readonly string[]): void {
  for (const id of units) state.target[unitOf(state, id)] = hexOf(hex);
  state.marks[hexOf(hex)] |= TARGET;
  state.paid[state.active] = Math.max(1, state.paid[state.active]);
}

/** Two battalions, each under assault by a regiment, with four battalions of guns behind them. */
function twoDefended(): State {
  const state = setting({
    step: 'defence',
    units: {
      '331id-i-557': '1821',
      '331id-i-558': '1823',
      '331id-i-331': gun('1622'),
      '331id-ii-331': gun('1622'),
      '331id-iii-331': gun('1623'),
      '331id-iv-331': gun('1623'),
      '9grd-18g': '1921',
      '9grd-22g': '1924',
    },
  });
  assault(state, '1821', '9grd-18g');
  assault(state, '1823', '9grd-22g');
  return state;
}

const guns = ({ support }: { readonly support?: readonly string[] }): readonly string[] => support ?? [];

describe('11A1 guns that have several fights to support', () => {
  test('are divided among the defenders, and every gun fires', () => {
    const state = twoDefended();
    const first = choice(state);
    if (first.type !== 'defend') throw new Error(first.type);
    const later = cloneState(state);
    whiteDeath.play(later, 'german', first, scripted(...Array.from({ length: 12 }, () => 3)), null);
    const second = choice(later);
    if (second.type !== 'defend') throw new Error(second.type);
    expect(second.target).not.toBe(first.target);
    expect(guns(first)).toHaveLength(2);
    expect(guns(second)).toHaveLength(2);
    expect(new Set([...guns(first), ...guns(second)]).size).toBe(4);
  });

  test('all support a fight that has no other', () => {
    const state = twoDefended();
    state.marks[hexOf('1823')] = 0;
    const only = choice(state);
    expect(only.type === 'defend' && guns(only)).toHaveLength(4);
  });

  test('are counted once when assaults are planned', () => {
    const state = setting({ side: 'german', units: { '331id-i-557': '1821', '331id-i-331': gun('1622') } });
    const support = makeSupport();
    const attackers = new Attackers();
    attackers.add(unitOf(state, '331id-i-557'), hexOf('1821'));
    findSupport(support, state, 1);
    const whole = supportFor(support, state, hexOf('1921'), attackers);
    expect(whole).toBeGreaterThan(0);
    promiseSupport(support, state, hexOf('1921'));
    expect(supportFor(support, state, hexOf('1921'), attackers)).toBe(whole);
    expect(supportFor(support, state, hexOf('1922'), attackers)).toBe(whole / 2);
  });
});

describe('11B1 a barrage that has been paid for', () => {
  /** Guns with two hexes in range: one that has been shelled, with three battalions beside it, and one behind it. */
  function barrage(): State {
    const state = setting({
      side: 'german',
      step: 'barrage',
      units: {
        '331id-i-557': '1821',
        '331id-ii-557': '1821',
        '331id-iii-557': '1821',
        '331id-i-331': gun('1722'),
        '331id-ii-331': gun('1722'),
        '9grd-18g': '1922',
        '31rb-1': '1924',
      },
    });
    state.paid[1] = 2;
    state.marks[hexOf('1922')] |= SHELLED;
    return state;
  }

  test('is fired by guns that no assault needs', () => {
    expect(choice(barrage())).toMatchObject({ type: 'barrage', target: '1924' });
  });

  test('does not take the guns from an assault that needs them', () => {
    const state = barrage();
    assault(state, '1922', '331id-i-557', '331id-ii-557', '331id-iii-557');
    expect(choice(state)).toEqual({ type: 'done' });
  });
});
