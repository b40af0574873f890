import type { AccountLine, Outcome, Seat, Turn } from '@impulse/engine';
import { sideIds } from './data/types.js';
import { makeMenu, type Menu } from './menu.js';
import { makePosition, type Position } from './position.js';
import { outcome, victoryAccount } from './rules/victory.js';
import { NONE, type State, STEP } from './state.js';
import { question } from './turn.js';

/** What a seat may know, and what it may do now. */

export interface View {
  readonly seat: Seat;
  readonly position: Position;
  readonly turn: Turn | Outcome;
  readonly account: readonly AccountLine[];
  /** Null while this seat owes no decision. */
  readonly legal: Menu | null;
}

export function makeView(state: State, seat: Seat): View {
  return {
    seat,
    position: makePosition(state, seat),
    turn: state.step === STEP.over ? outcome(state) : question(state),
    account: victoryAccount(state),
    legal: state.side !== NONE && sideIds[state.side] === seat ? makeMenu(state) : null,
  };
}
