import { CW } from '../context.js';
import { isActivated, TO_ENTER, TO_FIGHT } from '../rules/activations.js';
import { NONE, type State, STEP } from '../state.js';
import { assignGarrisons } from './garrisons.js';
import { assignRelief } from './relief.js';
import { assignTarget, findTargets } from './targets.js';
import { forgetTasks, isPresent, tasks } from './tasks.js';

/** The plan of an impulse: garrisons first, then the relief of Tobruk, and everybody else hunts. */

export function makePlan(state: State, side: number): void {
  const { context } = state;
  forgetTasks();
  if (!somebodyActs(state, side)) return;
  assignGarrisons(state, side);
  if (side === CW) assignRelief(state);
  findTargets(state, side);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (tasks.goal[unit] === NONE && isPresent(state, unit) && isWanted(state, unit)) assignTarget(state, unit);
  }
}

function somebodyActs(state: State, side: number): boolean {
  const { context } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (isPresent(state, unit) && isWanted(state, unit)) return true;
  }
  return false;
}

/** In its impulse, only those who can act need to know what for. */
function isWanted(state: State, unit: number): boolean {
  return state.step !== STEP.impulse || isActivated(state, unit, TO_ENTER) || isActivated(state, unit, TO_FIGHT);
}
