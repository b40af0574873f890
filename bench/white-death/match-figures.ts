import { whiteDeath } from '@impulse/white-death';
import type { Size, Speed } from '../figure.js';
import { checkedPlay, matchRestored, randomRecord, readRecord, recordsVerified } from '../matches.js';
import { chooser } from './random-play.js';

/** Checked play with log and undo, records of White Death verified, and matches taken up from them. */

export const randomCampaign = (): string => randomRecord(whiteDeath, 'campaign', 0, chooser('bench 0'));

/** `kind` says who played the campaign of which this is the record. */
export const matchFigures = (kind: string, text: string): Speed[] => [
  {
    id: `white-death-checked-play-${kind}`,
    what: `White Death: checked play with log and undo, ${kind} campaign`,
    unit: 'actions/s',
    aim: { in: 'J', target: 0.5, goal: 1.5, peer: 1.6 },
    batch: checkedPlay(whiteDeath, [readRecord(text)]),
  },
  {
    id: `white-death-record-verified-${kind}`,
    what: `White Death: record verified from its text, ${kind} campaign`,
    unit: 'ms',
    inMilliseconds: true,
    aim: { in: 'milliseconds', target: 1000 },
    batch: recordsVerified(whiteDeath, [text]),
  },
  {
    id: `white-death-restored-${kind}`,
    what: `White Death: match restored from a kept state and its journal, ${kind} campaign`,
    unit: 'ms',
    inMilliseconds: true,
    aim: { in: 'milliseconds', target: 20 },
    batch: matchRestored(whiteDeath, text),
  },
];

export const recordSize = (kind: string, text: string): Size => ({
  id: `white-death-record-bytes-${kind}`,
  what: `White Death: record of a ${kind} campaign as JSON`,
  bytes: Buffer.byteLength(text),
});
