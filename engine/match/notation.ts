import type { DiceParts } from '../dice/joint-secret.js';
import type { Sitting } from '../dice/sitting-dice.js';
import type { LogEvent, Options } from '../game.js';
import {
  type Fields,
  list,
  mapOf,
  matching,
  oneOf,
  optional,
  orNull,
  type Read,
  record,
  text,
  flag,
  whole,
} from '../reading/read.js';
import { bad, good, type Result } from '../reading/result.js';
import { readChain, type RecordChain } from './chain.js';
import { type JournalEntry, readEntry } from './journal.js';
import type { Keyframe } from './keyframes.js';
import { mostEntries } from './limits.js';
import { migrated } from './migrations.js';
import { readLog } from './read-log.js';

/** Records of battles as text: a battle is a pure function of its record. */

export const recordFormat = 'impulse-record-2';

export interface BattleRecord {
  readonly format: typeof recordFormat;
  readonly game: string;
  readonly rules: string;
  readonly scenario: string;
  readonly options: Options;
  readonly dataHash: string;
  /** The whole data file when it is a player's own. */
  readonly data?: unknown;
  /** Where play began, when not at the start of the scenario. */
  readonly position?: unknown;
  /** Only in records of early programs, when that is where the battle stood under other rules. */
  readonly carried?: Carried;
  readonly match: string;
  /** SHA-256 binding the secret, published before the first die. */
  readonly commitment: string;
  /** A live match: no die was set by hand. */
  readonly live: boolean;
  /** Null until the dice are revealed. */
  readonly secret: string | null;
  /** Only in a battle whose players change the secret on the way; left out as long as the dice are not revealed. */
  readonly sittings?: readonly Sitting[];
  /** Only where both players have put something into the dice: they are drawn from all three, not from the secret alone. */
  readonly parts?: DiceParts;
  /** Only in a match whose journal is a chain of hashes. */
  readonly chain?: RecordChain;
  readonly journal: readonly JournalEntry[];
  /** Hash of the position by revision, every `checkpointEvery` entries and at the end. */
  readonly checkpoints: readonly (readonly [revision: number, hash: number])[];
  /** Positions on the way, every `keyframeEvery` entries and at the end, as far as they still stand. */
  readonly keyframes?: readonly Keyframe[];
  /** What each action that stands has led to. */
  readonly log?: readonly (readonly LogEvent[])[];
}

/** How early programs told where a battle comes from that was begun under other rules; its journal then began anew. */
export interface Carried {
  readonly rules: string;
  /** How many entries its journal had. */
  readonly entries: number;
}

export const checkpointEvery = 16;

const anything: Read<unknown> = (value) => good(value);

const secretDigits = matching(/^(?:[0-9a-f]{2}){16,100}$/, 'bad-secret', 'A secret in hexadecimal');

const checkpoint: Read<readonly [number, number]> = (value, path) => {
  const both = list(whole(0, 0xffffffff), 2, 2)(value, path);
  return both.ok ? good(both.value as readonly [number, number]) : both;
};

const keyframe: Read<Keyframe> = (value, path) => {
  const both = list(anything, 2, 2)(value, path);
  if (!both.ok) return both;
  const revision = whole(0, mostEntries)(both.value[0], `${path}[0]`);
  return revision.ok ? good([revision.value, both.value[1]]) : revision;
};

const sitting: Read<Sitting> = (value, path) => {
  const both = list(anything, 2, 2)(value, path);
  if (!both.ok) return both;
  const from = whole(0, mostEntries)(both.value[0], `${path}[0]`);
  if (!from.ok) return from;
  const secret = secretDigits(both.value[1], `${path}[1]`);
  return secret.ok ? good([from.value, secret.value]) : secret;
};

/** One after the other: a hostile record could otherwise be searched through for every die. */
const readSittings: Read<readonly Sitting[]> = (value, path) => {
  const all = list(sitting, 0, mostEntries)(value, path);
  const early = all.ok ? all.value.findIndex(([from], index) => index > 0 && from <= all.value[index - 1][0]) : -1;
  return early < 0 ? all : bad('wrong-order', `${path}[${early}][0]`, 'A sitting begins after the one before it.');
};

const fields: Fields<BattleRecord> = {
  format: oneOf(recordFormat),
  game: text(40),
  rules: text(20),
  scenario: text(40),
  options: mapOf(text(40)),
  dataHash: text(64),
  data: optional(anything),
  position: optional(anything),
  carried: optional(record<Carried>({ rules: text(20), entries: whole(0, mostEntries) })),
  match: text(100),
  commitment: text(64),
  live: flag,
  secret: orNull(text(200)),
  sittings: optional(readSittings),
  parts: optional(record<DiceParts>({ host: secretDigits, guest: secretDigits })),
  chain: optional(readChain),
  journal: list(readEntry, 0, mostEntries),
  checkpoints: list(checkpoint, 0, mostEntries),
  keyframes: optional(list(keyframe, 0, mostEntries)),
  log: optional(readLog(mostEntries)),
};
const shape = record<BattleRecord>(fields);

/** Checks the shape of a record, of this format or an earlier one; whether its actions are legal is for `replay` to say. */
export const parseRecord = (value: unknown): Result<BattleRecord> => shape(migrated(value), '');

export const makeRecordText = (battle: BattleRecord): string => JSON.stringify(battle);
