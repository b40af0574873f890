import type { Leave } from '@impulse/engine/invariants/bouts.js';
import type { PlayedGame } from '@impulse/engine/invariants/index.js';
import type { BattleId } from './battles.js';

/** Random play with every invariant checked at every step, loaded apart from the battles that pages play. */

/** Plays game `number` of a row; `leave` keeps the record of one that fails. */
export type PlayChecked = (row: string, number: number, leave: Leave) => PlayedGame;

const loaders: Readonly<Record<BattleId, () => Promise<PlayChecked>>> = {
  async totensonntag() {
    const { boutOf, playBout } = await import('@impulse/totensonntag/invariants/bouts.js');
    return (row, number, leave) => playBout(boutOf(row, number), {}, leave);
  },
  /** White Death has far too many units to examine all of them at every step. */
  async 'white-death'() {
    const { boutOf, playBout } = await import('@impulse/white-death/invariants/bouts.js');
    return (row, number, leave) => {
      const campaign = number % 8 === 7;
      const bout = boutOf(campaign ? `${row} campaign` : row, number);
      return playBout(bout, { someUnits: 3, longest: 20_000 }, leave);
    };
  },
};

export const loadRandomPlay = (id: BattleId): Promise<PlayChecked> => loaders[id]();
