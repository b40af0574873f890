import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { grid, unitCount } from '../../context.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { ASSAULTED, DEPLOYED, NONE, relocate, SHAKEN, type State, STEP } from '../../state.js';
import { blameUnit, type Fault } from '../fault.js';
import { bankAfter, bankOf, keepsBank, LEFT, settleBank } from '../terrain/banks.js';
import { overrunBunker } from '../city/bunkers.js';
import { stepCost } from '../terrain/costs.js';
import { rollIce } from '../terrain/ice.js';
import { iceSidesOf, isIceStep } from '../movement/reach.js';
import { fitsWith, groupFits } from '../stacking/stacking.js';
import { hasEscort, isWeapons } from '../stacking/zones.js';

/** 9D, 10E, 14B3, ruling 56: into a hex that has been cleared, free of cost, up to the limits of stacking. */

const movers = new Int16Array(unitCount + 1);

/** Ruling 110: several units advance as one, from one hex or from several, and are judged as a whole. */
export function checkAdvance(state: State, order: Order, fault: Fault | null = null): Reason | null {
  const { hex } = order;
  const count = order.listMovers(movers);
  let escorted = hasEscort(state, hex);
  for (let i = 0; i < count; i++) {
    const unit = movers[i];
    const named = movers.indexOf(unit) < i;
    const reason = named ? 'not-together' : whyNot(state, unit, hex);
    if (reason) return i === 0 ? reason : blameUnit(fault, reason, unit);
    escorted ||= !isWeapons(state, unit);
  }
  if (!escorted) return 'weapons-advance-alone';
  return groupFits(state, movers, count, hex) ? null : 'stack-full';
}

/** Of one unit, whoever goes along; before the step of advancing this answers for any hex that has been cleared. */
function whyNot(state: State, unit: number, hex: number): Reason | null {
  const { context } = state;
  if (context.side[unit] !== state.active) return 'not-your-unit';
  if (state.step === STEP.advance && hex !== state.focusHex) return 'nothing-to-advance-into';
  const from = state.hexOf[unit];
  if (from < 0) return 'not-on-map';
  if (state.target[unit] !== hex || (state.flags[unit] & (ASSAULTED | SHAKEN)) !== ASSAULTED) {
    return 'did-not-assault-that-hex';
  }
  const direction = grid.direction(from, hex);
  if (direction < 0) return 'did-not-assault-that-hex';
  return stepCost(state, unit, from, direction) < 0 ? 'advance-prohibited-terrain' : null;
}

export function playAdvance(state: State, order: Order, dice: Dice, log: Log | null): void {
  const count = order.listMovers(movers);
  for (let i = 0; i < count; i++) advance(state, movers[i], order.hex, dice, log);
}

function advance(state: State, unit: number, hex: number, dice: Dice, log: Log | null): void {
  const from = state.hexOf[unit];
  const direction = grid.direction(from, hex);
  const bank = keepsBank(state, unit) ? bankAfter(state, from, bankOf(state, unit), direction) : LEFT;
  relocate(state, unit, hex);
  state.flags[unit] &= ~(DEPLOYED | ASSAULTED);
  state.target[unit] = NONE;
  settleBank(state, unit, direction, bank);
  log?.push({
    type: 'advanced',
    rule: '9D',
    detail: { unit: state.context.unitIds[unit], from: grid.labels[from], hex: grid.labels[hex] },
  });
  overrunBunker(state, unit, hex, log);
  // 13: free of points, not of the ice.
  if (isIceStep(state, iceSidesOf(state, unit), from, direction)) rollIce(state, unit, from, dice, log);
}

/** Whether a unit may advance there if there is room, and company for weapons. */
export const assaultedInto = (state: State, unit: number, hex: number): boolean => !whyNot(state, unit, hex);

/** Alone. */
export function mayAdvance(state: State, unit: number): boolean {
  const { focusHex: hex } = state;
  if (whyNot(state, unit, hex) || (isWeapons(state, unit) && !hasEscort(state, hex))) return false;
  return fitsWith(state, unit, hex);
}

export function listAdvances(state: State, unit: number, into: ActionCodes): void {
  if (mayAdvance(state, unit)) into.push(packHead(KIND.advance, unit, state.focusHex), 0);
}
