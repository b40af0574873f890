import { ActionCodes, keyedDice, makeRandom } from '@impulse/engine';
import { planner, playOut, type Policy, randomPolicy } from '@impulse/opponent';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { greedy, script } from '@impulse/totensonntag/opponent/index.js';
import { hidesNumbers } from '@impulse/totensonntag/position/position.js';
import { cloneState, type State } from '@impulse/totensonntag/state.js';
import { withOtherSecrets } from '@impulse/totensonntag/testing/secrets.js';
import { describe, expect, test } from 'vitest';
import { planning } from './opponents.js';

/** Battles that count are played by opponents that see what their seat may know, and no dice. */

const randomly = randomPolicy(totensonntag).make();
const noReasons = { motives: () => [] };

interface Decision {
  readonly shown: string;
  readonly action: Action;
}

/** The first decision made in a state, by a policy that may try to peek. */
function decide(policy: Policy<State>, state: State, seed: string): Decision {
  const played = cloneState(state);
  let decision: Decision | undefined;
  const watched: Policy<State> = {
    ...policy,
    choose(known, random, into) {
      const shown = known.cells.join();
      const reasons = policy.choose(known, random, into);
      decision = { shown, action: totensonntag.codes.action(known, into, 0) };
      return reasons;
    },
  };
  const randoms = [makeRandom(`${seed} dak`), makeRandom(`${seed} cw`)] as const;
  expect(playOut(totensonntag, played, [watched, watched], keyedDice(1), randoms, { limit: 1 })).toBe(1);
  return decision!;
}

function begin(): State {
  const started = totensonntag.start({ scenario: 'historical', options: { aircraft: 'on' } });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** States along a random battle in which something is hidden from the side that decides. */
function secretStates(seed: number): State[] {
  const state = begin();
  const found: State[] = [];
  const codes = new ActionCodes();
  const random = makeRandom(`walk ${seed}`);
  const dice = keyedDice(seed);
  for (let event = 0; totensonntag.codes.deciding(state) >= 0; event++) {
    if (totensonntag.hasSecrets(state)) found.push(cloneState(state));
    randomly.choose(state, random, codes);
    dice.begin(event);
    totensonntag.codes.play(state, codes, 0, dice, null);
  }
  return found;
}

/** Would choose by what the enemy has settled, if only it could see it. */
const peeping: Policy<State> = {
  ...randomly,
  choose(state, _, into) {
    const listed = new ActionCodes();
    totensonntag.codes.list(state, listed);
    const enemy = 1 - state.deciding;
    let secret = state.an[enemy] + 7 * state.rolled[enemy] + 49 * state.settled[enemy];
    for (const aircraft of state.context.aircraft[enemy]) secret += state.hexOf[aircraft] + 3 * state.flags[aircraft];
    const index = (Math.imul(secret, 0x9e3779b1) >>> 8) % listed.length;
    into.clear();
    into.push(listed.head(index), listed.tail(index));
    return noReasons;
  },
};

describe('what a seat may not know', () => {
  const states = [...secretStates(1), ...secretStates(2)];

  test('is hidden in enough positions to prove something, of numbers and of flights', () => {
    expect(states.filter(hidesNumbers).length).toBeGreaterThan(8);
    expect(states.filter((state) => !hidesNumbers(state)).length).toBeGreaterThan(8);
  });

  test.each([
    { id: 'random', policy: randomly },
    { id: 'greedy', policy: greedy.make() },
    { id: 'script', policy: script.make() },
    { id: 'peeping', policy: peeping },
  ])('never changes what $id plays', ({ policy }) => {
    states.forEach((state, index) => {
      const truth = decide(policy, state, `${index}`);
      for (let value = 1; value <= 6; value++) {
        const lie = decide(policy, withOtherSecrets(state, value), `${index}`);
        expect(lie).toEqual(truth);
      }
    });
  });

  test('never changes what a planner plays', () => {
    const policy = planner(planning, { id: 'planner', version: 1, budget: 4 }).make();
    const numbers = states.filter(hidesNumbers).slice(0, 3);
    const flights = states.filter((state) => !hidesNumbers(state)).slice(0, 2);
    for (const state of [...numbers, ...flights]) {
      const truth = decide(policy, state, 'planner');
      for (const value of [1, 4, 6]) expect(decide(policy, withOtherSecrets(state, value), 'planner')).toEqual(truth);
    }
  });

  test('would change what a peeping opponent plays if it were shown', () => {
    const codes = new ActionCodes();
    const chosen = (state: State): string => {
      peeping.choose(state, makeRandom('none'), codes);
      return JSON.stringify(totensonntag.codes.action(state, codes, 0));
    };
    const swayed = states.filter((state) => chosen(withOtherSecrets(state, 1)) !== chosen(withOtherSecrets(state, 2)));
    expect(swayed.length).toBeGreaterThan(8);
  });
});

test('how often the other seat asks for chance does not change what a seat is shown', () => {
  const shownTo = (extraDraws: number): string[] => {
    const shown: string[] = [];
    const calm = makeRandom('calm');
    const restless: Policy<State> = {
      ...randomly,
      choose(state, random, into) {
        for (let i = 0; i < extraDraws; i++) random.uint32();
        return randomly.choose(state, calm, into);
      },
      chooseNext: (state, random, into) => restless.choose(state, random, into),
    };
    const watched: Policy<State> = {
      ...randomly,
      choose(state, random, into) {
        shown.push(state.cells.join());
        return randomly.choose(state, random, into);
      },
      chooseNext: (state, random, into) => watched.choose(state, random, into),
    };
    const randoms = [makeRandom('dak'), makeRandom('cw')] as const;
    playOut(totensonntag, begin(), [restless, watched], keyedDice(3), randoms, { limit: 400 });
    return shown;
  };
  const shown = shownTo(0);
  expect(shown.length).toBeGreaterThan(50);
  expect(shownTo(5)).toEqual(shown);
});
