import type { Log } from '@impulse/engine';
import { type Order, QUARTER } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { NONE, type State } from '../../state.js';
import { ANTITANK, CONVENTIONAL, type FirePlan } from './plan.js';

/** What everybody hears when a hex fires or is fired into; which guns support is known to their side only (4C). */
export function logFire(state: State, order: Order, plan: FirePlan, log: Log): void {
  const { context } = state;
  const side = sideIds[plan.defensive ? 1 - state.active : state.active];
  const hex = grid.labels[plan.hex];
  log.push({
    type: plan.defensive ? 'defensive-fire' : 'assault-fire',
    rule: plan.defensive ? '5.4' : '5.5',
    detail: {
      side,
      hex,
      units: Array.from(plan.firing.subarray(0, plan.firers), (unit) => context.unitIds[unit]),
      conventional: plan.total(CONVENTIONAL) / QUARTER,
      antitank: plan.total(ANTITANK) / QUARTER,
      guns: order.count,
      ...(plan.defensive ? { intensity: order.value === 1 ? 'high' : 'low' } : {}),
    },
  });
  if (order.count === 0) return;
  log.push({
    type: 'support',
    rule: '11A2',
    seats: [side],
    detail: {
      hex,
      headquarters: order.formation === NONE ? null : context.formations[order.formation].id,
      units: Array.from(order.units.subarray(0, order.count), (unit) => context.unitIds[unit]),
    },
  });
}
