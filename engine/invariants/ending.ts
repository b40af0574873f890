import type { LogEvent, PublicAction } from '../game.js';
import { isPlayed, type JournalEntry } from '../match/journal.js';
import type { Match } from '../match/match.js';
import { mayRead } from '../match/seat-logs.js';
import { type BattleRecord, makeRecordText, parseJson, parseRecord } from '../match/notation.js';
import { replay } from '../match/replay.js';
import { cut, resume } from '../match/resume.js';
import { verify } from '../match/verify.js';
import { type Cells, sameCells } from '../state/state.js';
import type { Trial } from './trial.js';

/** The battle is a pure function of its record. */

export function checkRecord<S extends Cells, A extends PublicAction>(trial: Trial<S, A>): BattleRecord {
  const record = throughText(trial, trial.match.record(true));
  checkReplay(trial, record);
  const checked = verify(trial.game, record);
  if (!checked.ok) return trial.fail('record-verifies', `${checked.error.path}: ${checked.error.message}`);
  const { dice, entries } = checked.value;
  const every = entries === trial.match.revision && dice.queued === 0 && dice.unchecked === 0;
  trial.demand(every, 'record-verifies', () => `not every die is checked: ${JSON.stringify(checked.value)}`);
  const unrevealed = verify(trial.game, throughText(trial, trial.match.record(false)));
  const open = unrevealed.ok && unrevealed.value.dice.unchecked === dice.checked;
  trial.demand(open, 'record-verifies', () => 'without its secret the record does not verify');
  return record;
}

function throughText<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, record: BattleRecord): BattleRecord {
  const text = makeRecordText(record);
  const value = parseJson(text);
  const parsed = value.ok ? parseRecord(value.value) : value;
  if (!parsed.ok) return trial.fail('record-round-trip', `${parsed.error.path}: ${parsed.error.message}`);
  trial.demand(makeRecordText(parsed.value) === text, 'record-round-trip', () => 'the record reads differently');
  return parsed.value;
}

function checkReplay<S extends Cells, A extends PublicAction>(trial: Trial<S, A>, record: BattleRecord): void {
  const log: LogEvent[] = [];
  const replayed = replay(trial.game, record, ({ events }) => log.push(...events));
  if (!replayed.ok) return trial.fail('record-replays', `${replayed.error.path}: ${replayed.error.message}`);
  trial.demand(sameCells(replayed.value, trial.state), 'record-replays', () => 'the replay ends in another state');
  for (const seat of trial.seats) {
    const same = JSON.stringify(log.filter((event) => mayRead(event, seat))) === JSON.stringify(trial.match.log(seat));
    trial.demand(same, 'record-replays', () => `the replay writes another log for ${seat}`);
  }
}

/** A battle that is interrupted and resumed goes on as it would have. */
export function checkResume<S extends Cells, A extends PublicAction>(
  trial: Trial<S, A>,
  record: BattleRecord,
  middle: number,
): void {
  const { sealing } = trial.match;
  // By its secret from a record that ends there, and with its dice set by hand from the middle of the whole record.
  for (const resumed of [
    resume(trial.game, cut(record, middle), sealing),
    resume(trial.game, record, sealing, middle),
  ]) {
    if (!resumed.ok) return trial.fail('record-resumes', `${resumed.error.path}: ${resumed.error.message}`);
    const match = resumed.value;
    const { revision } = match;
    trial.demand(revision === middle, 'record-resumes', () => `resumed after ${revision} entries, not ${middle}`);
    for (const entry of record.journal.slice(middle)) {
      const same = happensAgain(match, entry);
      trial.demand(same, 'record-resumes', () => `entry ${match.revision - 1} went differently`);
    }
    trial.demand(sameCells(match.state, trial.state), 'record-resumes', () => 'it ends in another state');
    for (const seat of trial.seats) {
      const same = JSON.stringify(match.log(seat)) === JSON.stringify(trial.match.log(seat));
      trial.demand(same, 'record-resumes', () => `it writes another log for ${seat}`);
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
  return match.close(entry.by, { reason: entry.close, winner: entry.winner }) === null;
}
