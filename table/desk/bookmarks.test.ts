import { expect, test } from 'vitest';
import type { Board, Look } from '../board/types.js';
import { Bookmarks } from './bookmarks.js';
import { Overview } from './overview.js';

/** A board that only looks. */
function looking(first: Look) {
  let look = first;
  const board = {
    looked: () => look,
    lookAt: (wanted: Look) => (look = wanted),
    fit: () => (look = { x: 20, y: 21, scale: 18 }),
  } as unknown as Board;
  return { board, look: () => look, go: (wanted: Look) => (look = wanted) };
}

const [city, front] = [
  { x: 22, y: 19, scale: 60 },
  { x: 30, y: 27, scale: 44 },
];

test('a free number takes the place looked at, a taken one leads back to it, and all are kept', () => {
  const { board, look, go } = looking(city);
  let kept: ReadonlyMap<string, Look> = new Map();
  const bookmarks = new Bookmarks({ board }, { places: new Map(), keep: (places) => (kept = places) });
  bookmarks.go('3');
  go(front);
  bookmarks.go('3');
  expect(look()).toEqual(city);
  go(front);
  bookmarks.add();
  expect([...kept]).toEqual([
    ['1', front],
    ['3', city],
  ]);
  bookmarks.remove('3');
  expect([...kept.keys()]).toEqual(['1']);
});

test('the overview leads back to where the player looked before', () => {
  const { board, look } = looking(front);
  const overview = new Overview({ board });
  overview.toggle();
  expect(overview.isOn.value).toBe(true);
  expect(look()).not.toEqual(front);
  overview.toggle();
  expect(overview.isOn.value).toBe(false);
  expect(look()).toEqual(front);
});
