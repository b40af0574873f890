import type { Log } from '@impulse/engine';
import { GERMAN, grid } from '../../context.js';
import type { State } from '../../state.js';

/** Intrinsic garrisons: a German personnel point in each railway town west of the Lowatj, without a counter. */

/** Combat factor of the one point, and what it is worth in defensive fire. */
export const garrisonFactor = 4;

/** Is the garrison of this hex still there? */
export function garrisonStands(state: State, hex: number): boolean {
  const index = state.context.ground.garrisonIndex[hex];
  return index >= 0 && state.garrisons[index] === 1;
}

/** Does a garrison bar this hex to a side? Only the Soviets have to destroy it. */
export const garrisonBars = (state: State, side: number, hex: number): boolean =>
  side !== GERMAN && garrisonStands(state, hex);

/** Place of the German non-AFV points in `state.losses`. */
const germanPoints = 2;

/** Any loss destroys a garrison, for good (ruling 49). Ruling 86: its point counts as a German one. */
export function destroyGarrison(state: State, hex: number, log: Log | null): void {
  state.garrisons[state.context.ground.garrisonIndex[hex]] = 0;
  state.losses[germanPoints]++;
  log?.push({ type: 'garrison-destroyed', rule: 'intrinsic-garrisons', detail: { hex: grid.labels[hex] } });
}
