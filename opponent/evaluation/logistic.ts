/** Plain arithmetic only, so that the same numbers come out on every machine: `Math.exp` may differ in its last digit. */

const squarings = 10;
const furthest = 20;

/** 1 / (1 + e^-x), to about three digits. */
export function logistic(x: number): number {
  const bounded = Math.max(-furthest, Math.min(furthest, x));
  let power = 1 + Math.abs(bounded) / 2 ** squarings;
  for (let i = 0; i < squarings; i++) power *= power;
  const upper = power / (1 + power);
  return bounded < 0 ? 1 - upper : upper;
}
