import type { Grid } from '../hex/hex.js';
import { dictionary } from './dictionary.js';
import { fieldPath, within } from './path.js';
import { isPrintable } from './printable.js';
import { bad, good, type Problem, type Result } from './result.js';

/** Readers of untrusted JSON: each takes a value and its path and gives back a fresh, checked copy or the problem. */

export type Read<T> = (value: unknown, path: string) => Result<T>;

/** How a value looks in a message; long or nested ones are only named. */
const shown = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.length > 30 ? `${value.slice(0, 30)}...` : value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : 'something else';
};

const wanted = (what: string, value: unknown, path: string): Result<never> =>
  bad('wrong-type', path, `${what} is wanted here, not ${shown(value)}.`);

/** Most of what is read is right: the path of a part is spelt only when something is wrong with it. */
const inside = (path: string, problem: Problem): Result<never> => ({ ok: false, error: within(path, problem) });

/** Any text at all, to be looked up later. */
export const anyText: Read<string> = (value, path) =>
  typeof value === 'string' ? good(value) : wanted('A text', value, path);

/** A line of text for people: not empty, and nothing in it but what can be read. */
export const text =
  (longest: number): Read<string> =>
  (value, path) => {
    if (typeof value !== 'string') return wanted('A text', value, path);
    if (value.trim() === '') return bad('empty-text', path, 'The text must not be empty.');
    if (value.length > longest) return bad('too-long', path, `The text must not exceed ${longest} characters.`);
    if (!isPrintable(value)) return bad('bad-text', path, 'The text must not hold control characters.');
    return good(value);
  };

export const matching =
  (pattern: RegExp, code: string, what: string): Read<string> =>
  (value, path) => {
    if (typeof value !== 'string') return wanted(what, value, path);
    return pattern.test(value) ? good(value) : bad(code, path, `${what} is wanted here, not ${shown(value)}.`);
  };

export const whole =
  (least: number, most: number): Read<number> =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return wanted('A whole number', value, path);
    if (value < least || value > most) {
      return bad('out-of-range', path, `The number must be ${least} to ${most}, not ${value}.`);
    }
    // -0 and 0 are one number, and one number must have one hash.
    return good(value === 0 ? 0 : value);
  };

/** A number in steps, such as 2.5 in halves; a third has no end in decimals, so what is nearly a step counts as one. */
export const inSteps =
  (perUnit: number, least: number, most: number): Read<number> =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return wanted('A number', value, path);
    const nearest = Math.round(value * perUnit) / perUnit;
    if (Math.abs(nearest - value) > 0.005) {
      return bad('between-steps', path, `The number must be a multiple of 1/${perUnit}, not ${value}.`);
    }
    if (nearest < least || nearest > most) {
      return bad('out-of-range', path, `The number must be ${least} to ${most}, not ${value}.`);
    }
    return good(nearest === 0 ? 0 : nearest);
  };

export const flag: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? good(value) : wanted('True or false', value, path);

export const oneOf =
  <const T extends string | number | true>(...choices: readonly T[]): Read<T> =>
  (value, path) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return good(found);
    return bad('unknown-value', path, `Wanted is ${choices.join(' or ')}, not ${shown(value)}.`);
  };

export const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path) =>
    value === null ? good(null) : read(value, path);

export const list =
  <T>(read: Read<T>, least: number, most: number): Read<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return wanted('A list', value, path);
    if (value.length < least || value.length > most) {
      const size = least === most ? `${least}` : `${least} to ${most}`;
      return bad('wrong-length', path, `The list must have ${size} entries, not ${value.length}.`);
    }
    const items: T[] = [];
    for (let index = 0; index < value.length; index++) {
      const item = read(value[index], '');
      if (!item.ok) return inside(`${path}[${index}]`, item.error);
      items.push(item.value);
    }
    return good(items);
  };

export const pair =
  <T>(read: Read<T>): Read<readonly [T, T]> =>
  (value, path) => {
    const both = list(read, 2, 2)(value, path);
    return both.ok ? good(both.value as readonly [T, T]) : both;
  };

export const triple =
  <T>(read: Read<T>): Read<readonly [T, T, T]> =>
  (value, path) => {
    const all = list(read, 3, 3)(value, path);
    return all.ok ? good(all.value as readonly [T, T, T]) : all;
  };

/** The label of a hex of this map. */
export const hexOn =
  ({ parse, labels, size }: Grid): Read<string> =>
  (value, path) => {
    if (typeof value !== 'string') return wanted(`A hex such as ${labels[size >> 1]}`, value, path);
    if (parse(value) >= 0) return good(value);
    const run = `they run from ${labels[0]} to ${labels[size - 1]}`;
    return bad('unknown-hex', path, `No hex of the map is called ${shown(value)}; ${run}.`);
  };

/** Marks a field that may be left out. */
export interface Optional<T> {
  readonly optional: Read<T>;
}

export const optional = <T>(read: Read<T>): Optional<T> => ({ optional: read });

/** One reader per field, optional exactly where the type says so. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Partial<Pick<T, K>> extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Read<T[K]>;
};

export const record = <T extends object>(fields: Fields<T>): Read<T> => {
  const readers = Object.entries<Read<unknown> | Optional<unknown>>(fields);
  const names = new Set(Object.keys(fields));
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wanted('An object', value, path);
    for (const key in value) {
      if (!names.has(key)) return bad('unknown-field', fieldPath(path, key), 'There is no such field.');
    }
    const copy: Record<string, unknown> = {};
    for (const [key, reader] of readers) {
      const given = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
      if (given === undefined) {
        if (typeof reader !== 'function') continue;
        return bad('missing-field', fieldPath(path, key), 'This field is missing.');
      }
      const field = (typeof reader === 'function' ? reader : reader.optional)(given, '');
      if (!field.ok) return inside(fieldPath(path, key), field.error);
      copy[key] = field.value;
    }
    return good(copy as T);
  };
};

/** An object of exactly these keys, every value read alike. */
export const recordOf = <K extends string, T>(keys: readonly K[], read: Read<T>): Read<Readonly<Record<K, T>>> =>
  record<Record<K, T>>(Object.fromEntries(keys.map((key) => [key, read])) as unknown as Fields<Record<K, T>>);

/** An object of any keys, every value read alike. */
export const mapOf =
  <T>(read: Read<T>): Read<Readonly<Record<string, T>>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wanted('An object', value, path);
    // In any other object a key named __proto__ would be lost.
    const copy = dictionary<T>();
    for (const key of Object.keys(value)) {
      const one = read((value as Record<string, unknown>)[key], '');
      if (!one.ok) return inside(fieldPath(path, key), one.error);
      copy[key] = one.value;
    }
    return good(copy);
  };

/** Entries of a list that have occurred in it before. */
export function* repeated(values: readonly (string | number)[], pathOf: (index: number) => string): Generator<Problem> {
  const seen = new Set<string | number>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value))
      yield { code: 'duplicate', path: pathOf(index), message: `The entry ${value} is repeated; list it once.` };
    seen.add(value);
  }
}
