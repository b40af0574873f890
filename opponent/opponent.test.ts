import { keyedDice, makeRandom } from '@impulse/engine';
import { duel, type DuelState } from '@impulse/engine/testing/duel.js';
import { describe, expect, test } from 'vitest';
import { afresh, playOut, playUntil, type Policy, randomPolicy, think } from './index.js';

function begin(): DuelState {
  const started = duel.start({ scenario: 'plain', options: { length: 'long' } });
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

const seats = (seed: string) => [makeRandom(`${seed} west`), makeRandom(`${seed} east`)] as const;
const randomly = randomPolicy(duel).make();

/** Chooses at random and keeps what it was shown. */
function watching(shown: DuelState[]): Policy<DuelState> {
  return {
    ...randomly,
    choose(state, random, into) {
      shown.push(state);
      return randomly.choose(state, random, into);
    },
  };
}

describe('think', () => {
  test('answers with a legal action and leaves the state alone', () => {
    const state = begin();
    const before = state.cells.slice();
    const thought = think(duel, randomly, state, 'west', makeRandom('seat'));
    expect(duel.refuse(state, 'west', thought.action)).toBeNull();
    expect(state.cells).toEqual(before);
    expect(think(duel, randomly, state, 'west', makeRandom('seat'))).toEqual(thought);
  });

  test('answers only whoever owes a decision', () => {
    expect(() => think(duel, randomly, begin(), 'east', makeRandom('seat'))).toThrow('owes no decision');
  });

  test('shows a policy a copy without what its seat may not know, never the state itself', () => {
    const shown = [1, 2, 3].map((value) => {
      const state = begin();
      duel.play(state, 'west', { type: 'pick', value }, keyedDice(1), null);
      const seen: DuelState[] = [];
      think(duel, watching(seen), state, 'east', makeRandom('seat'));
      expect(seen[0]).not.toBe(state);
      return seen[0].cells.join();
    });
    expect(new Set(shown).size).toBe(1);
  });
});

describe('playing out', () => {
  test('goes on to the end, or to the limit of decisions', () => {
    const state = begin();
    const played = playOut(duel, state, [randomly, randomly], keyedDice(1), seats('out'), { limit: 5 });
    expect(played).toBe(5);
    expect(duel.turn(state).over).toBe(false);
    playOut(duel, state, [randomly, randomly], keyedDice(1), seats('on'));
    expect(duel.turn(state).over).toBe(true);
  });

  test('goes on until a clock of the battle ticks', () => {
    const state = begin();
    for (let round = 2; round <= 4; round++) {
      const played = playUntil(duel, state, [randomly, randomly], keyedDice(1), seats(`${round}`), 'turn');
      expect(played).toBeGreaterThanOrEqual(3);
      expect(state.round).toBe(round);
      expect(duel.turn(state)).toMatchObject({ side: 'west', step: 'pick' });
    }
  });

  test('gives the same battle for the same seeds, and another for others', () => {
    const battle = (seed: string): string => {
      const state = begin();
      playOut(duel, state, [randomly, randomly], keyedDice(9), seats(seed));
      return state.cells.join();
    };
    expect(battle('same')).toBe(battle('same'));
    expect(battle('same')).not.toBe(battle('other'));
  });

  test('shows the state itself only to a policy that reads nothing hidden', () => {
    const state = begin();
    const shown = [{}, { readsHidden: false } as const].map((trait) => {
      const seen: DuelState[] = [];
      const policy = { ...watching(seen), ...trait };
      playOut(duel, state, [policy, policy], keyedDice(3), seats('shown'), { limit: 1 });
      return seen[0];
    });
    expect(shown[0]).not.toBe(state);
    expect(shown[1]).toBe(state);
  });

  test('shows whoever watches the start, and the state after every action', () => {
    const state = begin();
    const seen = [state.cells.join()];
    const watched: string[] = [];
    const played = playOut(duel, state, [randomly, randomly], keyedDice(4), seats('watched'), {
      see: (now) => {
        watched.push(now.cells.join());
      },
    });
    seen.push(state.cells.join());
    expect(watched).toHaveLength(played + 1);
    expect([watched[0], watched[played]]).toEqual(seen);
  });

  test('asks a policy to go on where it has just decided', () => {
    const asked: string[] = [];
    const policy: Policy<DuelState> = {
      ...randomly,
      choose(state, random, into) {
        asked.push(`${state.deciding}`);
        return randomly.choose(state, random, into);
      },
      chooseNext(state, random, into) {
        asked.push(`${state.deciding} again`);
        return randomly.choose(state, random, into);
      },
    };
    playOut(duel, begin(), [policy, policy], keyedDice(2), seats('next'));
    expect(asked.some((one) => one.endsWith('again'))).toBe(true);
    asked.forEach((one, index) => {
      expect(one.endsWith('again'), String(index)).toBe(index > 0 && asked[index - 1][0] === one[0]);
    });
  });
});

test('a policy made afresh never goes on from what it thought before', () => {
  const asked: string[] = [];
  const policy: Policy<DuelState> = {
    ...randomly,
    choose(state, random, into) {
      asked.push('choose');
      return randomly.choose(state, random, into);
    },
    chooseNext(state, random, into) {
      asked.push('go on');
      return randomly.choose(state, random, into);
    },
  };
  const { make, id } = afresh({ id: 'usual', version: 1, make: () => policy }, 'usual-afresh');
  const played = playOut(duel, begin(), [make(), make()], keyedDice(2), seats('afresh'));
  expect(id).toBe('usual-afresh');
  expect(asked).toEqual(Array.from({ length: played }, () => 'choose'));
});
