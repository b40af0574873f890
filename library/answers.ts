import type { BattleId } from './battles.js';

/** Decisions that a side owes within an impulse of the other. */
export interface Answering {
  readonly steps: readonly string[];
  /** The types of action by which they are made, and nothing else. */
  readonly actions: readonly string[];
}

/** In Totensonntag everything within an impulse is for the side whose impulse it is. */
export const answering: Readonly<Record<BattleId, Answering>> = {
  totensonntag: { steps: [], actions: [] },
  'white-death': { steps: ['defence'], actions: ['defend'] },
};
