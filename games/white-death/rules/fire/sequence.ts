import type { Order } from '../../actions/actions.js';
import { NONE, type State } from '../../state.js';
import { isSheltered, outcomeOf, ROUTED, standingModifier } from '../morale/morale.js';
import { cappedLoss } from './conventional.js';
import { NO_COLUMN, NO_EFFECT } from './odds.js';
import { ANTITANK, type FirePlan, GARRISON } from './plan.js';

/**
 * 14C4, 14C7, ruling 125: whoever fires says in which order its targets are resolved, for units that rout or are lost weigh
 * on those after them. First those that the order names; then whoever is likeliest to rout or to be lost.
 */
export function arrangeTargets(state: State, order: Order, plan: FirePlan): void {
  const { sequence } = plan;
  let count = 0;
  for (let i = 0; i < order.sequenceCount; i++) {
    const target = plan.indexOf(order.sequence[i]);
    if (target !== NONE) sequence[count++] = target;
  }
  const named = count;
  for (let target = 0; target < plan.count; target++) {
    if (isAmong(sequence, named, target)) continue;
    shocks[target] = shockChance(state, plan, target);
    let at = count++;
    for (; at > named && shocks[sequence[at - 1]] < shocks[target]; at--) sequence[at] = sequence[at - 1];
    sequence[at] = target;
  }
}

const shocks = new Float64Array(128);

function isAmong(sequence: Int16Array, count: number, target: number): boolean {
  for (let i = 0; i < count; i++) if (sequence[i] === target) return true;
  return false;
}

/** Of thirty-six throws of both dice, how many rout or destroy a target; the tanks' fright included. */
function shockChance(state: State, plan: FirePlan, target: number): number {
  const column = plan.columns[target];
  if (column === NO_COLUMN) return 0;
  const { results } = plan.tableOf(state, target);
  let shocks = 0;
  for (let i = column * 6; i < column * 6 + 6; i++) shocks += shocksAfter(state, plan, target, results[i]);
  return shocks;
}

function shocksAfter(state: State, plan: FirePlan, target: number, result: number): number {
  const unit = plan.units[target];
  const antitank = plan.kinds[target] === ANTITANK;
  if (unit === GARRISON) return result > 0 ? 6 : 0;
  if (result === NO_EFFECT || (antitank && result === 0)) return 0;
  const strength = state.strength[unit];
  const lost = antitank ? Math.min(result, strength) : cappedLoss(result, strength);
  if (lost >= strength) return 6;
  if (isSheltered(state, unit)) return 0;
  const modifier = (antitank ? lost : result) + plan.frightened[target] + standingModifier(state, unit, plan.isolation);
  let routs = 0;
  for (let die = 1; die <= 6; die++) if (outcomeOf(state.context.morale[unit], die + modifier) === ROUTED) routs++;
  return routs;
}
