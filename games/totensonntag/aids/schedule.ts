import type { Arrival } from '@impulse/engine';
import { grid } from '../context.js';
import { sideIds } from '../data/types.js';
import { entryHexesOf } from '../rules/forces/reinforcements.js';
import { OFF_MAP, type State } from '../state.js';

/**
 * 10.3, 10.4: reinforcements by turn, side and way in, those that have entered included. Ruling 66: where the way in is
 * blocked, those still to come stand under the hexes that are open to them.
 */
export function scheduleOf(state: State): Arrival[] {
  const groups = new Map<string, { readonly arrival: Omit<Arrival, 'units'>; readonly units: string[] }>();
  for (const [number, unit] of state.context.units.entries()) {
    const arrival = arrivalOf(state, number);
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

function arrivalOf(state: State, unit: number): Omit<Arrival, 'units'> | null {
  const { data, units } = state.context;
  const { side, due } = units[unit];
  const way = data.entries.find(({ id }) => id === due?.entry);
  if (!due || !way) return null;
  const hexes = state.hexOf[unit] === OFF_MAP ? entryHexesOf(state, unit).map((hex) => grid.labels[hex]) : way.hexes;
  return { turn: due.turn, side, entry: way.edge, hexes };
}
