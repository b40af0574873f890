import { replay } from '@impulse/engine';
import { totensonntag } from '@impulse/totensonntag';
import type { Size, Speed } from '../figure.js';
import { checkedPlay, randomRecord, readRecord, recordsVerified } from '../matches.js';
import { use } from '../sink.js';
import { chooser, scenario } from './random-play.js';

/** Checked play with log and undo, and what becomes of its records. */

export const randomRecords = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => randomRecord(totensonntag, scenario, index, chooser(`bench ${index}`)));

/** Records as text, each a complete game; `kind` says who played them. */
export function matchFigures(kind: string, texts: readonly string[]): Speed[] {
  const records = texts.map(readRecord);
  let next = 0;
  return [
    {
      id: `checked-play-${kind}`,
      what: `checked play with log and undo, ${kind} games`,
      unit: 'actions/s',
      aim: { in: 'J', target: 15 },
      batch: checkedPlay(totensonntag, records),
    },
    {
      id: `record-verified-${kind}`,
      what: `record verified from its text, ${kind} game`,
      unit: 'ms',
      inMilliseconds: true,
      aim: { in: 'milliseconds', target: 20 },
      batch: recordsVerified(totensonntag, texts),
    },
    {
      id: `record-replayed-${kind}`,
      what: `record replayed with its log, ${kind} game`,
      unit: 'ms',
      inMilliseconds: true,
      batch() {
        let events = 0;
        const end = replay(totensonntag, records[next++ % records.length], (step) => {
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
