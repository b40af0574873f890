import { expect, test } from 'vitest';
import { keyedDice } from '../dice/dice.js';
import { makeRandom } from '../dice/random.js';
import { playedIn } from '../match/journal.js';
import { Match } from '../match/match.js';
import { duel, type DuelAction, type DuelState, secret } from '../testing/duel.js';
import { CommandCheck } from './commands.js';
import { DiceWatch } from './dice-watch.js';
import { RandomRun } from './random-run.js';

type Duel = Match<DuelState, DuelAction>;

function begin(game: typeof duel): Duel {
  const match = Match.start(game, { scenario: 'plain', options: { length: 'long' } }, { match: 'a duel', secret });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** Gives commands to matches that `spoil` has changed, until something is found. */
function found(spoil: (match: Duel) => void, game = duel): string {
  for (let seed = 0; seed < 20; seed++) {
    const run = new RandomRun(duel, {}, begin(duel), makeRandom(`${seed}`), makeRandom(`commands ${seed}`));
    const watch = new DiceWatch(run, game);
    const match = begin(watch.game);
    spoil(match);
    try {
      new CommandCheck(run, match, watch).run();
    } catch (error) {
      return (error as { readonly invariant?: string }).invariant ?? String(error);
    }
  }
  return 'nothing';
}

test('a sound match stands every command, and meets all kinds of entries', () => {
  const kinds = new Set<string>();
  expect(
    found((match) => {
      const { record } = match;
      match.record = (reveal) => {
        for (const entry of match.journal) kinds.add(Array.isArray(entry) ? 'played' : Object.keys(entry)[0]);
        return record.call(match, reveal);
      };
    }),
  ).toBe('nothing');
  expect([...kinds].toSorted()).toEqual(['close', 'played', 'rewind', 'undo']);
});

test('a die that is rolled a second time for one number is found', () => {
  const spoil = (match: Duel): void => {
    const { act } = match;
    // Tries every action out first, with the dice of the match.
    match.act = (side, action, ...rest) => {
      const read = match.game.parseAction(match.state, action);
      const before = match.state.cells.slice();
      const tried = read.ok ? match.game.prepare(match.state, side, read.value) : null;
      if (tried && !tried.refusal) tried.play(keyedDice(1), null);
      match.state.cells.set(before);
      return act.call(match, side, action, ...rest);
    };
  };
  expect(found(spoil)).toBe('dice-once');
});

test('an undo that leaves something behind is found', () => {
  const spoil = (match: Duel): void => {
    const { undo } = match;
    match.undo = (...asked) => {
      const problem = undo.apply(match, asked);
      if (!problem) match.state.boasts[0] ^= 1;
      return problem;
    };
  };
  expect(found(spoil)).toMatch(/^(journal|offered)/);
});

test('a rewind that goes elsewhere is found', () => {
  const spoil = (match: Duel): void => {
    const { rewind } = match;
    match.rewind = (revision, ...rest) => rewind.call(match, Math.max(0, revision - 1), ...rest);
  };
  expect(found(spoil)).toBe('journal-goes-back');
});

test('a command that is carried out twice is found', () => {
  const spoil = (match: Duel): void => {
    const { act } = match;
    match.act = (side, action) => {
      act.call(match, side, { type: 'boast' });
      return act.call(match, side, action);
    };
  };
  expect(found(spoil)).toBe('journal-grows');
});

test('an entry that is changed afterwards is found', () => {
  const spoil = (match: Duel): void => {
    const { act } = match;
    match.act = (...asked) => {
      const journal = match.journal as unknown[];
      const [first] = playedIn(match.journal);
      if (journal.length > 3) journal[0] = [...first];
      return act.apply(match, asked);
    };
  };
  expect(found(spoil)).toBe('journal-grows');
});
