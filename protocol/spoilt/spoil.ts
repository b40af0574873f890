import type { Random } from '@impulse/engine';

/** JSON made wrong: most of it is still right, so that it gets far before anybody notices. */

const pick = <T>(random: Random, from: readonly T[]): T => from[random.below(from.length)];

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  -1e300,
  '',
  '?',
  '__proto__',
  'constructor',
  '\u001B[2J',
  '\u009B\u202E',
  '\uD800',
  'x'.repeat(10_000),
  [],
  {},
  { toString: 1, valueOf: 1 },
  [{ toString: null }],
  { length: 1e9, toString: 'x' },
  nested(40),
  Array.from({ length: 2_000 }, () => 0),
];

/** Every other change leaves something that could as well be right. */
function spoiltNumber(value: number, random: Random): unknown {
  if (random.below(2) === 0) return pick(random, [value + 1, value - 1, value + 2, random.below(8), random.below(40)]);
  return pick(random, [-value, value + 1, value - 1, value * 1000, value + 0.5, String(value), ...hostile]);
}

/** Hexes look like hexes, and units mostly like units. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/[a-z]+/g, 'a')
    .replaceAll(/[A-Z]+/g, 'A')
    .replaceAll(/\d+/g, '0');

/** `words` are texts that stand elsewhere in the same whole. */
function spoiltText(value: string, words: readonly string[], random: Random): unknown {
  const alike = words.filter((word) => shapeOf(word) === shapeOf(value));
  if (alike.length > 1 && random.below(2) === 0) return pick(random, alike);
  if (words.length > 0 && random.below(4) === 0) return pick(random, words);
  return pick(random, [value.toUpperCase(), `${value} `, value.slice(1), value + value, ...hostile]);
}

function spoiltList(list: readonly unknown[], random: Random): unknown {
  const at = random.below(list.length + 1);
  const rest = list.slice(at);
  switch (random.below(7)) {
    case 0:
      return [...list.slice(0, at), ...rest.slice(1)];
    case 1:
      return [...list.slice(0, at), ...rest.slice(0, 1), ...rest];
    case 2:
      return [...list.slice(0, at), pick(random, hostile), ...rest];
    case 3:
      return list.toReversed();
    case 4:
      return [];
    case 5:
      return Array.from({ length: 40 }, () => list).flat();
    default:
      return pick(random, hostile);
  }
}

function spoiltObject(object: object, words: readonly string[], random: Random): unknown {
  const fields: (readonly [string, unknown])[] = Object.entries(object);
  const at = random.below(fields.length + 1);
  const others = fields.filter((_, index) => index !== at);
  const [key, value] = fields[at] ?? ['', null];
  const other = pick(random, fields.length > 0 ? fields : [['', null]]);
  const name = pick(random, ['__proto__', 'toString', 'constructor', 'x', `${key} `, other[0], ...words.slice(0, 20)]);
  switch (random.below(5)) {
    case 0:
      return Object.fromEntries(others);
    case 1:
      return Object.fromEntries([...others, [name, value]]);
    case 2:
      return Object.fromEntries([...fields, [name, pick(random, hostile)]]);
    case 3:
      return Object.fromEntries([...others, [key, other[1]], [other[0], value]]);
    default:
      return pick(random, hostile);
  }
}

/** Where there is more to be spoilt inside; everywhere if nowhere. */
function insides(value: object, keys: readonly string[]): readonly string[] {
  const found = keys.filter((key) => typeof (value as Record<string, unknown>)[key] === 'object');
  return found.length > 0 ? found : keys;
}

/** One change somewhere; what is not on the way to it is shared with the original. */
function changed(value: unknown, words: readonly string[], random: Random): unknown {
  if (typeof value === 'number') return spoiltNumber(value, random);
  if (typeof value === 'string') return spoiltText(value, words, random);
  if (typeof value !== 'object' || value === null) return pick(random, hostile);
  const keys = Object.keys(value);
  if (keys.length === 0 || random.below(8) === 0) {
    return Array.isArray(value) ? spoiltList(value, random) : spoiltObject(value, words, random);
  }
  const key = pick(random, random.below(4) === 0 ? keys : insides(value, keys));
  const child = changed((value as Record<string, unknown>)[key], words, random);
  if (Array.isArray(value)) return value.with(Number(key), child);
  return { ...value, [key]: child };
}

/** Large wholes have many parts: their own fields would seldom be hit. */
function withHostileField(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null) return pick(random, hostile);
  return { ...value, [pick(random, Object.keys(value))]: pick(random, hostile) };
}

/** A value with one to three changes, or with a field that has come to harm. `words` are names that may stand in the wrong place. */
export function spoil(value: unknown, words: readonly string[], random: Random): unknown {
  if (random.below(3) === 0) return withHostileField(value, random);
  let result = value;
  for (let changes = 1 + random.below(3); changes > 0; changes--) result = changed(result, words, random);
  return result;
}

/** A text with a piece cut out, repeated, or put in. */
export function spoilText(text: string, random: Random): string {
  const start = random.below(text.length + 1);
  const end = Math.min(text.length, start + random.below(30));
  const piece = pick(random, [
    '',
    '{',
    ']',
    '"',
    ',',
    '\u0000',
    '\\u',
    '[['.repeat(100),
    text.slice(start, end).repeat(5),
  ]);
  return text.slice(0, start) + piece + text.slice(end);
}

/** The different texts in a value, keys included. */
export function wordsIn(value: unknown): string[] {
  const words = new Set<string>();
  const walk = (one: unknown): void => {
    if (typeof one === 'string') words.add(one);
    if (typeof one !== 'object' || one === null) return;
    for (const [key, field] of Object.entries(one)) {
      if (!Array.isArray(one)) words.add(key);
      walk(field);
    }
  };
  walk(value);
  return [...words];
}
