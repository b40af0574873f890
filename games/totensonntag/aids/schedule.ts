import { type Arrival, arrivalsOf, type ArrivalTime } from '@impulse/engine';
import { grid } from '../context.js';
import { sideIds } from '../data/types.js';
import { entryHexesOf } from '../rules/forces/reinforcements.js';
import { OFF_MAP, type State } from '../state.js';

/**
 * 10.3, 10.4: reinforcements by turn, side and way in, those that have entered included. Ruling 66: where the way in is
 * blocked, those still to come stand under the hexes that are open to them.
 */
export const scheduleOf = (state: State): Arrival[] =>
  arrivalsOf(state.context.unitIds, sideIds, (unit) => arrivalOf(state, unit));

function arrivalOf(state: State, unit: number): ArrivalTime | null {
  const { data, units } = state.context;
  const { side, due } = units[unit];
  const way = data.entries.find(({ id }) => id === due?.entry);
  if (!due || !way) return null;
  const hexes = state.hexOf[unit] === OFF_MAP ? entryHexesOf(state, unit).map((hex) => grid.labels[hex]) : way.hexes;
  return { turn: due.turn, side, entry: way.edge, hexes };
}
