import type { Options } from '../game.js';
import {
  type Fields,
  list,
  mapOf,
  oneOf,
  optional,
  orNull,
  type Read,
  record,
  text,
  flag,
  whole,
} from '../reading/read.js';
import { mostEvents } from './limits.js';
import { bad, good, type Result } from '../reading/result.js';

/** Records of battles as text: a battle is a pure function of its record. */

export const recordFormat = 'impulse-record-1';

/** Side, action, dice drawn, and how many of those were queued by hand (analysis) and not sealed. */
export type RecordedEvent = readonly [side: string, action: unknown, dice?: readonly number[], queued?: number];

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
  readonly match: string;
  /** A live match: no die was set by hand. */
  readonly live: boolean;
  /** SHA-256 binding the secret, published before the first die. */
  readonly commitment: string;
  /** Null until the dice are revealed. */
  readonly secret: string | null;
  readonly events: readonly RecordedEvent[];
  /** Hash of the state by number of events, every `checkpointEvery` events and at the end. */
  readonly checkpoints: readonly (readonly [event: number, hash: number])[];
}

export const checkpointEvery = 16;

const anything: Read<unknown> = (value) => good(value);

const event: Read<RecordedEvent> = (value, path) => {
  if (!Array.isArray(value) || value.length < 2 || value.length > 4) {
    return bad('wrong-type', path, 'An event is a list of side, action, dice and number of queued dice.');
  }
  const side = text(20)(value[0], `${path}[0]`);
  if (!side.ok) return side;
  const dice = list(whole(1, 6), 0, 1000)(value.length > 2 ? value[2] : [], `${path}[2]`);
  if (!dice.ok) return dice;
  if (value.length > 3) {
    const queued = whole(0, dice.value.length)(value[3], `${path}[3]`);
    if (!queued.ok) return queued;
  }
  return good(value as unknown as RecordedEvent);
};

const checkpoint: Read<readonly [number, number]> = (value, path) => {
  const both = list(whole(0, 0xffffffff), 2, 2)(value, path);
  return both.ok ? good(both.value as readonly [number, number]) : both;
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
  match: text(100),
  live: flag,
  commitment: text(64),
  secret: orNull(text(200)),
  events: list(event, 0, mostEvents),
  checkpoints: list(checkpoint, 0, mostEvents),
};
const shape = record<BattleRecord>(fields);

/** Ordered steps from older formats to the present one; each names the format it starts from. Only ever added to. */
const migrations: readonly {
  readonly from: string;
  readonly step: (old: Record<string, unknown>) => Record<string, unknown>;
}[] = [];

/** Checks the shape of a record; whether its actions are legal is for `replay` to say. */
export function parseRecord(value: unknown): Result<BattleRecord> {
  let current = value;
  for (const { from, step } of migrations) {
    if (typeof current === 'object' && current !== null && (current as Record<string, unknown>)['format'] === from) {
      current = step(current as Record<string, unknown>);
    }
  }
  return shape(current, '');
}

export const makeRecordText = (battle: BattleRecord): string => JSON.stringify(battle);
