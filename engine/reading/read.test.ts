import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeGrid } from '../hex/hex.js';
import {
  hexOn,
  inSteps,
  list,
  mapOf,
  matching,
  oneOf,
  optional,
  orNull,
  pair,
  type Read,
  record,
  recordOf,
  repeated,
  text,
  triple,
  flag,
  whole,
} from './read.js';

const grid = makeGrid({ kind: 'columns', columns: 3, rows: 4, shifted: 'even' });

const problemOf = (read: Read<unknown>, value: unknown): string => {
  const result = read(value, 'here');
  return result.ok ? 'fine' : `${result.error.code} at ${result.error.path}`;
};

describe('single values', () => {
  const cases: readonly [string, Read<unknown>, unknown, string][] = [
    ['text', text(5), 'abcde', 'fine'],
    ['text that is too long', text(5), 'abcdef', 'too-long at here'],
    ['empty text', text(5), '', 'empty-text at here'],
    ['blank text', text(5), '  ', 'empty-text at here'],
    ['text with a control character', text(5), 'a\nb', 'bad-text at here'],
    ['text with half a character', text(5), 'a\ud800', 'bad-text at here'],
    ['text in Chinese', text(5), '亡者星期日', 'fine'],
    ['a number for a text', text(5), 5, 'wrong-type at here'],
    ['a match', matching(/^[a-f]+$/, 'not-hex', 'Hexadecimal text'), 'abc', 'fine'],
    ['no match', matching(/^[a-f]+$/, 'not-hex', 'Hexadecimal text'), 'xyz', 'not-hex at here'],
    ['a number for a match', matching(/./, 'no', 'A text'), 1, 'wrong-type at here'],
    ['a whole number', whole(1, 6), 6, 'fine'],
    ['a number below', whole(1, 6), 0, 'out-of-range at here'],
    ['a number above', whole(1, 6), 7, 'out-of-range at here'],
    ['a fraction', whole(1, 6), 1.5, 'wrong-type at here'],
    ['not a number', whole(1, 6), Number.NaN, 'wrong-type at here'],
    ['infinity', whole(1, 6), Number.POSITIVE_INFINITY, 'wrong-type at here'],
    ['a number as text', whole(1, 6), '3', 'wrong-type at here'],
    ['a half', inSteps(2, 0, 3), 2.5, 'fine'],
    ['a quarter for a half', inSteps(2, 0, 3), 2.25, 'between-steps at here'],
    ['a half above', inSteps(2, 0, 3), 3.5, 'out-of-range at here'],
    ['a half below', inSteps(2, 0, 3), -0.5, 'out-of-range at here'],
    ['a half as text', inSteps(2, 0, 3), '2.5', 'wrong-type at here'],
    ['not a number of steps', inSteps(2, 0, 3), Number.NaN, 'wrong-type at here'],
    ['a hex', hexOn(grid), '0304', 'fine'],
    ['a hex beyond the map', hexOn(grid), '0305', 'unknown-hex at here'],
    ['a number for a hex', hexOn(grid), 304, 'wrong-type at here'],
    ['true', flag, true, 'fine'],
    ['one for true', flag, 1, 'wrong-type at here'],
    ['one of several', oneOf('a', 'b'), 'b', 'fine'],
    ['none of several', oneOf('a', 'b'), 'c', 'unknown-value at here'],
    ['a list for one of several', oneOf('a', 'b'), ['a'], 'unknown-value at here'],
    ['null where it may be', orNull(flag), null, 'fine'],
    ['null where it may not be', flag, null, 'wrong-type at here'],
    ['undefined', orNull(flag), undefined, 'wrong-type at here'],
  ];

  test.each(cases)('%s', (_, read, value, expected) => {
    expect(problemOf(read, value)).toBe(expected);
  });

  test('zero has one spelling', () => {
    expect(whole(-1, 1)(-0, '')).toEqual({ ok: true, value: 0 });
  });

  test('a step written with few decimals is that step', () => {
    expect([0.33, 0.3333, 1 / 3].map((given) => inSteps(12, 0, 10)(given, ''))).toEqual(
      Array.from({ length: 3 }, () => ({ ok: true, value: 1 / 3 })),
    );
    expect(inSteps(2, -1, 1)(-0, '')).toEqual({ ok: true, value: 0 });
  });

  test('what is shown of a wrong value is short', () => {
    const result = oneOf('a')('x'.repeat(1000), '');
    expect(!result.ok && result.error.message.length).toBeLessThan(100);
  });
});

describe('compound values', () => {
  interface Unit {
    readonly id: string;
    readonly hits?: number;
  }
  const unit = record<Unit>({ id: text(10), hits: optional(whole(0, 9)) });
  const units = list(unit, 1, 3);

  const cases: readonly [string, Read<unknown>, unknown, string][] = [
    ['a record', unit, { id: 'a', hits: 1 }, 'fine'],
    ['a record without what is optional', unit, { id: 'a' }, 'fine'],
    ['a record without what is not', unit, { hits: 1 }, 'missing-field at here.id'],
    ['a record with a field too many', unit, { id: 'a', hex: 'A1' }, 'unknown-field at here.hex'],
    ['a record with a field of a strange name', unit, { id: 'a', 'a b': 1 }, 'unknown-field at here["a b"]'],
    ['a list for a record', unit, [], 'wrong-type at here'],
    ['null for a record', unit, null, 'wrong-type at here'],
    ['an inherited field', unit, Object.create({ id: 'a' }), 'missing-field at here.id'],
    ['a polluted record', unit, JSON.parse('{"id":"a","__proto__":{"hits":1}}'), 'unknown-field at here.__proto__'],
    ['a list', units, [{ id: 'a' }], 'fine'],
    ['a list that is too short', units, [], 'wrong-length at here'],
    ['a list that is too long', units, [{}, {}, {}, {}], 'wrong-length at here'],
    ['a list with a wrong entry', units, [{ id: 'a' }, { id: 'b', hits: 10 }], 'out-of-range at here[1].hits'],
    ['an object for a list', units, { length: 1, 0: { id: 'a' } }, 'wrong-type at here'],
    ['a pair', pair(flag), [true, false], 'fine'],
    ['a pair of three', pair(flag), [true, false, true], 'wrong-length at here'],
    ['a triple', triple(flag), [true, false, true], 'fine'],
    ['a triple of two', triple(flag), [true, false], 'wrong-length at here'],
    ['a record of given keys', recordOf(['a', 'b'], whole(0, 9)), { b: 2, a: 1 }, 'fine'],
    ['a record of given keys with one missing', recordOf(['a', 'b'], flag), { a: true }, 'missing-field at here.b'],
    ['a record of given keys with one more', recordOf(['a'], flag), { a: true, b: 1 }, 'unknown-field at here.b'],
    ['a map', mapOf(whole(0, 9)), { a: 1, 'b c': 2 }, 'fine'],
    ['a map with a wrong value', mapOf(whole(0, 9)), { a: 1, 'b c': 'x' }, 'wrong-type at here["b c"]'],
    ['a list for a map', mapOf(whole(0, 9)), [1], 'wrong-type at here'],
  ];

  test.each(cases)('%s', (_, read, value, expected) => {
    expect(problemOf(read, value)).toBe(expected);
  });

  test('what is repeated is told at each later place', () => {
    const problems = [...repeated(['a', 'b', 'a', 'a'], (index) => `list[${index}]`)];
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['duplicate', 'list[2]'],
      ['duplicate', 'list[3]'],
    ]);
  });

  test('at the top a path is the name of the field', () => {
    expect(unit({}, '')).toMatchObject({ error: { path: 'id' } });
  });

  test('a map keeps every key it was given', () => {
    const given = JSON.parse('{"__proto__":1,"constructor":2}') as object;
    const read = mapOf(whole(0, 9))(given, '');
    expect(read.ok && Object.keys(read.value)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  test('what is read is a copy', () => {
    const given = [{ id: 'a' }];
    const read = units(given, '');
    expect(read).toEqual({ ok: true, value: given });
    expect(read.ok && read.value[0]).not.toBe(given[0]);
  });

  test('nothing whatever makes a reader throw', () => {
    const readers = [units, unit, mapOf(unit), pair(unit), orNull(units), text(3), whole(0, 1), flag, oneOf('a', 'b')];
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }), (value) => {
        for (const read of readers) {
          const result = read(value, 'here');
          if (!result.ok) expect(result.error.path.startsWith('here')).toBe(true);
        }
      }),
    );
  });
});
