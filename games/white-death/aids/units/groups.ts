import type { Seat } from '@impulse/engine';
import { checkMoves } from '../../rules/movement/may-move.js';
import { mayLeave } from '../../rules/stacking/stacking.js';
import { type State, STEP } from '../../state.js';
import { reachedTogether } from '../movement/group-reach.js';
import { decides } from '../seats.js';

/** Rulings 65, 110: companies of a battalion that may not leave their stack one by one, and can go together. */
export function groupsOf(state: State, seat: Seat): string[][] {
  if (state.step !== STEP.movement || !decides(state, seat)) return [];
  const { context, deciding: side } = state;
  const groups = new Map<string, string[]>();
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const [hex, battalion] = [state.hexOf[unit], context.stack.battalion[unit]];
    if (hex < 0 || battalion < 0 || checkMoves(state, unit) || mayLeave(state, unit)) continue;
    const key = `${hex} ${battalion}`;
    groups.set(key, [...(groups.get(key) ?? []), context.unitIds[unit]]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1 && reachedTogether(state, seat, ids).length > 0);
}
