import { type Seat, truth } from '@impulse/engine';
import { grid } from '../context.js';
import { type SideId, sideIds } from '../data/types.js';
import { eyesOf, knows } from '../position/position.js';
import type { State } from '../state.js';

/** Where units are, as a seat knows it. */

/** The hex a unit is in; null when it is off the map or on a secret errand. */
export function hexOfUnit(state: State, seat: Seat, unit: number): string | null {
  const place = state.hexOf[unit];
  return place >= 0 && knows(state, unit, eyesOf(state, seat)) ? grid.labels[place] : null;
}

/** Does the battle know this unit? Aircraft take part only when the option is on (7.7). */
export function unitInPlay({ context }: State, id: string): number | undefined {
  const unit = context.unitNumber.get(id);
  return unit !== undefined && isInPlay(context, unit) ? unit : undefined;
}

export const isInPlay = ({ units, options }: State['context'], unit: number): boolean =>
  units[unit].type !== 'aircraft' || options.aircraft === 'on';

/** The side a seat looks at the map with; those who belong to neither look with the DAK. */
export const sideOfSeat = (seat: Seat): SideId => sideIds.find((side) => side === seat) ?? sideIds[0];

/** Is it for this seat to decide? */
export const decides = (state: State, seat: Seat): boolean => seat !== truth && sideIds[state.deciding] === seat;
