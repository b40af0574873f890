import { type Seat, truth } from '@impulse/engine';
import { grid } from '../context.js';
import { sideIds } from '../data/types.js';
import { knows } from '../knowledge/knowledge.js';
import { eyesOf } from '../position/position.js';
import { NONE, type State } from '../state.js';

/** Who asks the aids, and about whom. */

/** The seat that owes the decision. */
export const decides = (state: State, seat: Seat): boolean =>
  state.deciding !== NONE && sideIds[state.deciding] === seat;

/** May this seat be told what the deciding side can do? */
export const maySee = (state: State, seat: Seat): boolean =>
  state.deciding !== NONE && (seat === truth || decides(state, seat));

export const unitNumber = ({ context }: State, id: string): number => context.unitNumber.get(id) ?? NONE;

/** The hex of a unit, where it is on the map and the seat may know. */
export function hexOfUnit(state: State, seat: Seat, id: string): string | null {
  const unit = unitNumber(state, id);
  if (unit === NONE || !knows(state, eyesOf(state, seat), unit)) return null;
  return grid.labels[state.hexOf[unit]] ?? null;
}
