import { type AccountLine, type Outcome, type Seat, type Turn, unknown } from '../game.js';
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
  /** Does it follow from where units are as well? */
  readonly placesCount: boolean;
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
    legal: decides(parts.sides, state, seat) ? makeMenu(parts, state) : null,
  });
}

export interface Deciding {
  readonly deciding: number;
}

export const decides = (sides: readonly string[], { deciding }: Deciding, seat: Seat): boolean =>
  sides[deciding] === seat;

/** Where the earlier view reads `?`, does the later one read a value? */
export function reveals(before: unknown, after: unknown): boolean {
  if (before === unknown) return after !== unknown && after !== undefined;
  if (typeof before !== 'object' || before === null) return false;
  // A unit known in part of which nothing more is told has been lost, and everybody knows who is lost.
  if (after === undefined && !Array.isArray(before)) return Object.values(before).includes(unknown);
  if (typeof after !== 'object' || after === null) return false;
  if (Array.isArray(before)) return before.some((value, index) => reveals(value, (after as unknown[])[index]));
  const earlier = before as Record<string, unknown>;
  const later = after as Record<string, unknown>;
  for (const key in earlier) {
    const value = earlier[key];
    // Most of what stands in a view are numbers and names.
    if ((value === unknown || typeof value === 'object') && reveals(value, later[key])) return true;
  }
  return false;
}
