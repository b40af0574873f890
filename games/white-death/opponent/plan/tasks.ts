import { ARTILLERY, unitCount } from '../../context.js';
import { TRUNK_TOWN } from '../../ground.js';
import { NONE, type State } from '../../state.js';
import type { PurposeCode } from '../choice.js';
import { isFrozen, takesPart } from '../map/sight.js';

/** Who is to do what: a purpose and a goal for each unit of the side. */

export interface Tasks {
  readonly purpose: PurposeCode[];
  readonly goal: Int16Array;
  /** 1 for whoever needs no other task. */
  readonly given: Uint8Array;
  /** Who is to build a bridge, or NONE. */
  builder: number;
}

export const makeTasks = (): Tasks => ({
  purpose: Array.from({ length: unitCount }, (): PurposeCode => 'hold'),
  goal: new Int16Array(unitCount).fill(NONE),
  given: new Uint8Array(unitCount),
  builder: NONE,
});

/** Nobody has a task yet; what is frozen, or not in play, needs none. */
export function clearTasks(tasks: Tasks, state: State, side: number): void {
  const { context } = state;
  tasks.given.fill(0);
  tasks.builder = NONE;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    tasks.purpose[unit] = 'hold';
    tasks.goal[unit] = NONE;
    if (!takesPart(state, unit) || isFrozen(state, unit)) tasks.given[unit] = 1;
  }
}

export function giveTask(tasks: Tasks, unit: number, purpose: PurposeCode, goal: number): void {
  tasks.given[unit] = 1;
  tasks.purpose[unit] = purpose;
  tasks.goal[unit] = goal;
}

/** Where a unit is, or where it will come onto the map. */
export function placeOf(state: State, unit: number): number {
  if (state.hexOf[unit] >= 0) return state.hexOf[unit];
  const hexes = state.context.ground.entries[state.entry[unit]];
  return hexes[hexes.length >> 1];
}

/** Does a unit hold the place it has been given, which it does not leave for an assault? */
export function isAnchored(tasks: Tasks, state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (tasks.goal[unit] !== hex) return false;
  switch (tasks.purpose[unit]) {
    case 'hold':
    case 'garrison':
    case 'ring':
    case 'bridge':
      return true;
    case 'railway':
      return (state.context.ground.hexes[hex] & TRUNK_TOWN) !== 0;
    default:
      return false;
  }
}

export const isGun = (state: State, unit: number): boolean => (state.context.kind[unit] & ARTILLERY) !== 0;
