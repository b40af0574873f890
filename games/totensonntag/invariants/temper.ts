import type { Random } from '@impulse/engine';
import { drawBest } from '@impulse/engine/invariants/draw.js';
import type { Action } from '../actions/actions.js';
import { CW, DAK, grid } from '../context.js';
import { inEnemyZoc, stackSize, type State, STEP } from '../state.js';

/** Ways of playing at random that lead to different corners of the rules. */
export const tempers = ['restless', 'fierce', 'crowding', 'racing', 'hasty'] as const;
export type Temper = (typeof tempers)[number];
/** Who decides in a battle under examination: luck with a temper, or the scripted opponent. */
export type Player = Temper | 'script';

/** Chance in a hundred of ending a step while there is something left to do. */
const patience: Readonly<Record<Temper, number>> = { restless: 20, fierce: 16, crowding: 24, racing: 16, hasty: 45 };

/** How many actions are weighed: a racing player must look at many to get anywhere. */
const candidates: Readonly<Record<Temper, number>> = { restless: 3, fierce: 40, crowding: 6, racing: 40, hasty: 4 };

/** The best of a few actions drawn at random, by what the temper likes. */
export function chooseBy(temper: Temper) {
  return (state: State, offered: readonly Action[], random: Random): number => {
    const last = offered.length - 1;
    const mayEnd = offered[last].type === 'done';
    // A set-up could go on for ever: a side that has placed everything is done sooner or later.
    const idles = temper === 'racing' && state.deciding === DAK;
    const chance = state.step === STEP.setup || idles ? 60 : patience[temper];
    if (mayEnd && random.below(100) < chance) return last;
    return drawBest(offered, candidates[temper], random, (action) => appeal(temper, state, action));
  };
}

function appeal(temper: Temper, state: State, action: Action): number {
  switch (action.type) {
    case 'done':
      return temper === 'crowding' ? 0 : 1;
    case 'stack':
      return 0;
    case 'move':
    case 'enter':
      return appealOfWalk(temper, state, action.path.at(-1), action.overrun);
    case 'assault':
      return temper === 'fierce' ? (action.support ? 7 : 6) : 2;
    case 'barrage':
      // Only a stack can have several units ranged in (7.4).
      return temper === 'fierce' ? 9 + stackSize(state, grid.parse(action.target)) : 2;
    case 'fly':
      return temper === 'fierce' ? 7 : 2;
    case 'exit':
      return temper === 'racing' ? 99 : 2;
    case 'place':
      return state.hexOf[state.context.unitNumber.get(action.unit)!] < 0 ? 3 : 1;
    case 'advance':
    case 'place-rest':
      return 3;
    case 'recover-all':
      return temper === 'restless' ? 0 : 2;
    default:
      return 2;
  }
}

function appealOfWalk(temper: Temper, state: State, to: string | undefined, overrun: string | undefined): number {
  if (overrun !== undefined) return temper === 'fierce' ? 8 : 3;
  const hex = grid.parse(to ?? '');
  if (temper === 'fierce') return inEnemyZoc(state, state.deciding, hex) ? 3 : 1;
  if (temper === 'crowding') return Math.min(4, stackSize(state, hex));
  if (temper === 'racing' && state.deciding === CW) return 30 - grid.distance(hex, state.context.exitHex);
  return 2;
}
