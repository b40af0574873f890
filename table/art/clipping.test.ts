import { describe, expect, test } from 'vitest';
import { outlineOf, ringIn, runsIn } from './clipping.js';

const area = { x: 0, y: 0, width: 2, height: 2 };
const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];

describe('runs of a line', () => {
  const line = Array.from({ length: 21 }, (_, i) => ({ x: i - 10, y: 1 }));

  test('keep one point before and after the area, and the distance they begin at', () => {
    const [run, ...others] = runsIn(line, area, 0);
    expect(others).toEqual([]);
    expect(run.points.map(({ x }) => x)).toEqual([-1, 0, 1, 2, 3]);
    expect(run.from).toBe(9);
  });

  test('a line that comes back gives two', () => {
    const bent = [
      { x: 1, y: 1 },
      { x: 5, y: 1 },
      { x: 5, y: 5 },
      { x: 9, y: 5 },
      { x: 1, y: 1.5 },
    ];
    expect(runsIn(bent, area, 0).map(({ points }) => points.length)).toEqual([2, 2]);
  });

  test('nothing of a line far away, unless the reach brings it in', () => {
    const far = square(5, 5, 1);
    expect(runsIn(far, area, 1)).toEqual([]);
    expect(runsIn(far, area, 4)).toHaveLength(1);
  });
});

describe('rings', () => {
  test('are cut at the edge of the area', () => {
    const cut = ringIn(square(1, 1, 5), area, 0.5);
    expect(Math.max(...cut.map(({ x }) => x))).toBe(2.5);
    expect(Math.max(...cut.map(({ y }) => y))).toBe(2.5);
    expect(Math.min(...cut.map(({ x }) => x))).toBe(1);
  });

  test('inside stay as they are, outside vanish, around fill the area', () => {
    expect(ringIn(square(0.5, 0.5, 1), area, 0)).toHaveLength(4);
    expect(ringIn(square(7, 7, 1), area, 0)).toEqual([]);
    expect(new Set(ringIn(square(-5, -5, 12), area, 0).map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['0 0', '2 0', '2 2', '0 2']),
    );
  });

  test('an outline ends where it begins', () => {
    const ring = square(0, 0, 1);
    expect(outlineOf(ring)).toHaveLength(5);
    expect(outlineOf(ring)).toBe(outlineOf(ring));
  });
});
