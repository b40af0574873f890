import type { LogEvent, PublicAction } from '../game.js';
import { mayRead } from '../match/match.js';
import { type BattleRecord, makeRecordText, parseRecord } from '../match/notation.js';
import { parseJson } from '../reading/json.js';
import { replay, resume, verify } from '../match/replay.js';
import { type Cells, sameCells } from '../state/state.js';
import type { Trial } from './trial.js';

/** The battle is a pure function of its record. */

export function checkRecord<S extends Cells, A extends PublicAction>(trial: Trial<S, A>): BattleRecord {
  const record = throughText(trial, trial.match.record(true));
  checkReplay(trial, record);
  const checked = verify(trial.game, record);
  if (!checked.ok) return trial.fail('record-verifies', `${checked.error.path}: ${checked.error.message}`);
  const { dice, events } = checked.value;
  const every = events === trial.match.length && dice.queued === 0 && dice.unchecked === 0;
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
  const broken: BattleRecord = {
    ...record,
    events: record.events.slice(0, middle),
    checkpoints: record.checkpoints.filter(([event]) => event <= middle),
  };
  const { sealing } = trial.match;
  // By its secret from a record that ends there, and with its dice set by hand from the middle of the whole record.
  for (const resumed of [resume(trial.game, broken, sealing), resume(trial.game, record, sealing, middle)]) {
    if (!resumed.ok) return trial.fail('record-resumes', `${resumed.error.path}: ${resumed.error.message}`);
    const match = resumed.value;
    trial.demand(
      match.length === middle,
      'record-resumes',
      () => `resumed after ${match.length} events, not ${middle}`,
    );
    for (const [side, action, dice = []] of record.events.slice(middle)) {
      const answer = match.act(side, action);
      const same = answer.kind === 'played' && answer.dice.join() === dice.join();
      trial.demand(same, 'record-resumes', () => `event ${match.length - 1} went differently`);
    }
    trial.demand(sameCells(match.state, trial.state), 'record-resumes', () => 'it ends in another state');
    for (const seat of trial.seats) {
      const same = JSON.stringify(match.log(seat)) === JSON.stringify(trial.match.log(seat));
      trial.demand(same, 'record-resumes', () => `it writes another log for ${seat}`);
    }
  }
}
