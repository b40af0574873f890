import { type BattleRecord, makeRecordText, Match, parseJson, parseRecord, replay, verify } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions.js';
import type { State } from '@impulse/totensonntag/state.js';
import type { Size, Speed } from './figure.js';
import { RandomChooser } from './random-play.js';
import { use } from './sink.js';

/** The authority at work: checked play with log and undo, and what becomes of its records. */

type TotensonntagMatch = Match<State, Action>;

const sealing = (index: number) => ({ match: `bench-${index}`, secret: '000102030405060708090a0b0c0d0e0f' });

export function beginMatch(index: number): TotensonntagMatch {
  const match = Match.start(totensonntag, { scenario: 'historical' }, sealing(index));
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** Plays a match to its end, and returns the text of its record. */
export function playMatch(match: TotensonntagMatch, choose: (state: State) => Action): string {
  for (let turn = match.turn(); !turn.over; turn = match.turn()) act(match, turn.side, choose(match.state));
  return makeRecordText(match.record(true));
}

function randomRecord(index: number): string {
  const chooser = new RandomChooser(`bench ${index}`);
  return playMatch(beginMatch(index), (state) =>
    totensonntag.codes.action(state, chooser.codes, chooser.choose(state)),
  );
}

function act(match: TotensonntagMatch, side: string, action: unknown): void {
  const answer = match.act(side, action);
  if (answer.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(answer)}`);
}

export const randomRecords = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => randomRecord(index));

function readRecord(text: string): BattleRecord {
  const json = parseJson(text);
  const record = json.ok ? parseRecord(json.value) : json;
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** Records as text, each a complete game; `kind` says who played them. */
export function matchFigures(kind: string, texts: readonly string[]): Speed[] {
  const records = texts.map(readRecord);
  let next = 0;
  const following = () => next++ % texts.length;
  return [
    {
      id: `checked-play-${kind}`,
      what: `checked play with log and undo, ${kind} games`,
      unit: 'actions/s',
      aim: { in: 'J', target: 5, goal: 10 },
      batch() {
        const index = following();
        const { events } = records[index]!;
        const match = beginMatch(index);
        for (let i = 0; i < events.length; i++) act(match, events[i]![0], events[i]![1]);
        if (!match.turn().over) throw new Error('The match does not end');
        return events.length;
      },
    },
    {
      id: `record-verified-${kind}`,
      what: `record verified from its text, ${kind} game`,
      unit: 'ms',
      inMilliseconds: true,
      aim: { in: 'milliseconds', target: 20 },
      batch() {
        const checked = verify(totensonntag, readRecord(texts[following()]!));
        if (!checked.ok) throw new Error(checked.error.message);
        use(checked.value.dice.checked);
        return 1;
      },
    },
    {
      id: `record-replayed-${kind}`,
      what: `record replayed with its log, ${kind} game`,
      unit: 'ms',
      inMilliseconds: true,
      batch() {
        let events = 0;
        const end = replay(totensonntag, records[following()]!, (step) => {
          events += step.events.length;
        });
        if (!end.ok) throw new Error(end.error.message);
        use(events);
        return 1;
      },
    },
  ];
}

export function recordSize(kind: string, texts: readonly string[]): Size {
  const bytes = Math.round(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length);
  return { id: `record-bytes-${kind}`, what: `record of a ${kind} game as JSON, mean`, bytes, limit: 60_000 };
}
