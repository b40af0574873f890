import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { ASSAULTED, DEPLOYED, NONE, relocate, SHAKEN, type State, STEP } from '../../state.js';
import { bankAfter, bankOf, keepsBank, LEFT, settleBank } from '../terrain/banks.js';
import { overrunBunker } from '../city/bunkers.js';
import { stepCost } from '../terrain/costs.js';
import { rollIce } from '../terrain/ice.js';
import { iceSidesOf, isIceStep } from '../movement/reach.js';
import { fitsWith } from '../stacking/stacking.js';
import { hasEscort, isWeapons } from '../stacking/zones.js';

/** 9D, 10E, 14B3, ruling 56: into a hex that has been cleared, free of cost, up to the limits of stacking. */

export const checkAdvance = (state: State, order: Order): Reason | null => whyNot(state, order.unit, order.hex);

/** Before the step of advancing this answers for any hex that has been cleared. */
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
  if (stepCost(state, unit, from, direction) < 0) return 'advance-prohibited-terrain';
  if (isWeapons(state, unit) && !hasEscort(state, hex)) return 'weapons-advance-alone';
  return fitsWith(state, unit, hex) ? null : 'stack-full';
}

export function playAdvance(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { unit, hex } = order;
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

export const mayAdvance = (state: State, unit: number): boolean => !whyNot(state, unit, state.focusHex);

export function listAdvances(state: State, unit: number, into: ActionCodes): void {
  if (mayAdvance(state, unit)) into.push(packHead(KIND.advance, unit, state.focusHex), 0);
}
