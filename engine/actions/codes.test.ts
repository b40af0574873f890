import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActionCodes } from './codes.js';

const word = fc.integer({ min: -0x80000000, max: 0x7fffffff });

test('keeps what was pushed, in order, however much it grows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, word), { maxLength: 200 }),
      fc.integer({ min: 1, max: 8 }),
      (actions, capacity) => {
        const codes = new ActionCodes(capacity);
        for (const [head, tail] of actions) codes.push(head, tail);
        expect(codes.length).toBe(actions.length);
        expect(actions.map((_, index) => [codes.head(index), codes.tail(index)])).toEqual(actions);
      },
    ),
  );
});

test('a cleared list is empty and keeps its room', () => {
  const codes = new ActionCodes();
  for (let i = 0; i < 100; i++) codes.push(i, -i);
  const { words } = codes;
  codes.clear();
  expect(codes.length).toBe(0);
  codes.push(7, 8);
  expect([codes.length, codes.head(0), codes.tail(0)]).toEqual([1, 7, 8]);
  expect(codes.words).toBe(words);
});
