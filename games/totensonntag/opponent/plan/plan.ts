import { CW } from '../../context.js';
import { isActivated, TO_ENTER, TO_FIGHT } from '../../rules/turn/activations.js';
import { NONE, type State, STEP } from '../../state.js';
import { assignGarrisons, guardObjectives } from './garrisons.js';
import type { Memory } from '../memory.js';
import { assignRelief } from './relief.js';
import { assignTarget, findTargets } from './targets.js';
import { assign, forgetTasks, isPresent } from './tasks.js';

/**
 * The plan of an impulse: whoever is told to do something first, except that a threatened objective keeps somebody, then
 * garrisons, then the relief of Tobruk, and everybody else hunts.
 */

export function makePlan(memory: Memory, state: State, side: number): void {
  const { context } = state;
  const { tasks } = memory;
  forgetTasks(tasks);
  if (!somebodyActs(state, side)) return;
  if (memory.moods.any) assignMoods(memory, state, side);
  if (memory.weights.guards > 0) guardObjectives(memory, state, side);
  assignGarrisons(memory, state, side);
  if (side === CW) assignRelief(memory, state);
  findTargets(memory, state, side);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (tasks.goal[unit] === NONE && isPresent(state, unit) && isWanted(state, unit)) assignTarget(memory, state, unit);
  }
}

function assignMoods({ moods, tasks, weights }: Memory, state: State, side: number): void {
  const { context } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (!isPresent(state, unit)) continue;
    const goal = moods.goal[unit];
    if (goal !== NONE) assign(tasks, unit, goal, weights.approachGoal, weights.atGoal, 'goal');
    else if (moods.hold[unit] && state.hexOf[unit] >= 0) assign(tasks, unit, state.hexOf[unit], 0, 0, 'stay');
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
