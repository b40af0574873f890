import { type Clock, keyedDice, makeRandom } from '@impulse/engine';
import { playUntil } from '@impulse/opponent';
import { totensonntag } from '@impulse/totensonntag';
import { type State, steps } from '@impulse/totensonntag/state.js';
import { setting } from '@impulse/totensonntag/testing/setting.js';
import { describe, expect, test } from 'vitest';
import { opponents } from './opponents.js';

function begin(): State {
  const started = totensonntag.start({ scenario: 'historical' });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

const seats = (seed: string) => [makeRandom(`${seed} dak`), makeRandom(`${seed} cw`)] as const;

/** Games won by the first named, playing both sides in turn on the same dice. */
function wins(first: string, second: string, pairs: number): number {
  const state = begin();
  const opening = state.cells.slice();
  let won = 0;
  for (let game = 0; game < pairs * 2; game++) {
    state.cells.set(opening);
    const asDak = game % 2 === 0;
    const pair = asDak ? ([first, second] as const) : ([second, first] as const);
    opponents.playOut(pair, state, keyedDice(1 + (game >> 1)), seats(`strength ${game}`));
    const outcome = totensonntag.turn(state);
    if (!outcome.over) throw new Error('The battle is not over');
    if ((outcome.winner === 'dak') === asDak) won++;
  }
  return won;
}

describe('strength', () => {
  test('the script beats random play in at least 95 of 100 battles', () => {
    expect(wins('script', 'random', 20)).toBeGreaterThanOrEqual(38);
  });

  // Of 400 battles it won 307; this many may be a few fewer.
  test('the script beats the greedy opponent in about three battles of four', () => {
    expect(wins('script', 'greedy', 30)).toBeGreaterThanOrEqual(40);
  });

  test('the greedy opponent beats random play', () => {
    expect(wins('greedy', 'random', 5)).toBeGreaterThanOrEqual(8);
  });
});

/** The end of a battle between a few, in which thousands of simulations take no time. */
const small = (): State =>
  setting({
    units: { '7ad-7h': 'K8', '7ad-2rtr': 'K8', 'ari-m13-7': 'K10', 'ad-155-1': 'N8' },
    side: 'cw',
    an: 3,
    enemyAn: 5,
    turn: 6,
    couplet: 4,
  });

describe('think', () => {
  test.each(opponents.levels)('%s answers with a legal action and leaves the state alone', (level) => {
    const state = small();
    const before = state.cells.slice();
    const thought = opponents.think(level, state, 'cw', makeRandom('seat'));
    expect(totensonntag.refuse(state, 'cw', thought.action)).toBeNull();
    expect(state.cells).toEqual(before);
    expect(opponents.think(level, state, 'cw', makeRandom('seat'))).toEqual(thought);
  });

  test('says what it expects of its choice and why', () => {
    const thought = opponents.think('script', begin(), 'cw', makeRandom('seat'));
    expect(thought.motives.map((motive) => motive.code)).toEqual(['activation-number']);
    expect(thought.value).toBe(thought.motives[0].value);
  });

  test('answers only whoever owes a decision', () => {
    expect(() => opponents.think('script', begin(), 'dak', makeRandom('seat'))).toThrow('owes no decision');
  });

  test('does not know other levels', () => {
    expect(opponents.levels).toEqual(['random', 'recruit', 'greedy', 'script', 'veteran', 'expert', 'staff-college']);
    expect(() => opponents.think('rommel', begin(), 'cw', makeRandom('seat'))).toThrow('no opponent rommel');
  });
});

test('a policy is made with settings of its own', () => {
  const moods = new Map([[0, { hold: true }]]);
  expect(opponents.make('script', { moods })).not.toBe(opponents.make('script', { moods }));
  expect(() => opponents.make('script', { weights: { courage: 1 } })).toThrow('no weight courage');
});

describe('playing out', () => {
  test('stops when an impulse is over, and when night falls', () => {
    const state = begin();
    const policies = [opponents.make('script'), opponents.make('script')] as const;
    const go = (until: Clock) => playUntil(totensonntag, state, policies, keyedDice(4), seats('clock'), until);
    const seen = Array.from({ length: 4 }, () => {
      go('impulse');
      return `${state.couplet} ${steps[state.step]} ${state.impulse}`;
    });
    expect(seen).toEqual(['1 impulse 0', '1 impulse 1', '2 adjust-an 1', '2 impulse 0']);
    go('turn');
    expect([state.turn, state.couplet, steps[state.step]]).toEqual([1, 4, 'night']);
    go('turn');
    expect([state.turn, state.couplet]).toEqual([2, 1]);
  });

  test('stops at the limit of decisions', () => {
    const state = begin();
    const played = opponents.playOut(['random', 'random'], state, keyedDice(1), seats('out'), 25);
    expect(played).toBe(25);
    expect(totensonntag.codes.deciding(state)).toBeGreaterThanOrEqual(0);
  });

  test('gives the same battle for the same seeds', () => {
    const battle = () => {
      const state = begin();
      opponents.playOut(['script', 'script'], state, keyedDice(9), seats('same'));
      return state.cells;
    };
    expect(battle()).toEqual(battle());
  });
});
