import { type SeatView, viewsFrom } from '@impulse/engine';
import { sideIds } from '../data/types.js';
import { makeMenu, type Menu } from './menu.js';
import { makePosition, type Position } from './position.js';
import { victoryAccount } from '../rules/victory/victory.js';
import type { State } from '../state.js';
import { turnOf } from '../turn.js';

/** What a seat may know, and what it may do now. */

export type View = SeatView<Position, Menu>;

export const makeView = viewsFrom<State, Position, Menu>({
  sides: sideIds,
  position: makePosition,
  turn: turnOf,
  account: victoryAccount,
  menu: makeMenu,
});
