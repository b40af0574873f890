import type { Point } from '@impulse/engine/hex/hex.js';
import type { Counter, Stack } from './types.js';

/** Where the counters of a stack lie, in hexes from the middle of the hex. The topmost is the first. */

export const counterSide = 0.66;
/** Each counter below is shifted so far that its upper edge with the designation stays in sight. */
const step: Point = { x: 0.035, y: -0.12 };
/** A fan is never longer than this, or it would lie on the figures of the hex above. */
const longest = 0.24;
/** The topmost lies hardly lower than a single one does: the name of the place stands right below. */
const lowest = 0.03;

const layouts: (readonly Point[])[] = [];

/** Places of `count` counters fanned out. */
export function fan(count: number): readonly Point[] {
  return (layouts[count] ??= Array.from({ length: count }, (_, place) => {
    const closer = Math.min(1, longest / (-step.y * (count - 1)));
    return {
      x: step.x * closer * (place - (count - 1) / 2),
      y: Math.min(lowest, (lowest / 2) * (count - 1)) + step.y * closer * place,
    };
  }));
}

export const stackLayout = ({ counters, fanned }: Stack): readonly Point[] => fan(Math.min(counters.length, fanned));

/** The middle of the badge of a stack in this hex: on the upper corner of the topmost, because figures stand below. */
export function badgeOf(stack: Stack, { x, y }: Point): Point {
  const reach = counterSide / 2 - 0.02;
  const [top] = stackLayout(stack);
  return { x: x + top.x + reach, y: y + top.y - reach };
}

/** The counter of a stack at a point given from the middle of the hex, or null. */
export function counterAt(stack: Stack, x: number, y: number): Counter | null {
  const half = counterSide / 2;
  const index = stackLayout(stack).findIndex((at) => Math.abs(x - at.x) <= half && Math.abs(y - at.y) <= half);
  return index < 0 ? null : stack.counters[index];
}

/** Where a counter of a stack lies; one that is not shown lies where the lowest shown one does. */
export function placeInStack(stack: Stack, unit: string): Point {
  const layout = stackLayout(stack);
  const index = stack.counters.findIndex(({ id }) => id === unit);
  return layout[Math.min(Math.max(index, 0), layout.length - 1)] ?? { x: 0, y: 0 };
}

/**
 * The stack without the counters that are shown elsewhere. `isPast`: as it was before they came, so that those whom nobody
 * can tell apart were not there either, once all others are elsewhere.
 */
export function withoutThose(stack: Stack, elsewhere: ReadonlyMap<string, unknown>, isPast = false): Stack {
  if (elsewhere.size === 0) return stack;
  const here = stack.counters.filter(({ id }) => id === null || !elsewhere.has(id));
  const left = here.length < stack.counters.length && here.every(({ id }) => id === null);
  const counters = isPast && left ? [] : here;
  return counters.length === stack.counters.length
    ? stack
    : { counters, fanned: stack.fanned, dot: stack.dot, round: stack.round ?? false };
}

export const holds = ({ counters }: Stack, unit: string): boolean => counters.some(({ id }) => id === unit);
