import { ActionCodes, type Seat } from '@impulse/engine';
import { listOf } from '../legal.js';
import { type State, STEP } from '../state.js';
import { decides } from './places.js';

const codes = new ActionCodes();

/** Can this unit do something of its own now? In the set-up: is it still to be placed? */
export function isReady(state: State, unit: number): boolean {
  if (state.step === STEP.setup && state.hexOf[unit] >= 0) return false;
  listOf(state, unit, codes);
  return codes.length > 0;
}

export function ready(state: State, seat: Seat): string[] {
  return decides(state, seat) ? state.context.unitIds.filter((_, unit) => isReady(state, unit)) : [];
}
