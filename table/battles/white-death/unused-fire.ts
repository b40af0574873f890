import type { Shares } from '../../cards/draft/shares.js';
import type { FireTarget } from './fire-forecast.js';

/** By pool: points given to nobody fall where they do most; only what does nothing there either is unused. */
export function unusedFire(
  { rows, left }: Pick<Shares, 'rows' | 'left'>,
  points: ReadonlyMap<string, number>,
  targets: readonly Pick<FireTarget, 'id' | 'fire'>[],
): Record<string, number> {
  const unused: Record<string, number> = { ...left };
  for (const { id, pool } of rows) {
    const fire = targets.find((target) => target.id === id)?.fire ?? 0;
    const more = Math.max(0, fire - (points.get(id) ?? 0));
    unused[pool] = Math.max(0, (unused[pool] ?? 0) - more);
  }
  return unused;
}
