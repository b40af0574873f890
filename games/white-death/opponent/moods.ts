import type { State } from '../state.js';
import type { Mind } from './mind.js';
import { giveTask } from './tasks.js';

/** Tasks of those who are told apart from the others what to do. They come before the plan, which goes on without them. */
export function obeyMoods({ moods, tasks }: Mind, state: State): void {
  const { context, deciding: side } = state;
  for (const [unit, { hold, goal, target }] of moods) {
    if (context.side[unit] !== side || tasks.given[unit] === 1) continue;
    if (hold === true) giveTask(tasks, unit, 'hold', state.hexOf[unit]);
    else if (goal !== undefined) giveTask(tasks, unit, 'told', goal);
    else if (target !== undefined) giveTask(tasks, unit, 'told', target);
  }
}
