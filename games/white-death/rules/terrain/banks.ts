import { opposite } from '@impulse/engine';
import { grid } from '../../context.js';
import { RIVER, TO_RIGHT_BANK } from '../../ground.js';
import { BANK_FREE, RIGHT_BANK, type State } from '../../state.js';
import { isBridged, isHeavy, PROHIBITED, THAW } from './terrain-costs.js';

/** 16B: in a thaw heavy units leave a river hex on the side on which they came, or over a bridge. */

export const LEFT = 0;
export const RIGHT = 1;
/** Come from a bridge along the river, or caught there by the thaw (ruling 36): no side has been chosen yet. */
export const EITHER = 2;

/** Is this unit kept on its bank in the weather of the turn? */
export const keepsBank = (state: State, unit: number): boolean =>
  state.weather === THAW && isHeavy(state.context.mobility[unit]);

/** The bank on which a unit is in its hex; LEFT where there is no river. */
export function bankOf(state: State, unit: number): number {
  const hex = state.hexOf[unit];
  if (hex < 0 || (state.context.ground.hexes[hex] & RIVER) === 0 || isBridged(state, hex)) return LEFT;
  const flags = state.flags[unit];
  if (flags & BANK_FREE) return EITHER;
  return flags & RIGHT_BANK ? RIGHT : LEFT;
}

/** The bank on which a step from this bank ends, or PROHIBITED when it crosses the river. */
export function bankAfter(state: State, from: number, bank: number, direction: number): number {
  const { hexes, sides } = state.context.ground;
  const to = grid.neighbours[from * 6 + direction];
  if (((hexes[from] | hexes[to]) & RIVER) === 0) return LEFT;
  const river = (hexes[from] & RIVER) !== 0;
  const bridged = river && isBridged(state, from);
  if ((hexes[to] & RIVER) === 0) {
    const free = !river || bridged || bank === EITHER;
    return free || bank === bankTowards(sides[from * 6 + direction]) ? LEFT : PROHIBITED;
  }
  if (isBridged(state, to)) return LEFT;
  if (river) return bridged ? EITHER : bank;
  return bankTowards(sides[to * 6 + opposite(direction)]);
}

const bankTowards = (side: number): number => (side & TO_RIGHT_BANK ? RIGHT : LEFT);

/** Notes the bank of a unit that came into its hex by a step in this direction; in frost, for a thaw to come. */
export function settleBank(state: State, unit: number, direction: number, bank: number): void {
  const { hexes, sides } = state.context.ground;
  const hex = state.hexOf[unit];
  if (hex < 0 || (hexes[hex] & RIVER) === 0 || !isHeavy(state.context.mobility[unit])) {
    state.flags[unit] &= ~(RIGHT_BANK | BANK_FREE);
    return;
  }
  const back = direction < 0 ? PROHIBITED : grid.neighbours[hex * 6 + opposite(direction)];
  const bound = state.weather === THAW && !isBridged(state, hex);
  let flags = state.flags[unit] & ~BANK_FREE;
  if (bound && bank === EITHER) flags |= BANK_FREE;
  else if (bound) flags = bank === RIGHT ? flags | RIGHT_BANK : flags & ~RIGHT_BANK;
  else if (back >= 0 && (hexes[back] & RIVER) === 0) {
    const right = bankTowards(sides[hex * 6 + opposite(direction)]) === RIGHT;
    flags = right ? flags | RIGHT_BANK : flags & ~RIGHT_BANK;
  }
  state.flags[unit] = flags;
}
