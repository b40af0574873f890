import type { Detail } from '@impulse/engine';
import { KIND, type Order, QUARTER } from '../actions/actions.js';
import { AFV, DEFENSIVE_ONLY } from '../context.js';
import { poolNames } from '../position/position.js';
import { isHighFor } from '../rules/barrage/support.js';
import { poolOf } from '../rules/city/fortress.js';
import { type FireParts, fireValue, levelFire } from '../rules/fire/fire.js';
import { ANTITANK, CONVENTIONAL, type FirePlan } from '../rules/fire/plan.js';
import { intensityCost } from '../rules/supply/supply-points.js';
import type { State } from '../state.js';

/** Who brings which fire into a fight, and what it costs. */

/** 9C1, 10C1: each unit that fires, with the sum behind its fire. */
export function firersDetail(state: State, plan: FirePlan): Detail[] {
  const found: Detail[] = [];
  for (let i = 0; i < plan.firers; i++) {
    const unit = plan.firing[i];
    for (const kind of [CONVENTIONAL, ANTITANK] as const) {
      if (!firesKind(state, plan, unit, kind)) continue;
      const parts: FireParts = { base: 0, isolation: 0, closeCombat: 0, slope: 0 };
      const fire = addFire(state, plan, unit, kind, parts);
      if (fire > 0) found.push(firerDetail(state, unit, kind, fire, parts));
    }
  }
  return found;
}

function firerDetail(state: State, unit: number, kind: 0 | 1, fire: number, parts: FireParts): Detail {
  const { context, strength } = state;
  return {
    unit: context.unitIds[unit],
    kind: kind === ANTITANK ? 'antitank' : 'conventional',
    strength: strength[unit],
    factor: (kind === ANTITANK ? context.antitank : context.conventional)[unit] / halves,
    fire: fire / QUARTER,
    isolated: parts.isolation < 0,
    closeCombat: parts.closeCombat > 0,
    downhill: parts.slope > 0,
  };
}

/** Factors are kept in halves. */
const halves = 2;

/** Adds the fire of a unit to the parts of the sum. In defensive fire slopes differ by target and are told there. */
export const addFire = (state: State, plan: FirePlan, unit: number, kind: 0 | 1, parts: FireParts): number =>
  plan.defensive
    ? levelFire(state, unit, kind === ANTITANK, plan.isolation, parts)
    : fireValue(state, unit, plan.hex, kind === ANTITANK, plan.isolation, parts);

/** 10D: weapons units fire one kind. In the assault only AFVs fire antitank (10A), and nobody with an asterisk (9A). */
export function firesKind(state: State, plan: FirePlan, unit: number, kind: 0 | 1): boolean {
  for (let i = 0; i < plan.weapons; i++) {
    if (plan.weaponUnits[i] === unit) return plan.weaponKind[i] === kind && plan.weaponFire[kind][i] > 0;
  }
  if (plan.defensive) return true;
  const { class: classes, kind: kinds } = state.context;
  return kind === ANTITANK ? classes[unit] === AFV : (kinds[unit] & DEFENSIVE_ONLY) === 0;
}

/** 15A4: supply points that high intensity takes from each pool, once in an impulse. */
export function priceDetail(state: State, order: Order): Detail[] {
  if (order.kind !== KIND.defend) return [];
  const pools = new Set<number>();
  for (let i = 0; i < order.count; i++) {
    const pool = poolOf(state, order.units[i]);
    if (isHighFor(order.value, pool) && state.intensity[pool] === 0) pools.add(pool);
  }
  return [...pools].map((pool) => ({ pool: poolNames[pool], points: intensityCost, left: state.supply[pool] }));
}
