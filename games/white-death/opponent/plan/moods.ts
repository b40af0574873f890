import { NONE, type State } from '../../state.js';
import type { Memory } from '../memory.js';
import { giveTask } from './tasks.js';

/** Tasks of those who are told apart from the others what to do. They come before the plan, which goes on without them. */
export function obeyMoods({ moods, tasks }: Memory, state: State): void {
  if (!moods.any) return;
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (tasks.given[unit] === 1) continue;
    const goal = moods.goal[unit] === NONE ? moods.target[unit] : moods.goal[unit];
    if (moods.hold[unit] === 1) giveTask(tasks, unit, 'hold', state.hexOf[unit]);
    else if (goal !== NONE) giveTask(tasks, unit, 'told', goal);
  }
}
