import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order, packHead } from '../../actions/actions.js';
import { AIRCRAFT, grid, RECON } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { ACTED, ASSAULTED, holder, inEnemyZoc, NONE, type State, strengthLeft, SUPPORTED } from '../../state.js';
import { checkActs, isActivated, TO_FIGHT } from '../turn/activations.js';
import { beginAdvance, markAttack } from './advance.js';
import { fire } from './combat.js';

/** 7.0 Assaults, and 7.6 recon units supporting them. */

/** 7.0: is there an enemy to assault in a hex adjacent to this unit? Terrain does not matter (ruling 4). */
export function checkAssaultTarget(state: State, unit: number, hex: number): Reason | null {
  if (grid.direction(state.hexOf[unit], hex) < 0) return 'target-not-adjacent';
  const there = holder(state, hex);
  return there < 0 || there === state.context.side[unit] ? 'no-target' : null;
}

export function checkAssault(state: State, order: Order): Reason | null {
  const unit = order.unit;
  const reason = checkActs(state, unit, TO_FIGHT) ?? checkAssaultTarget(state, unit, order.hex);
  if (reason || order.other === NONE) return reason;
  return checkSupport(state, unit, order.other, order.hex);
}

/** 7.6, rulings 43, 44 and 70. */
export function checkSupport(state: State, unit: number, recon: number, hex: number): Reason | null {
  const { context } = state;
  if (context.options.reconSupport === 'off') return 'recon-support-off';
  if (context.side[recon] !== state.active) return 'not-your-unit';
  if ((context.kind[recon] & RECON) === 0 || recon === unit) return 'supporter-not-recon';
  if (state.hexOf[recon] < 0) return 'not-on-map';
  if (state.flags[recon] & ACTED & ~SUPPORTED) return 'supporter-already-acted';
  if (!isActivated(state, recon, TO_FIGHT)) return 'not-activated';
  if (context.nationality[recon] !== context.nationality[unit]) return 'supporter-other-nation';
  if (grid.direction(state.hexOf[recon], hex) < 0) return 'supporter-not-adjacent';
  return state.supports[recon] >= strengthLeft(state, recon) ? 'supporter-exhausted' : null;
}

export function playAssault(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { unit, hex, other: recon } = order;
  state.flags[unit] |= ASSAULTED;
  markAttack(state, unit, hex);
  if (recon !== NONE) {
    state.flags[recon] |= SUPPORTED;
    state.supports[recon]++;
  }
  fire(state, unit, state.top[hex], 'assault', recon, dice, log);
  beginAdvance(state, hex);
}

export function listAssaults(state: State, unit: number, into: ActionCodes): void {
  if (checkActs(state, unit, TO_FIGHT)) return;
  const from = state.hexOf[unit];
  // An enemy is adjacent exactly where his zone is.
  if (!inEnemyZoc(state, state.active, from)) return;
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[from * 6 + direction];
    if (hex < 0 || checkAssaultTarget(state, unit, hex)) continue;
    into.push(packHead(KIND.assault, unit, hex, NONE), 0);
    if (state.context.options.reconSupport === 'on') listSupported(state, unit, hex, into);
  }
}

function listSupported(state: State, unit: number, hex: number, into: ActionCodes): void {
  const { context } = state;
  for (let recon = context.firstUnit[state.active]; recon < context.endUnit[state.active]; recon++) {
    if (context.kind[recon] & AIRCRAFT || checkSupport(state, unit, recon, hex)) continue;
    into.push(packHead(KIND.assault, unit, hex, recon), 0);
  }
}
