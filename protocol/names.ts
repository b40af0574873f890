import { observer, type Seat } from '@impulse/engine';
import { type Answer, failure } from './answers.js';
import type { Standpoint } from './standpoint.js';

/** Sides, seats and units that a request names, and the answers to wrong ones. */

export const isSide = ({ battle }: Standpoint, side: string): boolean => battle.game.sides.includes(side);

export const isSeat = (from: Standpoint, seat: Seat): boolean => seatsOf(from).includes(seat);

const seatsOf = ({ battle }: Standpoint): readonly Seat[] => [...battle.game.sides, observer];

export const unknownSide = ({ battle }: Standpoint): Answer =>
  failure('unknown-side', `The side must be ${battle.game.sides.join(' or ')}.`, 'side');

export const unknownSeat = (from: Standpoint): Answer =>
  failure('unknown-seat', `The seat must be ${seatsOf(from).join(', ')}.`, 'seat');

export const unknownUnit = failure('unknown-unit', 'There is no unit of this id in this battle.', 'unit');
