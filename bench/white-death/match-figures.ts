import { makeRecordText, Match, parseJson, parseRecord, type BattleRecord, verify } from '@impulse/engine';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions.js';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import type { State } from '@impulse/white-death/state.js';
import type { Size, Speed } from '../figure.js';
import { use } from '../sink.js';
import { RandomChooser } from './random-play.js';

/** Matches of White Death with log and undo, and the verifying of their records. */

export type Chooser = (state: State) => Action;

/** Plays a sealed match to its end, and returns the text of its record. */
export function playMatch(scenario: ScenarioId, index: number, choose: Chooser): string {
  const sealing = { match: `bench-${index}`, secret: '000102030405060708090a0b0c0d0e0f' };
  const started = Match.start(whiteDeath, { scenario }, sealing);
  if (!started.ok) throw new Error(started.error.message);
  const match = started.value;
  for (let turn = match.turn(); !turn.over; turn = match.turn()) {
    const answer = match.act(turn.side, choose(match.state));
    if (answer.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(answer)}`);
  }
  return makeRecordText(match.record(true));
}

export function randomRecord(scenario: ScenarioId, index: number): string {
  const chooser = new RandomChooser(`bench ${index}`);
  return playMatch(scenario, index, (state) => {
    const choice = chooser.choose(state);
    return whiteDeath.codes.action(state, chooser.codes, choice);
  });
}

function readRecord(text: string): BattleRecord {
  const json = parseJson(text);
  const record = json.ok ? parseRecord(json.value) : json;
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** `kind` says who played the campaign of which this is the record. */
export function recordVerified(kind: string, text: string): Speed {
  return {
    id: `white-death-record-verified-${kind}`,
    what: `White Death: record verified from its text, ${kind} campaign`,
    unit: 'ms',
    inMilliseconds: true,
    aim: { in: 'milliseconds', target: 1000 },
    batch() {
      const checked = verify(whiteDeath, readRecord(text));
      if (!checked.ok) throw new Error(checked.error.message);
      use(checked.value.dice.checked);
      return 1;
    },
  };
}

export const recordSize = (kind: string, text: string): Size => ({
  id: `white-death-record-bytes-${kind}`,
  what: `White Death: record of a ${kind} campaign as JSON`,
  bytes: Buffer.byteLength(text),
});
