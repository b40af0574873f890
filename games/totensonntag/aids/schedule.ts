import type { Arrival } from '@impulse/engine';
import { sideIds, type UnitData } from '../data/types.js';
import type { State } from '../state.js';

/** 10.3, 10.4: reinforcements by turn, side and way in, those that have entered included. */
export function scheduleOf({ context }: State): Arrival[] {
  const groups = new Map<string, { readonly arrival: Omit<Arrival, 'units'>; readonly units: string[] }>();
  for (const unit of context.units) {
    const arrival = arrivalOf(context, unit);
    if (!arrival) continue;
    const key = JSON.stringify(arrival);
    const group = groups.get(key);
    if (group) group.units.push(unit.id);
    else groups.set(key, { arrival, units: [unit.id] });
  }
  return [...groups.values()]
    .map(({ arrival, units }) => ({ ...arrival, units }))
    .toSorted((a, b) => a.turn - b.turn || sideNumber(a) - sideNumber(b));
}

const sideNumber = ({ side }: Arrival): number => sideIds.findIndex((one) => one === side);

function arrivalOf({ data }: State['context'], { side, due }: UnitData): Omit<Arrival, 'units'> | null {
  const way = data.entries.find(({ id }) => id === due?.entry);
  return due && way ? { turn: due.turn, side, entry: way.edge, hexes: way.hexes } : null;
}
