import { describe, expect, test } from 'vitest';
import { bestBox, type Box } from './place-names.js';

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

  test('stays where it is where no place is better', () => {
    const around = [counter(side, 0.5), counter(-side, 0.5), counter(side, -0.5), counter(-side, -0.5), counter(0, -1)];
    expect(bestBox(middle, 0.5, 0.1, around)).toMatchObject({ x: 10, y: 10.45 });
  });
});
