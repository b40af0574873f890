import type { Seat, Task } from '@impulse/engine';
import { ARTILLERY } from '../../context.js';
import { isFrozen } from '../../rules/movement/may-move.js';
import { inSupply } from '../../rules/supply/supply-lines.js';
import { type State, STEP } from '../../state.js';
import type { TaskCode } from '../codes.js';
import { reminderOf } from './reminder.js';
import { decides } from '../seats.js';
import { unitCards } from './units.js';

/** The lists of the movement phase: who has not moved, who can assault, deploy or be filled up, and who is in trouble. */
export function tasksOf(state: State, seat: Seat): Task[] {
  if (state.step !== STEP.movement || !decides(state, seat)) return [];
  const reminder = reminderOf(state, seat);
  const warned = (code: TaskCode): readonly string[] =>
    reminder?.warnings.find((warning) => warning.code === code)?.units ?? [];
  const lists: Readonly<Record<TaskCode, readonly string[]>> = {
    unmoved: reminder?.idle ?? [],
    assaults: warned('assaults'),
    undeployed: warned('undeployed'),
    arrivals: warned('arrivals'),
    replacements: warned('replacements'),
    repairs: warned('repairs'),
    isolated: unitCards(state, seat)
      .filter(({ side, marks }) => side === seat && marks.includes('isolated'))
      .map(({ id }) => id),
    unsupplied: ownUnits(state, (unit) => (state.context.kind[unit] & ARTILLERY) !== 0 && !inSupply(state, unit)),
    fixed: ownUnits(state, (unit) => isFrozen(state, unit)),
  };
  return Object.entries(lists).flatMap(([code, units]) => (units.length > 0 ? [{ code, units }] : []));
}

function ownUnits(state: State, test: (unit: number) => boolean): string[] {
  const { context, deciding: side } = state;
  const found: string[] = [];
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (state.hexOf[unit] >= 0 && test(unit)) found.push(context.unitIds[unit]);
  }
  return found;
}
