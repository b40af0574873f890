import type { Detail, DetailValue, LogEvent } from '../game.js';
import { list, optional, type Read, record, text } from '../reading/read.js';
import { bad, good } from '../reading/result.js';

/** The log in a record: what may be shown of it, should the rules that made it be gone. */

const deepest = 8;
const longestText = 200;
const controls = /[\p{Cc}\p{Cs}]/u;

function isDetail(value: unknown, depth: number): value is DetailValue {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'string') return value.length <= longestText && !controls.test(value);
  if (typeof value !== 'object' || depth === 0) return false;
  return Object.entries(value).every(([key, part]) => !controls.test(key) && isDetail(part, depth - 1));
}

const detail: Read<Detail> = (value, path) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && isDetail(value, deepest)
    ? good(value as Detail)
    : bad('wrong-type', path, 'A detail is an object of names, numbers and lists.');

const event = record<LogEvent>({
  type: text(60),
  rule: text(40),
  seats: optional(list(text(20), 0, 3)),
  detail,
});

/** The events of each action that stands. */
export const readLog = (most: number): Read<readonly (readonly LogEvent[])[]> => list(list(event, 0, 10_000), 0, most);
