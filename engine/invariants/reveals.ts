import { unknown } from '../game.js';

/** Where the earlier view reads `?`, does the later one tell more? The long way to what `Knowledge` says in bits. */
export function reveals(before: unknown, after: unknown): boolean {
  if (before === unknown) return after !== unknown;
  if (typeof before !== 'object' || before === null) return false;
  if (Array.isArray(before)) return Array.isArray(after) && listReveals(before, after);
  // A unit of which nothing more is told has been lost, and everybody knows who is lost.
  if (after === undefined) return Object.values(before).includes(unknown);
  if (typeof after !== 'object' || after === null) return false;
  const later = after as Record<string, unknown>;
  return Object.entries(before).some(([key, value]) => reveals(value, later[key]));
}

/**
 * Places in a list are nobody's own: a unit that leaves a stack moves others up. Something is told when `?` stands there
 * less often, and something else more often.
 */
function listReveals(before: readonly unknown[], after: readonly unknown[]): boolean {
  const isNamed = (value: unknown): boolean => value !== unknown && times(value, after) > times(value, before);
  if (times(unknown, after) < times(unknown, before) && after.some(isNamed)) return true;
  return before.some((value, index) => value !== unknown && index < after.length && reveals(value, after[index]));
}

const times = (value: unknown, list: readonly unknown[]): number => list.filter((one) => one === value).length;
