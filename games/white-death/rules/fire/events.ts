import type { Log } from '@impulse/engine';
import { intensities, type Order, QUARTER } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { BARRAGED, NONE, SHAKEN, stackOf, type State, SUPPORTED } from '../../state.js';
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
      ...(plan.defensive ? { intensity: intensities[order.value] } : {}),
    },
  });
  logWithheld(state, plan, side, log);
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

/** Who of the fight does not fire, and why: those shaken (14B1), and guns that are busy elsewhere (11A1, 11B1). */
function logWithheld(state: State, plan: FirePlan, side: string, log: Log): void {
  const { unitIds } = state.context;
  const silent = inFight(state, plan).filter((unit) => !plan.firing.subarray(0, plan.firers).includes(unit));
  const withheld = (flags: number) => silent.filter((unit) => state.flags[unit] & flags).map((unit) => unitIds[unit]);
  const hex = grid.labels[plan.hex];
  const shaken = withheld(SHAKEN);
  if (shaken.length > 0) {
    log.push({ type: 'fire-withheld', rule: '14B1', detail: { hex, units: shaken, why: 'shaken' } });
  }
  const busy = withheld(SUPPORTED | BARRAGED);
  if (busy.length === 0) return;
  // Which guns support is for their side to know (4C).
  log.push({ type: 'fire-withheld', rule: '11A1', seats: [side], detail: { hex, units: busy, why: 'artillery' } });
}

function inFight(state: State, { hex, defensive }: FirePlan): number[] {
  if (defensive) return stackOf(state, hex);
  return grid.ring(hex, 1).flatMap((near) => stackOf(state, near).filter((unit) => state.target[unit] === hex));
}
