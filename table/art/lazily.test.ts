import { expect, test } from 'vitest';
import { lazily, piecesOf } from './lazily.js';

function counted() {
  const made: string[] = [];
  const make = (name: string) => (): string => {
    made.push(name);
    return name;
  };
  return { made, lazy: lazily<{ a: string; b: string; c: string }>({ a: make('a'), b: make('b'), c: make('c') }) };
}

test('a value is worked out when it is first asked for, once', () => {
  const { made, lazy } = counted();
  expect(made).toEqual([]);
  expect([lazy.b, lazy.b]).toEqual(['b', 'b']);
  expect(made).toEqual(['b']);
});

test('pieces work out one value at a time, and none again', () => {
  const { made, lazy } = counted();
  expect(lazy.b).toBe('b');
  const pieces = piecesOf(lazy);
  expect(pieces.next().done).toBe(false);
  expect(made).toEqual(['b', 'a']);
  expect([...pieces]).toHaveLength(2);
  expect(made).toEqual(['b', 'a', 'c']);
});
