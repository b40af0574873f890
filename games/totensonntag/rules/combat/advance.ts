import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order, packHead } from '../../actions/actions.js';
import { ARTILLERY, grid } from '../../context.js';
import type { Reason } from '../../reasons.js';
import {
  ADVANCED,
  ASSAULTED,
  inEnemyZoc,
  NONE,
  relocate,
  stackLimit,
  stackSize,
  type State,
  STAYED,
  STEP,
} from '../../state.js';
import { occupy } from '../victory.js';

/** 7.3 Advancing after combat. */

/** An assault or overrun of an adjacent hex: the attacker may advance into it once it is empty. */
export function markAttack(state: State, unit: number, hex: number): void {
  state.attacked[unit] |= 1 << grid.direction(state.hexOf[unit], hex);
}

/** After an assault or overrun: when the hex is empty, every unit that attacked it this impulse may go in. */
export function beginAdvance(state: State, hex: number): void {
  if (state.top[hex] !== NONE) return;
  state.focusHex = hex;
  if (someoneMayAdvance(state)) state.step = STEP.advance;
  else endAdvance(state);
}

export function checkAdvance(state: State, order: Order): Reason | null {
  if (order.hex !== state.focusHex) return 'nothing-to-advance-into';
  return checkAdvances(state, order.unit);
}

/**
 * 7.3, rulings 34 and 35: may this unit enter the hex just emptied? Zones do not prevent it. An overstacked hex holds
 * back those who assault from it, not those who overrun.
 */
export function checkAdvances(state: State, unit: number): Reason | null {
  const { context } = state;
  const hex = state.focusHex;
  if (context.side[unit] !== state.active) return 'not-your-unit';
  const from = state.hexOf[unit];
  if (from < 0) return 'not-on-map';
  if (state.flags[unit] & (STAYED | ADVANCED)) return 'already-acted';
  const direction = grid.direction(from, hex);
  if (direction < 0 || (state.attacked[unit] & (1 << direction)) === 0) return 'did-not-attack-that-hex';
  if (context.enterCost[unit][hex] === 0) return 'advance-prohibited-terrain';
  if (context.kind[unit] & ARTILLERY && inEnemyZoc(state, state.active, hex)) return 'artillery-advances-into-zoc';
  const assaults = (state.flags[unit] & ASSAULTED) !== 0;
  return assaults && stackSize(state, from) > stackLimit ? 'advance-from-overstacked-hex' : null;
}

export function playAdvance(state: State, order: Order, log: Log | null): void {
  const unit = order.unit;
  const from = state.hexOf[unit];
  relocate(state, unit, order.hex);
  state.flags[unit] |= ADVANCED;
  if (log) {
    log.push({
      type: 'advanced',
      rule: '7.3',
      detail: { unit: state.context.unitIds[unit], from: grid.labels[from], hex: grid.labels[order.hex] },
    });
  }
  occupy(state, unit, log);
  continueAdvance(state);
}

export function playStay(state: State, order: Order): void {
  state.flags[order.unit] |= STAYED;
  continueAdvance(state);
}

function continueAdvance(state: State): void {
  if (!someoneMayAdvance(state)) endAdvance(state);
}

/** Back to the impulse; units that stayed may still advance into a hex emptied later. */
export function endAdvance(state: State): void {
  const { context } = state;
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    state.flags[unit] &= ~STAYED;
  }
  state.focusHex = NONE;
  state.step = STEP.impulse;
}

function someoneMayAdvance(state: State): boolean {
  const { context } = state;
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    if (state.attacked[unit] !== 0 && !checkAdvances(state, unit)) return true;
  }
  return false;
}

export function listAdvances(state: State, unit: number, into: ActionCodes): void {
  if (checkAdvances(state, unit)) return;
  into.push(packHead(KIND.advance, unit, state.focusHex, NONE), 0);
  into.push(packHead(KIND.stay, unit, NONE, NONE), 0);
}
