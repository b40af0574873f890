import { bad, type DetailValue, good, type Result } from '@impulse/engine';
import { type ActionLine, type LinePart, takesMany } from './lines.js';

/** What is typed, read by the lines of a battle. */

/** Names as people type them; complaints are made by whoever knows the language. */
export interface NameReader {
  readonly unit: (word: string) => Result<string>;
  readonly hex: (word: string) => Result<string>;
}

/** An action as far as it was typed. */
export interface TypedAction {
  readonly line: ActionLine;
  readonly fields: Readonly<Record<string, DetailValue>>;
  /** Fields that it still needs. */
  readonly missing: readonly string[];
}

/** The lines that begin like this, those with the longest verb first. */
export const linesFor = (lines: readonly ActionLine[], words: readonly string[]): ActionLine[] =>
  lines
    .filter(({ verb }) => verb.every((word, index) => words[index] === word))
    .toSorted((a, b) => b.verb.length - a.verb.length);

/** Reads the words behind the verb of a line. */
export function readLine(line: ActionLine, words: readonly string[], names: NameReader): Result<TypedAction> {
  const taken = new Map<LinePart, string[]>();
  let part: LinePart | undefined;
  for (const word of words.slice(line.verb.length)) {
    const keyed = line.parts.find((one) => one.word === word && !taken.has(one));
    if (keyed) {
      part = keyed;
      taken.set(keyed, []);
      continue;
    }
    if (isFull(part, taken)) {
      const open = line.parts.filter((one) => !taken.has(one) && one.spelling !== 'present');
      part = open.length > 1 && names.hex(word).ok ? (open.find(takesHexes) ?? open[0]) : open[0];
    }
    if (!part) return bad('too-many-words', '', word);
    taken.set(part, [...(taken.get(part) ?? []), word]);
  }
  return valuesOf(line, taken, names);
}

/** A hex goes where a hex is wanted, so that a unit before it can be left out: `assault 2420`. */
const takesHexes = ({ spelling }: LinePart): boolean => spelling === 'hex' || spelling === 'path';

function isFull(part: LinePart | undefined, taken: ReadonlyMap<LinePart, readonly string[]>): boolean {
  if (!part || part.spelling === 'present') return true;
  return !takesMany(part) && (taken.get(part)?.length ?? 0) > 0;
}

function valuesOf(
  line: ActionLine,
  taken: ReadonlyMap<LinePart, readonly string[]>,
  names: NameReader,
): Result<TypedAction> {
  const fields: Record<string, DetailValue> = {};
  for (const [part, words] of taken) {
    // A word of the line with nothing behind it: an empty list, where it can be one.
    if (words.length === 0 && part.spelling !== 'present' && !(takesMany(part) && part.optional)) continue;
    const value = valueOf(part, words, names);
    if (!value.ok) return value;
    fields[part.field] = value.value;
  }
  return good({ line, fields, missing: line.needed.filter((field) => !(field in fields)) });
}

function valueOf({ spelling }: LinePart, words: readonly string[], names: NameReader): Result<DetailValue> {
  const [first] = words;
  switch (spelling) {
    case 'unit':
      return names.unit(first);
    case 'units':
      return eachOf(words, names.unit);
    case 'hex':
      return names.hex(first);
    case 'path':
      return eachOf(words, names.hex);
    case 'number':
      return readNumber(first);
    case 'numbers':
      return eachOf(words, readNumber);
    case 'word':
      return good(first);
    case 'yes-no':
      return readYes(first);
    case 'shares':
      return readShares(words, names);
    case 'present':
      return good(true);
  }
}

function eachOf<T extends DetailValue>(words: readonly string[], read: (word: string) => Result<T>): Result<T[]> {
  const values: T[] = [];
  for (const word of words) {
    const value = read(word);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return good(values);
}

/** A minus sign may be a typographic one. */
function readNumber(word: string): Result<number> {
  const value = Number(word.replace('−', '-'));
  return word !== '' && Number.isFinite(value) && Math.abs(value) < 10_000
    ? good(value)
    : bad('not-a-number', '', word);
}

function readYes(word: string): Result<boolean> {
  const yes = ['yes', 'y', 'no', 'n'].indexOf(word);
  return yes >= 0 ? good(yes < 2) : bad('not-yes-or-no', '', word);
}

/** `unit=3`, or `unit 3`. */
function readShares(words: readonly string[], names: NameReader): Result<Record<string, number>> {
  const shares: Record<string, number> = {};
  const parts = words.flatMap((word) => word.split('=')).filter((word) => word !== '');
  for (let at = 0; at < parts.length; at += 2) {
    const unit = names.unit(parts[at]);
    if (!unit.ok) return unit;
    const points = readNumber(parts[at + 1] ?? '');
    if (!points.ok) return points;
    shares[unit.value] = points.value;
  }
  return good(shares);
}
