import { type Arrival, arrivalsOf, type ArrivalTime } from '@impulse/engine';
import { sideIds } from '../../data/types.js';
import { OFF_MAP, type State } from '../../state.js';

/**
 * 17: reinforcements by turn and way in. Those still to come stand under the turn and the area they are due in now (17D);
 * those already here under what the schedule said. Ruling 58: all of it is open to both sides.
 */
export const scheduleOf = (state: State): Arrival[] =>
  arrivalsOf(state.context.unitIds, sideIds, (unit) => arrivalOf(state, unit));

function arrivalOf(state: State, unit: number): ArrivalTime | null {
  const { context } = state;
  const waits = state.hexOf[unit] === OFF_MAP;
  if (waits ? state.due[unit] === 0 : !cameLater(state, unit)) return null;
  const planned = context.units[unit].due;
  const area = waits
    ? context.data.entries[state.entry[unit]]
    : context.data.entries.find(({ id }) => id === planned?.entry);
  const turn = waits ? state.due[unit] : planned?.turn;
  if (!area || turn === undefined) return null;
  return { turn, side: area.side, entry: area.id, hexes: area.hexes };
}

/** Was this unit to enter in the course of this scenario? */
function cameLater({ context }: State, unit: number): boolean {
  const { scenario, units, unitIds } = context;
  const { due } = units[unit];
  if (!due || due.turn < scenario.turns[0] || scenario.out.includes(unitIds[unit])) return false;
  return !scenario.placements.some((place) => place.unit === unitIds[unit]);
}
