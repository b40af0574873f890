import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { AFV, PERSONNEL } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { NONE, type State } from '../../state.js';
import { inFortress } from '../city/fortress.js';
import { findIsolation, type Isolation, isCutOff } from '../supply/isolation.js';

/** 18 Replacements, and the repair of AFVs. */

/** 18: has the deciding side points to add now? Then, and only then, isolation matters to the listing. */
export const hasReplacements = (state: State): boolean =>
  state.impulses[state.deciding] === 1 && state.replacements[state.deciding] > 0;

/** 18: may this unit take replacements at all? */
export function checkReplaces(state: State, unit: number, isolation: Isolation): Reason | null {
  const { context, deciding: side } = state;
  if (context.side[unit] !== side) return 'not-your-unit';
  if (state.impulses[side] !== 1) return 'first-impulse-only';
  if (state.hexOf[unit] < 0) return 'not-on-map';
  if (context.class[unit] !== PERSONNEL) return 'not-personnel';
  if (state.strength[unit] >= context.fullStrength[unit]) return 'full-strength';
  if (state.replacements[side] === 0) return 'no-replacements';
  if (isCutOff(state, unit, isolation)) return 'isolated-unit';
  // Ruling 43: all turn, even if the ring has been opened since.
  return state.avoidsIsolation && inFortress(state, unit) ? 'fortress-paid' : null;
}

export function checkReplace(state: State, order: Order): Reason | null {
  const reason = checkReplaces(state, order.unit, findIsolation(state));
  if (reason) return reason;
  if (order.value < 1 || order.value > state.replacements[state.deciding]) return 'no-replacements';
  return order.value > missing(state, order.unit) ? 'full-strength' : null;
}

const missing = (state: State, unit: number): number => state.context.fullStrength[unit] - state.strength[unit];

export function playReplace(state: State, order: Order, log: Log | null): void {
  replace(state, order.unit, order.value, log);
}

/** The strength of a unit below the top of its stack is a secret; the points in hand are not. */
function replace(state: State, unit: number, points: number, log: Log | null): void {
  const { context } = state;
  const side = context.side[unit];
  state.strength[unit] += points;
  state.replacements[side] -= points;
  if (!log) return;
  const left = state.replacements[side];
  const detail = { unit: context.unitIds[unit], points, strength: state.strength[unit] };
  log.push({ type: 'replaced', rule: '18', seats: [sideIds[side]], detail });
  log.push({ type: 'replacements-used', rule: '18', detail: { side: sideIds[side], points, left } });
}

export function listReplacements(state: State, unit: number, into: ActionCodes): void {
  if (!hasReplacements(state) || checkReplaces(state, unit, findIsolation(state))) return;
  const most = Math.min(missing(state, unit), state.replacements[state.deciding]);
  for (let points = 1; points <= most; points++) into.push(packHead(KIND.replace, unit, NONE, points), 0);
}

/** 18: one strength point of AFVs a turn, in any impulse; it cannot be saved (ruling 42). */
export function checkRepairs(state: State, unit: number): Reason | null {
  const { context, deciding: side } = state;
  if (context.side[unit] !== side) return 'not-your-unit';
  if (state.hexOf[unit] < 0) return 'not-on-map';
  if (context.class[unit] !== AFV) return 'not-afv';
  if (state.strength[unit] >= context.fullStrength[unit]) return 'full-strength';
  return state.repairs[side] === 0 ? 'no-repairs' : null;
}

export const checkRepair = (state: State, order: Order): Reason | null => checkRepairs(state, order.unit);

export function playRepair(state: State, order: Order, log: Log | null): void {
  const { context, deciding: side } = state;
  state.strength[order.unit]++;
  state.repairs[side]--;
  if (!log) return;
  const detail = { unit: context.unitIds[order.unit], strength: state.strength[order.unit] };
  log.push({ type: 'repaired', rule: '18', seats: [sideIds[side]], detail });
  log.push({ type: 'repair-used', rule: '18', detail: { side: sideIds[side] } });
}

export function listRepair(state: State, unit: number, into: ActionCodes): void {
  if (!checkRepairs(state, unit)) into.push(packHead(KIND.repair, unit, NONE), 0);
}

/** Fills units up, point by point, each time the one that comes first; the standing order `replacements` (see there). */
export function replaceInOrder(state: State, before: (a: number, b: number) => boolean, log: Log | null): void {
  const { context, deciding: side } = state;
  const isolation = findIsolation(state);
  while (state.replacements[side] > 0) {
    let first = NONE;
    for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
      if (checkReplaces(state, unit, isolation)) continue;
      if (first === NONE || before(unit, first)) first = unit;
    }
    if (first === NONE) return;
    replace(state, first, 1, log);
  }
}
