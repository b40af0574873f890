import type { LogEvent, PublicAction } from '../game.js';
import { isPlayed, type JournalEntry } from '../match/journal.js';
import type { Match } from '../match/match.js';
import { mayRead } from '../match/seat-logs.js';
import { type BattleRecord, makeRecordText, parseRecord } from '../match/notation.js';
import { parseJson } from '../reading/json.js';
import { replay } from '../match/replay.js';
import { cut, resume } from '../match/resume.js';
import { verify } from '../match/verify.js';
import { type Cells, sameCells } from '../state/state.js';
import type { RandomRun } from './random-run.js';

/** The battle is a pure function of its record. */

export function checkRecord<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>): BattleRecord {
  const record = throughText(run, run.match.record(true));
  checkReplay(run, record);
  const checked = verify(run.game, record);
  if (!checked.ok) return run.fail('record-verifies', `${checked.error.path}: ${checked.error.message}`);
  const { dice, entries } = checked.value;
  const every = entries === run.match.revision && dice.queued === 0 && dice.unchecked === 0;
  run.demand(every, 'record-verifies', () => `not every die is checked: ${JSON.stringify(checked.value)}`);
  const unrevealed = verify(run.game, throughText(run, run.match.record(false)));
  const open = unrevealed.ok && unrevealed.value.dice.unchecked === dice.checked;
  run.demand(open, 'record-verifies', () => 'without its secret the record does not verify');
  return record;
}

function throughText<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  record: BattleRecord,
): BattleRecord {
  const text = makeRecordText(record);
  const value = parseJson(text);
  const parsed = value.ok ? parseRecord(value.value) : value;
  if (!parsed.ok) return run.fail('record-round-trip', `${parsed.error.path}: ${parsed.error.message}`);
  run.demand(makeRecordText(parsed.value) === text, 'record-round-trip', () => 'the record reads differently');
  return parsed.value;
}

function checkReplay<S extends Cells, A extends PublicAction>(run: RandomRun<S, A>, record: BattleRecord): void {
  const log: LogEvent[] = [];
  const replayed = replay(run.game, record, ({ events }) => log.push(...events));
  if (!replayed.ok) return run.fail('record-replays', `${replayed.error.path}: ${replayed.error.message}`);
  run.demand(sameCells(replayed.value, run.state), 'record-replays', () => 'the replay ends in another state');
  for (const seat of run.seats) {
    const same = JSON.stringify(log.filter((event) => mayRead(event, seat))) === JSON.stringify(run.match.log(seat));
    run.demand(same, 'record-replays', () => `the replay writes another log for ${seat}`);
  }
}

/** A battle that is interrupted and resumed goes on as it would have. */
export function checkResume<S extends Cells, A extends PublicAction>(
  run: RandomRun<S, A>,
  record: BattleRecord,
  middle: number,
): void {
  const { sealing } = run.match;
  // By its secret from a record that ends there, and with its dice set by hand from the middle of the whole record.
  for (const resumed of [
    resume(run.game, cut(record, middle), sealing, 'same'),
    resume(run.game, record, sealing, 'copy', middle),
  ]) {
    if (!resumed.ok) return run.fail('record-resumes', `${resumed.error.path}: ${resumed.error.message}`);
    const match = resumed.value;
    const { revision } = match;
    run.demand(revision === middle, 'record-resumes', () => `resumed after ${revision} entries, not ${middle}`);
    for (const entry of record.journal.slice(middle)) {
      const same = happensAgain(match, entry);
      run.demand(same, 'record-resumes', () => `entry ${match.revision - 1} went differently`);
    }
    run.demand(sameCells(match.state, run.state), 'record-resumes', () => 'it ends in another state');
    for (const seat of run.seats) {
      const same = JSON.stringify(match.log(seat)) === JSON.stringify(run.match.log(seat));
      run.demand(same, 'record-resumes', () => `it writes another log for ${seat}`);
    }
  }
}

/** Does to a match what the entry says; does it go as it went? */
function happensAgain<S extends Cells, A extends PublicAction>(match: Match<S, A>, entry: JournalEntry): boolean {
  if (isPlayed(entry)) {
    const [side, action, dice = []] = entry;
    const answer = match.act(side, action);
    return answer.kind === 'played' && answer.dice.join() === dice.join();
  }
  if ('undo' in entry) return match.undo(entry.by, entry.undo) === null;
  if ('rewind' in entry) return match.rewind(entry.rewind, entry.agreed) === null;
  if ('carried' in entry) return false;
  return match.close(entry.by, { reason: entry.close, winner: entry.winner }) === null;
}
