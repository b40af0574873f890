import type { Seat } from '@impulse/engine';
import { type Answer, failure } from './answers.js';
import type { CurrentBattle } from './current-battle.js';
import type { CloseRequest, NewRequest, Request, RequestName, Requests } from './requests.js';

/** What a session that is bound to a seat may ask for. Whatever is not listed here is refused. */

interface Bound {
  readonly seat: Seat;
  readonly current: CurrentBattle;
}

/** Null when the request is one the seat may make. */
type Check<R> = (request: R, bound: Bound) => Answer | null;

const always = (): null => null;

const ownSide: Check<{ readonly side: string }> = ({ side }, { seat }) =>
  side === seat ? null : notYourSeat(seat, 'side');

const ownSeat: Check<{ readonly seat: string }> = (request, { seat }) =>
  request.seat === seat ? null : notYourSeat(seat, 'seat');

/** A player may give up; that both agree, or that time is up, is for whoever holds the truth to say. */
const ownResignation: Check<CloseRequest> = ({ side, reason }, { seat }) => {
  if (side !== seat) return notYourSeat(seat, 'side');
  return reason === 'resigned' ? null : failure('seat-bound', 'A player may only resign.', 'reason');
};

const isOver = ({ opened }: CurrentBattle): boolean => opened !== null && opened.match.turn().over;

/** Whoever knows the seed, or sets the dice, knows what they will show. */
function newBattle(request: NewRequest, { seat, current }: Bound): Answer | null {
  if (current.opened && !isOver(current)) return failure('seat-bound', `The battle of the seat ${seat} is not over.`);
  if (request.seed !== undefined) return failure('seat-bound', 'A player may not know the seed of the dice.', 'seed');
  if (request.live === false) return failure('seat-bound', 'The battle of a player is always live.', 'live');
  return null;
}

const onceOver: Check<unknown> = (_, { current }) =>
  !current.opened || isOver(current)
    ? null
    : failure('seat-bound', 'The record is told to players once the battle is over.');

const rights: { readonly [D in RequestName]?: Check<Requests[D]> } = {
  games: always,
  new: newBattle,
  position: always,
  record: onceOver,
  turn: always,
  legal: ownSide,
  refuse: ownSide,
  act: ownSide,
  view: ownSeat,
  forecast: ownSide,
  undo: ownSide,
  close: ownResignation,
  log: ownSeat,
  think: ownSide,
  show: ownSide,
};

/** Why a bound session may not ask this, or null. */
export function refusedBySeat<R extends Request>(request: R, bound: Bound): Answer | null {
  const check = rights[request.do] as Check<R> | undefined;
  if (check) return check(request, bound);
  return failure('seat-bound', `This session holds the seat ${bound.seat}: "${request.do}" is not for players.`, 'do');
}

const notYourSeat = (seat: Seat, field: string): Answer =>
  failure('not-your-seat', `This session holds the seat ${seat} and no other.`, field);
