import { deltasFrom, type SeatView, viewsFrom } from '@impulse/engine';
import { sideIds } from '../data/types.js';
import { menuParts } from './menu.js';
import { type PositionHeading, type Position, positionParts } from './position.js';
import { victoryAccount } from '../rules/victory.js';
import { type State, STEP } from '../state.js';
import { turnOf } from '../turn.js';

/** What a seat may know, and what it may do now. */

export type View = SeatView<Position>;

export const viewParts = {
  ...menuParts,
  sides: sideIds,
  position: positionParts,
  turn: turnOf,
  // Units left to be placed are counted, and the outcome counts losses.
  turnIsSteady: ({ step }: State) => step !== STEP.setup && step !== STEP.over,
  account: victoryAccount,
  counted: ['control', 'exited'] satisfies (keyof PositionHeading)[],
  placesCounted: () => 0,
};

export const makeView = viewsFrom(viewParts);

export const deltas = deltasFrom(viewParts);
