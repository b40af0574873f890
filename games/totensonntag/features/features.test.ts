import { ActionCodes, keyedDice, makeRandom, observer } from '@impulse/engine';
import { featuresOf, hiddenFeatures } from '@impulse/engine/testing/feature-values.js';
import { describe, expect, test } from 'vitest';
import { totensonntag } from '../game.js';
import { script } from '../opponent/index.js';
import type { State } from '../state.js';
import { withOtherSecrets } from '../testing/secrets.js';
import { setting } from '../testing/setting.js';
import { features } from './features.js';

const read = (state: State, side: number) => featuresOf(features, state, side);

/** Every so many positions of a scripted battle with aircraft. */
function positions(every: number, look: (state: State) => void): void {
  const started = totensonntag.start({ scenario: 'historical', options: { aircraft: 'on' } });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const policy = script.make();
  const codes = new ActionCodes();
  const random = makeRandom('features');
  const dice = keyedDice(4);
  for (let event = 0; totensonntag.codes.deciding(state) >= 0; event++) {
    if (event % every === 0 || totensonntag.hasSecrets(state)) look(state);
    policy.choose(state, random, codes);
    dice.begin(event);
    totensonntag.codes.play(state, codes, 0, dice, null);
  }
  look(state);
}

describe('features', () => {
  test('have names of their own, and every one is a number at every time', () => {
    expect(new Set(features.names).size).toBe(features.names.length);
    const changing = new Set<string>();
    let before: Readonly<Record<string, number>> | null = null;
    positions(20, (state) => {
      const now = read(state, 0);
      for (const name of features.names) {
        expect(Number.isFinite(now[name]), name).toBe(true);
        if (before && before[name] !== now[name]) changing.add(name);
      }
      before = now;
    });
    // Enough of them for an evaluation to go by.
    expect(changing.size).toBeGreaterThan(30);
  });

  test('are the same from both sides, with own and enemy changed over', () => {
    positions(50, (state) => {
      const [dak, cw] = [read(state, 0), read(state, 1)];
      for (const name of features.names.filter((one) => one.startsWith('own-'))) {
        expect(cw[name.replace('own-', 'enemy-')], name).toBe(dak[name]);
      }
      expect(cw['victory-points']).toBeCloseTo(-dak['victory-points']);
    });
  });

  test('tell nobody what its seat may not know', () => {
    let secrets = 0;
    positions(60, (state) => {
      for (const seat of [...totensonntag.sides, observer]) {
        for (const side of [0, 1]) expect(hiddenFeatures(totensonntag, features, state, side, seat)).toEqual([]);
      }
      if (!totensonntag.hasSecrets(state)) return;
      secrets++;
      const truth = read(state, state.deciding);
      for (let value = 1; value <= 6; value++) {
        expect(read(withOtherSecrets(state, value), state.deciding)).toEqual(truth);
      }
    });
    expect(secrets).toBeGreaterThan(10);
  });
});

test('5.0, 9.0 features count strength, zones and objectives', () => {
  const state = setting({
    units: { '7ad-7h': { at: 'G9', hits: 1 }, '7ad-2rtr': 'J1', '21-pz5-1': 'G10' },
    side: 'cw',
    an: 3,
    turn: 3,
    couplet: 2,
  });
  const strength = (id: string): number => state.context.strength[state.context.unitNumber.get(id)!];
  const cw = read(state, 1);
  expect(cw['own-armor']).toBe(strength('7ad-7h') - 1 + strength('7ad-2rtr'));
  expect(cw['own-units']).toBe(2);
  expect(cw['own-hits']).toBe(1);
  expect(cw['own-in-zones']).toBe(strength('7ad-7h') - 1);
  expect(cw['own-near-armor']).toBe(strength('7ad-7h') - 1);
  expect(cw['enemy-armor']).toBe(strength('21-pz5-1'));
  expect(cw['enemy-in-zones']).toBe(strength('21-pz5-1'));
  expect(cw['own-impulse']).toBe(1);
  expect(cw['battle-left']).toBeCloseTo(15 / 24);
  expect(cw['day-left']).toBeCloseTo(3 / 4);
  const held = state.context.objectives.reduce((sum, { points }, i) => sum + (state.control[i] === 1 ? points : 0), 0);
  expect(cw['own-objectives']).toBe(held);
});
