import type { Dice, Log } from '@impulse/engine';
import { ARMOR, grid, RECON } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { ADVANCED, holder, NONE, OVERRAN, type State } from '../../state.js';
import { beginAdvance, markAttack } from './advance.js';
import { fire } from './combat.js';
import type { Walk } from '../movement/movement.js';

/** 7.5 Overruns: attacks made as part of a move. */

/** 7.0, 7.5: could this unit, in `at` with `pointsLeft`, overrun that hex? */
export function checkOverrunTarget(
  state: State,
  unit: number,
  at: number,
  target: number,
  pointsLeft: number,
): Reason | null {
  const { context } = state;
  if ((context.kind[unit] & (ARMOR | RECON)) === 0) return 'only-armor-and-recon-overrun';
  if (grid.direction(at, target) < 0) return 'target-not-adjacent';
  const there = holder(state, target);
  if (there < 0 || there === context.side[unit]) return 'no-target';
  const cost = context.enterCost[unit][target];
  if (cost === 0) return 'overrun-hex-prohibited';
  // Ruling 33: the minimum-movement rule pays for no overrun.
  if (cost > pointsLeft) return 'overrun-too-few-points';
  return null;
}

/** An overrun at the end of a walk. */
export function checkOverrunAfter(state: State, unit: number, walk: Walk, target: number): Reason | null {
  if (walk.fromZone) return 'no-overrun-from-zoc-to-zoc';
  return checkOverrunTarget(state, unit, walk.at, target, walk.pointsLeft);
}

/** Ruling 71: with the option, a unit whose overrun left defenders may strike again from where it is. */
export function checkFurtherOverrun(state: State, unit: number, target: number): Reason | null {
  const flags = state.flags[unit];
  if ((flags & OVERRAN) === 0 || state.hexOf[unit] < 0) return 'overrun-needs-move';
  if (state.context.options.overruns === 'one') return 'one-overrun-only';
  if (flags & ADVANCED) return 'already-acted';
  return checkOverrunTarget(state, unit, state.hexOf[unit], target, state.pointsLeft[unit]);
}

/** Ruling 71: could this unit, so far as its points go, strike again? */
export function mayStrikeAgain(state: State, unit: number): boolean {
  const overran = (state.flags[unit] & (OVERRAN | ADVANCED)) === OVERRAN;
  return overran && state.pointsLeft[unit] > 0 && state.context.options.overruns === 'many';
}

/** Pays for the overrun, fires at the top unit (7.1), and lets attackers into an emptied hex (7.3). */
export function overrun(
  state: State,
  unit: number,
  hex: number,
  pointsLeft: number,
  dice: Dice,
  log: Log | null,
): void {
  state.flags[unit] |= OVERRAN;
  markAttack(state, unit, hex);
  state.pointsLeft[unit] = pointsLeft - state.context.enterCost[unit][hex];
  fire(state, unit, state.top[hex], 'overrun', NONE, dice, log);
  // Ruling 71: having cleared the hex, the unit has no further overrun to pay for.
  if (state.top[hex] === NONE) state.pointsLeft[unit] = 0;
  beginAdvance(state, hex);
}
