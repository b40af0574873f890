import type { Action } from '../actions/actions.js';
import { AFV, unitCount } from '../context.js';
import { brokenProspect } from './prospects.js';
import type { State } from '../state.js';

/** What cannot have happened between two states: strength does not vanish uncounted, and an impulse brings what was shown. */
export function brokenStep(before: State, after: State, action: Action): string | undefined {
  const { context } = before;
  const lost = [0, 0, 0, 0];
  for (let unit = 0; unit < unitCount; unit++) {
    const drop = before.strength[unit] - after.strength[unit];
    if (drop > 0) lost[context.side[unit] * 2 + (context.class[unit] === AFV ? 1 : 0)] += drop;
  }
  // Ruling 86: a destroyed intrinsic garrison is a German strength point.
  for (let i = 0; i < before.garrisons.length; i++) lost[2] += before.garrisons[i] - after.garrisons[i];
  for (const [index, count] of lost.entries()) {
    const counted = after.losses[index] - before.losses[index];
    if (counted !== count) return `${count} strength points were lost, ${counted} were counted (${index})`;
  }
  return after.turn < before.turn ? 'time went back' : brokenProspect(before, after, action);
}
