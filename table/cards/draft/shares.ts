import type { Bounds, DetailValue } from '@impulse/engine';

type Shares = Extract<Bounds, { readonly kind: 'shares' }>;
export type Row = Shares['rows'][number];

/** Points by row: as given, else as they would fall by themselves. */
export function pointsOf({ rows }: Shares, given: DetailValue | undefined): ReadonlyMap<string, number> {
  const named = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : null;
  const own = named as Readonly<Record<string, DetailValue>> | null;
  return new Map(rows.map(({ id, standard }) => [id, own === null ? standard : Number(own[id] ?? 0)]));
}

/** What is left of each pool. */
export function leftIn({ rows, pools }: Shares, points: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(pools).map(([pool, total]) => {
      const used = rows.filter((row) => row.pool === pool).reduce((sum, { id }) => sum + (points.get(id) ?? 0), 0);
      return [pool, total - used];
    }),
  );
}

/** Rows without a unit are there to divide something into as many as wanted: the used ones and the next. */
export function rowsShown({ rows }: Shares, points: ReadonlyMap<string, number>): readonly Row[] {
  const used = rows.filter(({ id }) => (points.get(id) ?? 0) > 0).length;
  let free = 0;
  return rows.filter(({ id, unit }) => unit !== null || (points.get(id) ?? 0) > 0 || used + free++ <= used);
}
