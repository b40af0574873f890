import {
  type BattleRecord,
  checkpointEvery,
  cut,
  type Cells,
  type Game,
  makeRecordText,
  Match,
  parseJson,
  parseRecord,
  type PublicAction,
  replay,
  type Snapshot,
  verify,
} from '@impulse/engine';
import type { Batch } from './measure.js';
import { cloneOf, type RandomChooser } from './random-player.js';
import { use } from './sink.js';

/** The authority at work: sealed matches of any battle, and the verifying of their records. */

export function beginMatch<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  scenario: string,
  index: number,
): Match<S, A> {
  const sealing = { match: `bench-${index}`, secret: '000102030405060708090a0b0c0d0e0f' };
  const match = Match.start(game, { scenario }, sealing);
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

export function act<S extends Cells, A extends PublicAction>(match: Match<S, A>, side: string, action: unknown): void {
  const answer = match.act(side, action);
  if (answer.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(answer)}`);
}

/** Plays a match to its end, and returns the text of its record. */
export function playMatch<S extends Cells, A extends PublicAction>(
  match: Match<S, A>,
  choose: (state: S) => A,
): string {
  for (let turn = match.turn(); !turn.over; turn = match.turn()) act(match, turn.side, choose(match.state));
  return makeRecordText(match.record(true));
}

/** The record of a random game. */
export const randomRecord = <S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  scenario: string,
  index: number,
  chooser: RandomChooser<S, A>,
): string =>
  playMatch(beginMatch(game, scenario, index), (state) => {
    const choice = chooser.choose(state);
    return game.codes.action(state, chooser.codes, choice);
  });

export function readRecord(text: string): BattleRecord {
  const json = parseJson(text);
  const record = json.ok ? parseRecord(json.value) : json;
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** Reads the text of one record after the other, replays it, and recomputes its dice and checkpoints. */
export function recordsVerified<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  texts: readonly string[],
): Batch {
  let next = 0;
  return () => {
    const checked = verify(game, readRecord(texts[next++ % texts.length]));
    if (!checked.ok) throw new Error(checked.error.message);
    use(checked.value.dice.checked);
    return 1;
  };
}

/** Every position of a recorded battle, in their order. */
export function positionsIn<S extends Cells, A extends PublicAction>(game: Game<S, A>, text: string): S[] {
  const positions: S[] = [];
  const end = replay(game, readRecord(text), ({ state }) => void positions.push(cloneOf(game, state)));
  if (!end.ok) throw new Error(end.error.message);
  return positions;
}

/** A state kept on the way, with at least half of `checkpointEvery` entries to be played after it. */
function snapshotOf<S extends Cells, A extends PublicAction>(game: Game<S, A>, record: BattleRecord): Snapshot {
  const revision = Math.max(0, record.journal.length - checkpointEvery / 2);
  const state = replay(game, cut(record, revision));
  if (!state.ok) throw new Error(state.error.message);
  return { revision, cells: state.value.cells.slice() };
}

/** Takes up the match of a record from a kept state: the rest of the journal is played again, the log is not made. */
export function matchRestored<S extends Cells, A extends PublicAction>(game: Game<S, A>, text: string): Batch {
  const record = readRecord(text);
  const snapshot = snapshotOf(game, record);
  return () => {
    const match = Match.restore(game, record, snapshot);
    if (!match.ok) throw new Error(match.error.message);
    use(match.value.length);
    return 1;
  };
}
