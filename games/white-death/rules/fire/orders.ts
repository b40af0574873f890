import type { Order } from '../../actions/actions.js';
import { grid, HEAVY, LIGHT } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { NONE, type State } from '../../state.js';
import { allocate } from './allocation.js';
import { blameUnit, type Fault } from '../fault.js';
import { ANTITANK, CONVENTIONAL, FirePlan, isDefensive } from './plan.js';
import { arrangeTargets } from './sequence.js';
import { checkIntensity, mayBeHeadquarters, maySupport } from '../barrage/support.js';

/**
 * What `defend` and `fire` have in common: headquarters, support, weapons units and the division of the fire. The outline
 * of fire (9, 10), and where each part of it is:
 *
 *   one order for each hex under assault, by either side (5.4, 5.5)   ../assault/target-fire.ts
 *     it is checked                                                   this file
 *     it is planned: who fires with how much, and at whom             plan.ts
 *       what units fire with                                          fire.ts
 *       what fire has to overcome                                     defence-values.ts
 *     it is divided among the targets, as far as the order says       this file
 *       the rest by default                                           allocation.ts
 *         to where it is likely to do most                            effects.ts
 *         of all divisions that are allowed                           knapsack.ts
 *     the targets are put in order                                    sequence.ts
 *     everybody hears of it                                           events.ts
 *     it is resolved, target by target                                resolve.ts
 *       by odds, column and die                                       odds.ts, conventional.ts, antitank.ts
 *   of all the orders that are legal a few are listed                 variants.ts
 */

/** The plan under way; the next one reuses it. */
const scratch = new FirePlan();

/** The formation the guns obey: the one named, or the only one that fights (11A1); NONE otherwise. */
export function headquartersOf(state: State, order: Order): number {
  if (order.formation !== NONE) return order.formation;
  return onlyFormation(state, order.hex, isDefensive(order));
}

/** 11A1: the only division or brigade on that side of the fight, or NONE; army troops belong to none. */
export function onlyFormation(state: State, hex: number, defensive: boolean): number {
  const { context } = state;
  let only = NONE;
  for (let i = 0; i < (defensive ? 1 : 6); i++) {
    const at = defensive ? hex : grid.neighbours[hex * 6 + i];
    if (at < 0) continue;
    for (let unit = state.top[at]; unit !== NONE; unit = state.below[unit]) {
      if (!defensive && state.target[unit] !== hex) continue;
      const formation = context.formation[unit];
      if (formation === only || context.formations[formation].kind === 'army') continue;
      if (only !== NONE) return NONE;
      only = formation;
    }
  }
  return only;
}

/** Everything about the order but the hex. */
export function checkFireOrder(state: State, order: Order, fault: Fault | null): Reason | null {
  if (order.formation !== NONE && !mayBeHeadquarters(state, state.deciding, order.hex, order.formation)) {
    return 'not-a-headquarters';
  }
  const headquarters = headquartersOf(state, order);
  for (let i = 0; i < order.count; i++) {
    const reason = checkSupport(state, order, i, headquarters);
    if (reason) return blameUnit(fault, reason, order.units[i]);
  }
  if (isDefensive(order)) {
    const reason = checkIntensity(state, order, fault);
    if (reason) return reason;
  }
  if (order.fireCount === 0 && order.antitankCount === 0 && order.sequenceCount === 0) return null;
  scratch.prepare(state, order);
  return (
    checkWeapons(state, order, scratch, fault) ??
    checkSequence(order, scratch, fault) ??
    giveFire(state, order, scratch, fault)
  );
}

function checkSupport(state: State, order: Order, index: number, headquarters: number): Reason | null {
  const gun = order.units[index];
  if (state.context.side[gun] !== state.deciding) return 'not-your-unit';
  if (order.units.indexOf(gun) < index) return 'already-fired';
  return maySupport(state, gun, order.hex, headquarters);
}

/** 10A, 10D: only weapons units choose, and only in defence. */
function checkWeapons(state: State, order: Order, plan: FirePlan, fault: Fault | null): Reason | null {
  for (let i = 0; i < order.antitankCount; i++) {
    const unit = order.antitank[i];
    if (!plan.defensive) return blameUnit(fault, 'antitank-in-defence-only', unit);
    const kind = state.context.class[unit];
    if ((kind !== LIGHT && kind !== HEAVY) || weaponOf(plan, unit) === NONE)
      return blameUnit(fault, 'not-a-weapons-unit', unit);
  }
  return null;
}

/** 14C4, 14C7: units that are fired at, each once. */
function checkSequence(order: Order, plan: FirePlan, fault: Fault | null): Reason | null {
  for (let i = 0; i < order.sequenceCount; i++) {
    const unit = order.sequence[i];
    if (plan.indexOf(unit) === NONE) return blameUnit(fault, 'not-fired-at', unit);
    if (order.sequence.indexOf(unit) < i) return blameUnit(fault, 'fired-at-once', unit);
  }
  return null;
}

function weaponOf(plan: FirePlan, unit: number): number {
  for (let i = 0; i < plan.weapons; i++) if (plan.weaponUnits[i] === unit) return i;
  return NONE;
}

/** Ruling 73: puts the fire of the order on its targets and allocates the rest to the others. */
function giveFire(state: State, order: Order, plan: FirePlan, fault: Fault | null): Reason | null {
  if (order.antitankGiven) {
    for (let i = 0; i < plan.weapons; i++) plan.weaponKind[i] = CONVENTIONAL;
    for (let i = 0; i < order.antitankCount; i++) plan.weaponKind[weaponOf(plan, order.antitank[i])] = ANTITANK;
  }
  for (let i = 0; i < order.fireCount; i++) {
    const target = plan.indexOf(order.fireUnits[i]);
    if (target === NONE) return blameUnit(fault, 'not-fired-at', order.fireUnits[i]);
    plan.aim(state, target, order.firePoints[i]);
    plan.given[target] = 1;
  }
  const reason = checkShares(plan, fault);
  if (reason) return reason;
  if (allocate(state, plan, order.antitankGiven)) return null;
  const forced = someForced(plan);
  return forced === NONE ? 'too-much-fire' : blameUnit(fault, 'personnel-not-attacked', forced);
}

const isGivenWeapons = (plan: FirePlan, target: number): boolean =>
  plan.given[target] === 1 && plan.isWeapons[target] === 1 && plan.points[target] > 0;

export const isPersonnelBeside = (plan: FirePlan, target: number, other: number): boolean =>
  plan.kinds[other] === CONVENTIONAL && plan.isWeapons[other] === 0 && plan.hexes[other] === plan.hexes[target];

/** 9C3, ruling 17: no weapons unit at better odds than any personnel in its hex. */
function checkShares(plan: FirePlan, fault: Fault | null): Reason | null {
  for (let target = 0; target < plan.count; target++) {
    if (!isGivenWeapons(plan, target)) continue;
    for (let other = 0; other < plan.count; other++) {
      if (plan.given[other] === 0 || !isPersonnelBeside(plan, target, other)) continue;
      if (plan.points[other] === 0) return blameUnit(fault, 'personnel-not-attacked', plan.units[other]);
      if (plan.columns[other] < plan.columns[target])
        return blameUnit(fault, 'weapons-above-personnel', plan.units[target]);
    }
  }
  return null;
}

/** Personnel that the order does not name and that fire given to a weapons unit calls for, or NONE. */
function someForced(plan: FirePlan): number {
  for (let target = 0; target < plan.count; target++) {
    if (!isGivenWeapons(plan, target)) continue;
    for (let other = 0; other < plan.count; other++) {
      if (plan.given[other] === 0 && isPersonnelBeside(plan, target, other)) return plan.units[other];
    }
  }
  return NONE;
}

/** The fire of a legal order, divided: what would happen, target by target. The result is reused by the next call. */
export function planFire(state: State, order: Order): FirePlan {
  scratch.prepare(state, order);
  giveFire(state, order, scratch, null);
  if (order.fireCount > 0 && scratch.reopen()) {
    if (allocate(state, scratch, order.antitankGiven)) {
      scratch.settle();
    } else {
      scratch.prepare(state, order);
      giveFire(state, order, scratch, null);
    }
  }
  arrangeTargets(state, order, scratch);
  return scratch;
}
