import type { AccountLine, Outcome, Seat, Turn } from './game.js';

/** What a seat may know, and what it may do now. */
export interface SeatView<Position, Menu> {
  readonly seat: Seat;
  readonly position: Position;
  readonly turn: Turn | Outcome;
  readonly account: readonly AccountLine[];
  /** Null while this seat owes no decision. */
  readonly legal: Menu | null;
}

interface ViewParts<S, Position, Menu> {
  readonly sides: readonly string[];
  readonly position: (state: S, seat: Seat) => Position;
  readonly turn: (state: S) => Turn | Outcome;
  readonly account: (state: S) => readonly AccountLine[];
  readonly menu: (state: S) => Menu;
}

/** Views put together from their parts; the menu is shown to the side that owes the decision only. */
export const viewsFrom =
  <S extends { readonly side: number }, Position, Menu>(parts: ViewParts<S, Position, Menu>) =>
  (state: S, seat: Seat): SeatView<Position, Menu> => ({
    seat,
    position: parts.position(state, seat),
    turn: parts.turn(state),
    account: parts.account(state),
    legal: parts.sides[state.side] === seat ? parts.menu(state) : null,
  });
