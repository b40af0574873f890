import { type Seat, truth } from '@impulse/engine';
import { sideIds } from '../data/types.js';
import { NONE, type State } from '../state.js';

/** Who asks the aids. */

/** The seat that owes the decision. */
export const decides = (state: State, seat: Seat): boolean =>
  state.deciding !== NONE && sideIds[state.deciding] === seat;

/** May this seat be told what the deciding side can do? */
export const maySee = (state: State, seat: Seat): boolean =>
  state.deciding !== NONE && (seat === truth || decides(state, seat));

export const unitNumber = ({ context }: State, id: string): number => context.unitNumber.get(id) ?? NONE;
