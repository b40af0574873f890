import { ActionCodes, copyInto, type Dice, keyedDice, makeRandom, searchDice } from '@impulse/engine';
import { playUntil } from '@impulse/opponent';
import { totensonntag } from '@impulse/totensonntag';
import { script } from '@impulse/totensonntag/opponent/index.js';
import { cloneState, type State, STEP } from '@impulse/totensonntag/state.js';
import { describe, expect, test } from 'vitest';

/** How surely two plans can be told apart: by the variance of what they differ by, with the reply, on like dice. */

/** The beginnings of some impulses of a scripted battle, with a first action that is not the script's. */
function openings(seed: number, count: number): { readonly start: State; readonly odd: ActionCodes }[] {
  const started = totensonntag.start({ scenario: 'historical' });
  if (!started.ok) throw new Error(started.error.message);
  const state = started.value;
  const found = [];
  const policies = [script.make(), script.make()] as const;
  const randoms = [makeRandom(`${seed} dak`), makeRandom(`${seed} cw`)] as const;
  while (totensonntag.codes.deciding(state) >= 0 && found.length < count) {
    playUntil(totensonntag, state, policies, keyedDice(seed), randoms, 'impulse');
    const odd = state.step === STEP.impulse && state.turn > 1 ? oddMove(state) : null;
    if (odd) found.push({ start: cloneState(state), odd });
  }
  return found;
}

function oddMove(state: State): ActionCodes | null {
  const listed = new ActionCodes();
  totensonntag.codes.list(state, listed);
  const moves = Array.from({ length: listed.length }, (_, index) => index).filter((index) => {
    const action = totensonntag.codes.action(state, listed, index);
    return action.type === 'move' && action.overrun === undefined;
  });
  if (moves.length === 0) return null;
  const index = moves[moves.length >> 1];
  const odd = new ActionCodes(1);
  odd.push(listed.head(index), listed.tail(index));
  return odd;
}

/** Hits taken by the DAK less those of the Commonwealth. */
const balance = ({ context, hits }: State): number =>
  hits.reduce((sum, taken, unit) => sum + (context.side[unit] === 0 ? taken : -taken), 0);

/** What comes of a position after the impulse and what follows it, with an odd first action or without. */
function outcome(start: State, odd: ActionCodes | null, diceFor: (state: State) => Dice, seed: number): number {
  const state = totensonntag.blank(start);
  copyInto(state, start);
  const dice = diceFor(state);
  let event = 0;
  if (odd) {
    dice.begin(event++);
    totensonntag.codes.play(state, odd, 0, dice, null);
  }
  const later: Dice = { begin: (number) => dice.begin(number + event), roll: dice.roll };
  const randoms = [makeRandom([seed, 1, 0, 0]), makeRandom([seed, 2, 0, 0])] as const;
  const policies = [script.make(), script.make()] as const;
  const played = playUntil(totensonntag, state, policies, later, randoms, 'impulse');
  event += played;
  playUntil(totensonntag, state, policies, later, randoms, 'impulse');
  return balance(state);
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

describe('dice for search', () => {
  test('tell two plans apart in a third of the samples that dice by number of the action need', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed + 1);
    const noiseWith = (diceFor: (seed: number) => (state: State) => Dice): number =>
      openings(5, 5).reduce((sum, { start, odd }) => {
        const differences = seeds.map(
          (seed) => outcome(start, odd, diceFor(seed), seed) - outcome(start, null, diceFor(seed), seed),
        );
        return sum + variance(differences);
      }, 0);
    const byNumber = noiseWith((seed) => () => keyedDice(seed));
    const byImpulse = noiseWith((seed) => (state) => searchDice(seed, () => totensonntag.clock(state, 'impulse')));
    expect(byNumber / byImpulse).toBeGreaterThan(3);
  });
});
