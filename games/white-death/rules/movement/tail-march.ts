import type { Dice } from '@impulse/engine';
import { grid } from '../../context.js';
import type { State } from '../../state.js';
import { rollIce } from '../terrain/ice.js';
import { arrive } from './arrival.js';
import { tailBank, tailCost, tailDirection, tailOverIce } from './reach-codes.js';
import { settle } from './together.js';

/** Marches as packed moves and entries have them: the tail tells enough where nothing happens on the way. */

const mover = new Int16Array(1);

/** Brings a unit to a hex; what the tail says is taken for true. */
export function marchByTail(state: State, unit: number, hex: number, tail: number, dice: Dice): void {
  arrive(state, unit, hex, tailCost(tail), tailDirection(tail), tailBank(tail), null);
  if (tailOverIce(tail)) rollIce(state, unit, grid.neighbour(hex, (tailDirection(tail) + 3) % 6), dice, null);
  mover[0] = unit;
  if (state.hexOf[unit] === hex) settle(state, mover, 1, hex, false, dice, null);
}
