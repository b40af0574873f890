import type { Arrival } from './turn.js';

/** When, where and for whom something comes. */
export type ArrivalTime = Omit<Arrival, 'units'>;

/** Units that come at one time by one way stand together, by turns and sides; null: not a reinforcement. */
export function arrivalsOf(
  unitIds: readonly string[],
  sides: readonly string[],
  timeOf: (unit: number) => ArrivalTime | null,
): Arrival[] {
  const groups = new Map<string, { readonly time: ArrivalTime; readonly units: string[] }>();
  for (const [unit, id] of unitIds.entries()) {
    const time = timeOf(unit);
    if (!time) continue;
    const key = JSON.stringify(time);
    const group = groups.get(key) ?? { time, units: [] };
    groups.set(key, group);
    group.units.push(id);
  }
  return Array.from(groups.values(), ({ time, units }) => ({ ...time, units })).toSorted(
    (a, b) => a.turn - b.turn || sides.indexOf(a.side) - sides.indexOf(b.side),
  );
}
