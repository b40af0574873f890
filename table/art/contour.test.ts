import { expect, test } from 'vitest';
import { contours, rounded } from './contour.js';
import type { Field } from './fields.js';

const fieldFrom = (rows: readonly string[]): Field => ({
  width: rows[0].length,
  height: rows.length,
  perHex: 1,
  values: Float32Array.from(rows.join(''), (letter) => (letter === '#' ? 1 : 0)),
});

/** Positive when the ring runs one way, negative the other. */
const signedArea = (ring: readonly { readonly x: number; readonly y: number }[]): number =>
  ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length];
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

test('one place becomes one diamond around it', () => {
  const [ring, ...others] = contours(fieldFrom(['...', '.#.', '...']), 0.5);
  expect(others).toEqual([]);
  expect(ring).toHaveLength(4);
  for (const { x, y } of ring) expect(Math.abs(x - 1) + Math.abs(y - 1)).toBeCloseTo(0.5);
});

test('a hole is a ring of its own that runs the other way', () => {
  const rings = contours(fieldFrom(['.....', '.###.', '.#.#.', '.###.', '.....']), 0.5);
  expect(rings).toHaveLength(2);
  const areas = rings.map(signedArea);
  expect(areas[0] * areas[1]).toBeLessThan(0);
  expect(Math.max(...areas.map(Math.abs))).toBeCloseTo(8.5);
});

test('places that meet only at a corner stay apart', () => {
  expect(contours(fieldFrom(['#.', '.#']), 0.5)).toHaveLength(2);
});

test('an outline is closed even where the field ends', () => {
  const [ring] = contours(fieldFrom(['##', '##']), 0.5);
  expect(signedArea(ring)).not.toBe(0);
  expect(ring.length).toBe(8);
});

test('the outline lies where the level is between two values', () => {
  const field: Field = { width: 3, height: 1, perHex: 1, values: Float32Array.from([0, 1, 0]) };
  const xs = contours(field, 0.25)[0].map(({ x }) => x);
  expect(Math.min(...xs)).toBeCloseTo(0.25);
  expect(Math.max(...xs)).toBeCloseTo(1.75);
});

test('a rounded ring has twice the points and stays inside', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  const ring = rounded(square);
  expect(ring).toHaveLength(8);
  expect(ring).toContainEqual({ x: 1, y: 0 });
  expect(ring).not.toContainEqual({ x: 0, y: 0 });
  expect(signedArea(ring)).toBeCloseTo(14);
});
