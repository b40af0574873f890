import type { Point } from '@impulse/engine';
import type { Counter } from './types.js';

/** Where the counters of a stack lie, in hexes from the middle of the hex. The topmost is the first. */

export const counterSide = 0.66;
export const shownInStack = 3;
/** Each counter below is shifted so far that its strip with the designation stays in sight. */
const step: Point = { x: 0.035, y: -0.13 };

const layouts: readonly (readonly Point[])[] = Array.from({ length: shownInStack + 1 }, (_, count) =>
  Array.from({ length: count }, (_unused, place) => ({
    x: step.x * (place - (count - 1) / 2),
    // A little high, so that the name of the place below stays readable.
    y: step.y * (place - (count - 1) / 2) - 0.027 * Math.max(0, count - 1),
  })),
);

export const stackLayout = (count: number): readonly Point[] => layouts[Math.min(count, shownInStack)];

/** The counter of a stack at a point given from the middle of the hex, or null. */
export function counterAt(stack: readonly Counter[], x: number, y: number): Counter | null {
  const half = counterSide / 2;
  const index = stackLayout(stack.length).findIndex((at) => Math.abs(x - at.x) <= half && Math.abs(y - at.y) <= half);
  return index < 0 ? null : stack[index];
}

/** Where a counter of a stack lies; one too deep to be shown lies where the lowest shown one does. */
export function placeInStack(stack: readonly Counter[], unit: string): Point {
  const layout = stackLayout(stack.length);
  const index = stack.findIndex((counter) => counter.id === unit);
  return layout[Math.min(Math.max(index, 0), layout.length - 1)] ?? { x: 0, y: 0 };
}
