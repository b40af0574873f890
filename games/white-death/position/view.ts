import { deltasFrom, type SeatView, viewsFrom } from '@impulse/engine';
import { sideIds } from '../data/types.js';
import { menuParts } from './menu.js';
import type { PositionHeading } from './heading.js';
import { type Position, positionParts } from './position.js';
import { placesCounted, victoryAccount } from '../rules/victory/victory.js';
import { type State, STEP } from '../state.js';
import { turnOf } from '../turn.js';

/** What a seat may know, and what it may do now. */

export type View = SeatView<Position>;

export const viewParts = {
  ...menuParts,
  sides: sideIds,
  position: positionParts,
  turn: turnOf,
  // The outcome counts everything.
  turnIsSteady: ({ step }: State) => step !== STEP.over,
  account: victoryAccount,
  counted: ['step', 'losses', 'bunkersLost', 'railTowns', 'holders', 'garrisons'] satisfies (keyof PositionHeading)[],
  placesCounted,
};

export const makeView = viewsFrom(viewParts);

export const deltas = deltasFrom(viewParts);
