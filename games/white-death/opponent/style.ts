import { GERMAN } from '../context.js';
import { nextTarget } from '../rules/assault/targets.js';
import { NONE, RESOLVED, type State, STEP } from '../state.js';
import { clearAssaults } from './combat/assault-plan.js';
import { planAssaults } from './combat/assaults.js';
import { findAxis } from './plan/axis.js';
import { findHavens } from './plan/break-out.js';
import { distancesIn } from './map/distances.js';
import { findAwards } from './last-word.js';
import type { Memory } from './memory.js';
import { obeyMoods } from './plan/moods.js';
import { forgetReaches } from './moves/reaches.js';
import { notePhase } from './phase.js';
import { look, measureBacking, measureEnemy, measureThreat } from './map/sight.js';
import { findSupport } from './combat/support.js';
import { clearTasks } from './plan/tasks.js';

/** In what opponents differ. */
export interface Style {
  readonly id: string;
  /** Gives every unit of the deciding side its task. */
  readonly plan: (memory: Memory, state: State) => void;
  /** Do units come together for assaults, or only assault what they stand beside? */
  readonly assembles: boolean;
}

/** A new phase: nothing is known of it. */
export function beginPhase(memory: Memory, state: State, style: Style): void {
  notePhase(memory.phase, state);
  forgetReaches(memory.reaches);
  survey(memory, state, style);
}

/** Looks at the map and, for a movement phase, makes the plan of it. */
export function survey(memory: Memory, state: State, { plan, assembles }: Style): void {
  const { sight, weights } = memory;
  memory.distances = distancesIn(state);
  // Nothing on the map is looked at before the impulse.
  if (state.step < STEP.movement) return;
  clearAssaults(memory.assaults);
  memory.nextTroop = memory.nextGun = state.context.firstUnit[state.deciding];
  findHavens(memory.havens, weights, state);
  switch (state.step) {
    case STEP.movement:
      look(sight, weights, state, state.deciding);
      measureThreat(sight);
      measureBacking(sight);
      measureEnemy(sight);
      findAxis(memory.axis, sight, state);
      findAwards(memory.lastWord, weights, state);
      clearTasks(memory.tasks, state, state.deciding);
      obeyMoods(memory, state);
      plan(memory, state);
      planAssaults(memory, state, assembles);
      return;
    case STEP.barrage:
      findSupport(memory.support, state, state.deciding);
      return look(sight, weights, state, state.deciding);
    case STEP.assault:
      // The Soviets ask nothing of it, and a last target is the next one whatever it is worth.
      if (state.deciding !== GERMAN || !hasTargetsToChoose(state)) return;
      look(sight, weights, state, GERMAN);
      return findGermanAxis(memory, state);
    case STEP.advance:
      look(sight, weights, state, state.deciding);
      measureThreat(sight);
      return findGermanAxis(memory, state);
  }
}

function hasTargetsToChoose(state: State): boolean {
  const first = nextTarget(state, RESOLVED);
  return first !== NONE && nextTarget(state, RESOLVED, first + 1) !== NONE;
}

function findGermanAxis({ axis, sight }: Memory, state: State): void {
  if (state.deciding === GERMAN) measureBacking(sight);
  findAxis(axis, sight, state);
}
