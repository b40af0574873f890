/** Rough odds for what is too far off to be worked out exactly. */

/** Chance in 36 of throwing at least so much with two dice. */
const atLeast = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];
const ordinary = 10;
const ordinaryHits = Float64Array.from({ length: 12 }, (_, power) => atLeast[Math.max(0, ordinary - power)] / 36);

/** Chance that a firepower hits protection 10. */
export const hitOrdinary = (firepower: number): number => ordinaryHits[firepower];

const factors = [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.4, 1.2, 1, 0.76, 0.54, 0.36, 0.2, 0.1];

/** How many hits fall on a protection for each that falls on protection 10, roughly. */
export const protectionFactor = (protection: number): number => factors[protection];
