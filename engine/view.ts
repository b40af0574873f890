import { type AccountLine, type Outcome, type Seat, type Turn, unknown } from './game.js';

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
  <S extends { readonly deciding: number }, Position, Menu>(parts: ViewParts<S, Position, Menu>) =>
  (state: S, seat: Seat): SeatView<Position, Menu> => ({
    seat,
    position: parts.position(state, seat),
    turn: parts.turn(state),
    account: parts.account(state),
    legal: parts.sides[state.deciding] === seat ? parts.menu(state) : null,
  });

/** Where the earlier view reads `?`, does the later one read a value? */
export function reveals(before: unknown, after: unknown): boolean {
  if (before === unknown) return after !== unknown && after !== undefined;
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return false;
  if (Array.isArray(before)) return before.some((value, index) => reveals(value, (after as unknown[])[index]));
  const earlier = before as Record<string, unknown>;
  const later = after as Record<string, unknown>;
  for (const key in earlier) {
    const value = earlier[key];
    // Most of a view is numbers and names.
    if ((value === unknown || typeof value === 'object') && reveals(value, later[key])) return true;
  }
  return false;
}
