import type { AccountLine, Outcome, Seat, Turn } from '../game.js';
import { Findings } from './findings.js';
import { type PositionParts, positionsFrom, type ToldState } from './make-position.js';
import { makeMenu, type Menu, type MenuParts } from './menu.js';

/** What a seat may know, and what it may do now. */
export interface SeatView<Position> {
  readonly seat: Seat;
  readonly position: Position;
  readonly turn: Turn | Outcome;
  readonly account: readonly AccountLine[];
  /** Null while this seat owes no decision. */
  readonly legal: Menu | null;
}

/** How a battle makes its views, and how they change (`make-delta.ts`). */
export interface ViewParts<
  S extends ToldState,
  Heading extends object,
  Unit,
  Rest extends object,
> extends MenuParts<S> {
  readonly sides: readonly string[];
  readonly position: PositionParts<S, Heading, Unit, Rest>;
  readonly turn: (state: S) => Turn | Outcome;
  /** Does the question follow from the heading of the position, and from marks? */
  readonly turnIsSteady: (state: S) => boolean;
  /** The same lines at all times. */
  readonly account: (state: S) => readonly AccountLine[];
  /** The fields of the heading that the account follows from, besides who is lost. */
  readonly counted: readonly string[];
  /** And what of it follows from where units are, as a number: as long as that is the same, so is this. */
  readonly placesCounted: (state: S) => number;
}

/** The menu is shown to the side that owes the decision only. */
export function viewsFrom<S extends ToldState & Deciding, Heading extends object, Unit, Rest extends object>(
  parts: ViewParts<S, Heading, Unit, Rest>,
) {
  const makePosition = positionsFrom(parts.position);
  return (state: S, seat: Seat): SeatView<ReturnType<typeof makePosition>> => ({
    seat,
    position: makePosition(state, seat),
    turn: parts.turn(state),
    account: parts.account(state),
    legal: decides(parts.sides, state, seat) ? makeMenu(parts, { state, found: new Findings() }) : null,
  });
}

export interface Deciding {
  readonly deciding: number;
}

export const decides = (sides: readonly string[], { deciding }: Deciding, seat: Seat): boolean =>
  sides[deciding] === seat;
