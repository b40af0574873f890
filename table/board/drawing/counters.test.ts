import { expect, test } from 'vitest';
import { makePicture } from '../picture.js';
import { art, config, counter, stack } from '../testing/board.js';
import { makeCounters, prepare } from './counters.js';
import type { Sprites } from './sprites.js';

const p = { x: 0, y: 0, scale: 40, ratio: 1, width: 400, height: 400 };

test('pictures of counters are made as time allows, a stack at a time, and none is asked for twice', () => {
  const stacks = new Map([3, 8, 12].map((hex) => [hex, stack([counter(`a${hex}`), counter(`b${hex}`)])]));
  const picture = makePicture(art, config({ stacks }));
  const asked: string[] = [];
  const sprites = { counter: ({ face }: { face: { key: string } }) => void asked.push(face.key) } as unknown as Sprites;
  const prepared = prepare(picture, null);
  expect(makeCounters(picture, p, sprites, prepared, -1)).toBe(false);
  expect(asked).toEqual([]);
  expect(makeCounters(picture, p, sprites, prepared, Infinity)).toBe(true);
  expect(asked).toEqual(['a12', 'b12', 'a8', 'b8', 'a3', 'b3']);
  // The next drawing looks at all of them again.
  expect(prepared.made).toBe(0);
});

test('of counters that lie elsewhere no picture is made', () => {
  const picture = makePicture(
    art,
    config({
      stacks: new Map([
        [20, stack([counter('near')])],
        [4, stack([counter('far')])],
      ]),
    }),
  );
  const asked: string[] = [];
  const sprites = { counter: ({ face }: { face: { key: string } }) => void asked.push(face.key) } as unknown as Sprites;
  expect(makeCounters(picture, { ...p, width: 80, height: 80 }, sprites, prepare(picture, null), Infinity)).toBe(true);
  expect(asked).toEqual(['near']);
});
