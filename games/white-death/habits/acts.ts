import { GERMAN, SOVIET } from '../context.js';
import { isGun } from '../opponent/plan/tasks.js';
import { LOST, NONE, stackSize, type State } from '../state.js';
import { HABIT } from './names.js';

/** What an action has done to units, by side. */
export function countActs(before: State, after: State, counts: readonly number[][]): void {
  const { context } = after;
  for (const side of [SOVIET, GERMAN]) {
    for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
      const from = before.hexOf[unit];
      if (from >= 0 && after.hexOf[unit] === LOST && stackSize(before, from) === 1) {
        counts[side][HABIT['units lost standing alone']]++;
        if (isGun(before, unit)) counts[side][HABIT['guns lost standing alone']]++;
      }
      const declared = before.target[unit] === NONE && after.target[unit] !== NONE;
      if (declared && before.strength[unit] === 1 && context.fullStrength[unit] > 1) {
        counts[side][HABIT['assaults by units with one point left']]++;
      }
    }
  }
}
