import type { Bounds, DetailValue, ShareRow } from '@impulse/engine';

export type Shares = Extract<Bounds, { readonly kind: 'shares' }>;

/** Points by row: as given, else as they would fall by themselves. */
export function pointsOf({ rows }: Shares, given: DetailValue | undefined): ReadonlyMap<string, number> {
  const named = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : null;
  const own = named as Readonly<Record<string, DetailValue>> | null;
  return new Map(rows.map(({ id, standard }) => [id, own === null ? standard : Number(own[id] ?? 0)]));
}

/** The next number of points, up or down, at which something changes: a better result begins, or nothing is left. */
export function nextPoints(value: number, by: 1 | -1, steps: readonly number[], least: number, most: number): number {
  const marks = [least, ...steps.filter((one) => one > least && one < most), most];
  const next = by > 0 ? marks.find((one) => one > value) : marks.findLast((one) => one < value);
  return next ?? (by > 0 ? most : least);
}

/** A row that comes before another one is put behind it, or the other way round; `units` as they stand now. */
export function moved(units: readonly string[], unit: string, by: 1 | -1): string[] {
  const at = units.indexOf(unit);
  const to = at + by;
  return at < 0 || to < 0 || to >= units.length ? [...units] : units.toSpliced(at, 1).toSpliced(to, 0, unit);
}

/** Rows without a unit are there to divide something into as many as wanted: the used ones and the next. */
export function rowsShown({ rows }: Shares, points: ReadonlyMap<string, number>): readonly ShareRow[] {
  const used = rows.filter(({ id }) => (points.get(id) ?? 0) > 0).length;
  let free = 0;
  return rows.filter(({ id, unit }) => unit !== null || (points.get(id) ?? 0) > 0 || used + free++ <= used);
}
