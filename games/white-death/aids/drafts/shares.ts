import type { DetailValue } from '@impulse/engine';

/** Points by row, down to a whole number of steps; what is no number of points is left out. */
export function sharesOf(value: DetailValue | undefined, step: number): Record<string, number> {
  const shares: Record<string, number> = {};
  if (typeof value !== 'object' || value === null) return shares;
  for (const [row, points] of Object.entries(value)) {
    if (typeof points === 'number' && points >= 0) shares[row] = Math.floor(points / step) * step;
  }
  return shares;
}
