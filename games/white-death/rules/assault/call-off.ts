import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { ASSAULTED, NONE, type State, TARGET } from '../../state.js';

/**
 * 5.2, ruling 115: a unit gives up the assault it has declared. What it paid stays paid, for its side has looked into the
 * hex (4C); with points left it may move, or assault another hex.
 */

export function checkCallOff(state: State, { unit }: Order): Reason | null {
  if (state.context.side[unit] !== state.deciding) return 'not-your-unit';
  if (state.hexOf[unit] < 0) return 'not-on-map';
  return state.target[unit] === NONE ? 'no-assault-declared' : null;
}

export function playCallOff(state: State, { unit }: Order, log: Log | null): void {
  const hex = state.target[unit];
  state.target[unit] = NONE;
  state.flags[unit] &= ~ASSAULTED;
  if (!state.target.includes(hex)) state.marks[hex] &= ~TARGET;
  log?.push({
    type: 'assault-called-off',
    rule: '5.2',
    seats: [sideIds[state.deciding]],
    detail: { unit: state.context.unitIds[unit], target: grid.labels[hex] },
  });
}

export function listCallOff(state: State, unit: number, into: ActionCodes): void {
  if (state.target[unit] !== NONE) into.push(packHead(KIND['call-off'], unit, state.target[unit]), 0);
}
