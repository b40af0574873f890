import { effect } from '@preact/signals';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { heldSeatAt, holdSeat } from '../storage/held-seats.js';
import { isPlayer } from './opponent.js';

/** When the other player has bid more for the side, the seat that this browser holds is on the other one. */
export const followSeat = (remote: RemoteHost): (() => void) =>
  effect(() => {
    const card = remote.card.value;
    const seat = remote.seat.value;
    const held = heldSeatAt(remote.match);
    if (card && held && seat !== null && seat !== held.side && isPlayer(card, seat)) holdSeat({ ...held, side: seat });
  });
