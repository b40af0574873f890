import type { Random } from '@impulse/engine';
import { drawBest } from '@impulse/engine/invariants/draw.js';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { inEnemyZone, stackSize, type State, STEP } from '../state.js';

/** Ways of playing at random that lead to different corners of the rules. */
export const tempers = ['restless', 'fierce', 'crowding', 'hasty'] as const;
export type Temper = (typeof tempers)[number];
/** Who decides in a battle under examination: luck with a temper, or the scripted opponent. */
export type Player = Temper | 'script';

/** Chance in a hundred of ending a step while there is something left to do. */
const patience: Readonly<Record<Temper, number>> = { restless: 8, fierce: 8, crowding: 8, hasty: 30 };
const candidates: Readonly<Record<Temper, number>> = { restless: 3, fierce: 30, crowding: 24, hasty: 4 };

/** The best of a few actions drawn at random, by what the temper likes. */
export function chooseBy(temper: Temper) {
  return (state: State, offered: readonly Action[], random: Random): number => {
    const last = offered.length - 1;
    const chance = state.step === STEP.movement ? patience[temper] : 20;
    if (offered[last].type === 'done' && random.below(100) < chance) return last;
    // Among all the moves it would be drawn too seldom.
    const rare = offered.findIndex(({ type }) => type === 'exit' || type === 'bridge');
    if (rare >= 0 && (offered[rare].type === 'exit' || random.below(2) === 0)) return rare;
    return drawBest(offered, candidates[temper], random, (action) => appeal(temper, state, action));
  };
}

function appeal(temper: Temper, state: State, action: Action): number {
  switch (action.type) {
    case 'stack':
    case 'orders':
      return 0;
    case 'pass':
    case 'done':
      return 1;
    case 'move':
    case 'enter':
    case 'rail':
      return appealOfEnd(temper, state, action.unit, action.path.at(-1)!);
    case 'assault':
      return temper === 'fierce' ? 9 : 3;
    case 'impulse':
      return temper === 'fierce' ? (action.points >= 3 ? 5 : 2) : 3;
    case 'place-rest':
      return 4;
    case 'deploy':
    case 'barrage':
      return 4;
    // Chances that seldom come.
    case 'bridge':
    case 'refit':
    case 'repair':
    case 'call-off':
      return 8;
    default:
      return 3;
  }
}

const easternmost = grid.parse('4020');

function appealOfEnd(temper: Temper, state: State, unit: string, to: string): number {
  const hex = grid.parse(to);
  if (temper === 'fierce') return inEnemyZone(state, state.deciding, hex) ? 6 : 1;
  if (temper === 'crowding') {
    const { context } = state;
    // The garrison crowds out of the city, westward, or it would never come to leave the map.
    if (context.fortress[context.unitNumber.get(unit)!] === 1) return 6 + grid.distance(hex, easternmost);
    return Math.min(5, 1 + stackSize(state, hex));
  }
  return 2;
}
