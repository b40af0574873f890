import { copyInto, type PolicySettings } from '@impulse/engine';
import { newState, type State, STEP } from '../state.js';
import { clearAssaults } from './assault-plan.js';
import { planAssaults } from './assaults.js';
import { findAxis } from './axis.js';
import { findHavens } from './break-out.js';
import { distancesIn } from './distances.js';
import { findAwards } from './last-word.js';
import { makeMind, type Mind } from './mind.js';
import { obeyMoods } from './moods.js';
import { notePhase } from './phase.js';
import { look } from './sight.js';
import { clearTasks } from './tasks.js';

/** In what opponents differ. */
export interface Style {
  readonly id: string;
  /** Gives every unit of the deciding side its task. */
  readonly plan: (mind: Mind, state: State) => void;
  /** Do units come together for assaults, or only assault what they stand beside? */
  readonly assembles: boolean;
}

/** Looks at the map and, for a movement phase, makes the plan of it. */
export function beginPhase(mind: Mind, state: State, { plan, assembles }: Style): void {
  const { sight } = mind;
  notePhase(mind.phase, state);
  mind.distances = distancesIn(state);
  clearAssaults(mind.assaults);
  mind.rested.fill(0);
  if (state.step === STEP.setup || state.step === STEP.isolation || state.step === STEP.decision) return;
  look(sight, mind.weights, state, state.deciding);
  findAxis(mind.axis, sight, state);
  findAwards(mind.lastWord, mind.weights, state);
  findHavens(mind.havens, state);
  if (state.step !== STEP.movement) return;
  clearTasks(mind.tasks, state, state.deciding);
  obeyMoods(mind, state);
  plan(mind, state);
  planAssaults(mind, state, assembles);
}

/** A mind apart, so that what is thought over does not disturb what is under way. A position is thought over once. */
export function secondThoughts(style: Style, settings: PolicySettings): (state: State) => Mind {
  const mind = makeMind({ ...settings, temperature: 0 });
  let thought: State | null = null;
  return (state) => {
    if (thought?.context === state.context && sameCells(thought, state)) return mind;
    if (thought?.context !== state.context) thought = newState(state.context);
    copyInto(thought, state);
    beginPhase(mind, thought, style);
    return mind;
  };
}

const sameCells = (one: State, other: State): boolean => one.cells.every((cell, index) => cell === other.cells[index]);
