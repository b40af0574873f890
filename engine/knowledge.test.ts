import { expect, test } from 'vitest';
import { hiddenBySide, isLearned, viewerBit } from './knowledge.js';
import { EVERYTHING, OBSERVER, viewerIn } from './position/position.js';

const sides = ['west', 'east'];
const bitOf = (seat: string): number => viewerBit(viewerIn(sides, seat));

test('a side hides from the other and from observers, and from nobody who sees everything', () => {
  expect(hiddenBySide(0) & bitOf('west')).toBe(0);
  expect(hiddenBySide(0) & bitOf('east')).not.toBe(0);
  expect(hiddenBySide(0) & viewerBit(OBSERVER)).not.toBe(0);
  for (const side of [0, 1]) expect(hiddenBySide(side) & viewerBit(EVERYTHING)).toBe(0);
});

test('something is learned when it was hidden and is no more, by the seats asked about', () => {
  const hidden = Uint8Array.of(0, hiddenBySide(0));
  const toEast = Uint8Array.of(0, viewerBit(OBSERVER));
  expect(isLearned(hidden, hidden)).toBe(false);
  expect(isLearned(toEast, hidden)).toBe(false);
  expect(isLearned(hidden, toEast)).toBe(true);
  expect(isLearned(hidden, toEast, bitOf('east'))).toBe(true);
  expect(isLearned(hidden, toEast, bitOf('observer'))).toBe(false);
});
