import { GERMAN, SOVIET } from '../context.js';
import { CITY } from '../ground.js';
import { garrisonStands } from '../rules/city/garrisons.js';
import { holder, NONE, type State } from '../state.js';
import { distancesTo, FAR } from './map/distances.js';
import type { Memory } from './memory.js';
import { playerMaker } from './player.js';
import { giveTask, placeOf } from './plan/tasks.js';

/** Everybody goes to the nearest town of a railway, or the city, that is worth having, and assaults what is beside it. */

function planNearest(memory: Memory, state: State): void {
  const { tasks } = memory;
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (tasks.given[unit] === 1) continue;
    const hex = state.hexOf[unit];
    const inCity = hex >= 0 && (context.ground.hexes[hex] & CITY) !== 0;
    if (side === GERMAN && inCity) giveTask(tasks, unit, 'hold', hex);
    else giveTask(tasks, unit, 'front', nearestTown(memory, state, unit));
  }
}

function nearestTown({ distances }: Memory, state: State, unit: number): number {
  const { ground, side } = state.context;
  let best = ground.garrisons[0];
  let least = FAR;
  for (const hexes of [ground.garrisons, ground.city]) {
    for (const hex of hexes) {
      if (side[unit] === SOVIET && !garrisonStands(state, hex) && holder(state, hex) === NONE) continue;
      if (holder(state, hex) === side[unit] && side[unit] === SOVIET) continue;
      const cost = distancesTo(distances, state, hex, unit)[placeOf(state, unit)];
      if (cost >= least) continue;
      least = cost;
      best = hex;
    }
  }
  return best;
}

export const greedy = playerMaker({ id: 'greedy', plan: planNearest, assembles: false });
