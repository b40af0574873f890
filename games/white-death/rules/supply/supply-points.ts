import type { Log } from '@impulse/engine';
import { isDeclared } from '../../knowledge/knowledge.js';
import type { State } from '../../state.js';

/** 15A Expending supply points. */

/** Ruling 30: levels of expense, each covering those below; a level is what its points are. */
export const FOR_ASSAULT = 1;
export const FOR_BARRAGE = 2;
export const FOR_ROCKETS = 3;

/** 15A4. */
export const intensityCost = 1;

const poolIds = ['soviet', 'german', 'fortress'] as const;
const levelIds = ['', 'assault', 'barrage', 'rockets'] as const;
const levelRules = ['', '15A1', '15A2', '15A3'] as const;

/** Can the phasing side raise this impulse's expense from a pool to a level, or has it already? */
export const canPay = (state: State, pool: number, level: number): boolean =>
  state.supply[pool] >= level - state.paid[pool];

/** Raises the expense of the impulse to a level; what has been paid counts. */
export function payFor(state: State, pool: number, level: number, log: Log | null): void {
  const points = level - state.paid[pool];
  if (points <= 0) return;
  state.supply[pool] -= points;
  state.paid[pool] = level;
  if (isDeclared(state)) tellPayment(state, pool, points, log);
}

/** 5.2: what has been paid while the assaults were declared is heard when they are open, and not before. */
export function openPayments(state: State, log: Log | null): void {
  for (let pool = 0; pool < state.paid.length; pool++) {
    if (state.paid[pool] > 0) tellPayment(state, pool, state.paid[pool], log);
  }
}

function tellPayment(state: State, pool: number, points: number, log: Log | null): void {
  const level = state.paid[pool];
  log?.push({
    type: 'supply-spent',
    rule: levelRules[level],
    detail: { pool: poolIds[pool], purpose: levelIds[level], points, left: state.supply[pool] },
  });
}

/** 15A4: can the non-phasing side fire at high intensity from a pool, or has it paid already? */
export const canPayIntensity = (state: State, pool: number): boolean =>
  state.intensity[pool] === 1 || state.supply[pool] >= intensityCost;

/** Once for all the defensive support of an impulse. */
export function payIntensity(state: State, pool: number, log: Log | null): void {
  if (state.intensity[pool] === 1) return;
  state.supply[pool] -= intensityCost;
  state.intensity[pool] = 1;
  log?.push({
    type: 'supply-spent',
    rule: '15A4',
    detail: { pool: poolIds[pool], purpose: 'intensity', points: intensityCost, left: state.supply[pool] },
  });
}
