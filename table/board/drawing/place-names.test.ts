import { describe, expect, test } from 'vitest';
import { art } from '../testing/board.js';
import type { Flag, Paper, PlaceName } from '../types.js';
import { clothOf } from './flags.js';
import { bestBox, type Box, drawPlaceNames, type NamesLaid, noStacks } from './place-names.js';
import type { Sprites } from './sprites.js';

const middle = { x: 10, y: 10 };
const side = Math.sqrt(3) / 2;
/** A counter in a hex so far from the middle. */
const counter = (dx: number, dy: number): Box => ({ x: 10 + dx, y: 10 + dy, wide: 0.33, high: 0.33 });
const covers = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.wide + b.wide - 1e-9 && Math.abs(a.y - b.y) < a.high + b.high - 1e-9;

describe('the name of a place', () => {
  test('stands on the lower hexside where nothing is in its way, its own counter and those above and below included', () => {
    for (const counters of [[], [counter(0, 0)], [counter(0, 1), counter(0, -1)]]) {
      expect(bestBox(middle, 0.8, 0.1, counters)).toMatchObject({ x: 10, y: 10.45 });
    }
  });

  test('gives way to a counter on one side of it', () => {
    const beside = counter(side, 0.5);
    const box = bestBox(middle, 0.8, 0.1, [counter(0, 0), beside]);
    expect(box.x).toBeLessThan(10);
    expect(box.y).toBe(10.45);
    expect(covers(box, beside)).toBe(false);
  });

  test('goes to the upper hexside between two counters', () => {
    const beside = [counter(side, 0.5), counter(-side, 0.5)];
    const box = bestBox(middle, 0.8, 0.1, beside);
    expect(box.y).toBeLessThan(10);
    expect(beside.some((one) => covers(box, one))).toBe(false);
  });

  test('stands above where it is told to, unless there is more room below', () => {
    expect(bestBox(middle, 0.5, 0.1, [], true).y).toBeLessThan(10);
    expect(bestBox(middle, 0.5, 0.1, [counter(0, -0.6)], true).y).toBeGreaterThan(10);
  });

  test('gives way to a greater name and to a flag', () => {
    const sprites = { take: () => ({ bitmap: {}, size: 1, border: 0 }) } as unknown as Sprites;
    const paper = {
      measureText: () => ({ width: 60 }),
      drawImage: () => undefined,
    } as unknown as Paper;
    const name = (hex: number, from: number): PlaceName => ({
      hex,
      from,
      text: { en: 'Bir', 'zh-Hant': '比爾' },
      bold: false,
      size: () => 12,
    });
    const named = (names: readonly PlaceName[], flags: readonly Flag[]): NamesLaid =>
      drawPlaceNames(
        paper,
        {
          art: { ...art, placeNames: { ...art.placeNames, names } },
          language: 'en',
          scale: 50,
          ratio: 1,
          stacks: noStacks,
          flags,
          dimmed: false,
        },
        { scale: 50, ratio: 1, x: 0, y: 0, width: 400, height: 400 },
        sprites,
        null,
      );
    const [greater, lesser] = named([name(7, 30), name(7, 0)], []).laid;
    expect([greater.name.from, lesser.name.from]).toEqual([0, 30]);
    expect(covers(greater.box, lesser.box)).toBe(false);
    const flag = { hex: 7, text: 'DAK', fill: '#000', ink: '#fff' };
    const [moved] = named([{ ...name(7, 0), above: true }], [flag]).laid;
    expect(covers(moved.box, clothOf(flag, art, 50, 1))).toBe(false);
  });

  test('stays where it is where no place is better', () => {
    const around = [counter(side, 0.5), counter(-side, 0.5), counter(side, -0.5), counter(-side, -0.5), counter(0, -1)];
    expect(bestBox(middle, 0.5, 0.1, around)).toMatchObject({ x: 10, y: 10.45 });
  });
});
