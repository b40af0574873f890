import type { Term } from '../game.js';

/** Copies of a forecast or of events, in each of which another one of the terms is one more than it should be. */
export function withOneTermWrong<T>(told: T): T[] {
  return termsIn(told).map((_, index) => {
    const copy = structuredClone(told);
    const term = termsIn(copy)[index] as { value: number };
    term.value++;
    return copy;
  });
}

function termsIn(told: unknown): readonly Term[] {
  if (typeof told !== 'object' || told === null) return [];
  return Object.entries(told).flatMap(([key, value]) =>
    key === 'terms' ? (value as readonly Term[]) : termsIn(value),
  );
}
