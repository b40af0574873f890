import { unitCount } from '../../context.js';
import { NONE, OFF_MAP, type State } from '../../state.js';
import type { PurposeCode } from '../choice.js';

/** Who is to do what: every unit of a side gets a goal on the map before the first of them moves (plan.ts). */

export interface Tasks {
  /** Where each unit is to go, or NONE. */
  readonly goal: Int16Array;
  /** What each movement point nearer to it is worth, and being there. */
  readonly pull: Float64Array;
  readonly there: Float64Array;
  readonly purpose: PurposeCode[];
}

export const makeTasks = (): Tasks => ({
  goal: new Int16Array(unitCount),
  pull: new Float64Array(unitCount),
  there: new Float64Array(unitCount),
  purpose: Array.from<PurposeCode>({ length: unitCount }).fill('hunt'),
});

export function forgetTasks(tasks: Tasks): void {
  tasks.goal.fill(NONE);
  tasks.purpose.fill('hunt');
}

/** On the map, or due and waiting off it. */
export function isPresent(state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (hex >= 0) return true;
  const due = state.context.dueTurn[unit];
  return hex === OFF_MAP && due > 0 && due <= state.turn;
}

/** Where it stands, or the first hex by which it may enter. */
export const whereFrom = (state: State, unit: number): number =>
  state.hexOf[unit] >= 0 ? state.hexOf[unit] : state.context.entry[unit]!.hexes[0];

export function assign(
  tasks: Tasks,
  unit: number,
  goal: number,
  pull: number,
  there: number,
  purpose: PurposeCode,
): void {
  tasks.goal[unit] = goal;
  tasks.pull[unit] = pull;
  tasks.there[unit] = there;
  tasks.purpose[unit] = purpose;
}
