import type { Alternative } from '../policy.js';

/** The alternatives of the highest value, best first; of equals whoever comes first. */
export const bestFew = (found: readonly Alternative[], most: number): readonly Alternative[] =>
  found.toSorted((one, other) => other.motive.value - one.motive.value).slice(0, most);
