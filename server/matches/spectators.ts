import { observer, type Seat, truth } from '@impulse/engine';
import type { Spectators } from '@impulse/protocol/wire/index.js';

/** Those who watch without a key. */

/** The seat of those who are told the whole truth with a delay. The rules know no such seat. */
export const hindsight = 'hindsight';

const seats: Readonly<Record<Spectators, Seat | null>> = { none: null, public: observer, delayed: hindsight };

/** The seat of whoever watches under this policy; null when nobody may. */
export const spectatorSeat = (spectators: Spectators): Seat | null => seats[spectators];

export const isSpectator = (seat: Seat): boolean => seat === observer || seat === hindsight;

/** How a view is to be read that is told to this seat. */
export const toldSeat = (seat: Seat): Seat => (seat === hindsight ? truth : seat);
