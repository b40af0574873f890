import { stackOf } from '@impulse/engine';
import { KIND, packHead, packOrder } from '../../actions/actions.js';
import { ARTILLERY } from '../../context.js';
import { NONE, stackLimit, type State, strengthLeft } from '../../state.js';
import type { Choice } from '../choice.js';
import type { Memory } from '../memory.js';
import type { Worth } from '../worth.js';

/** The order of stacks (4.0): whoever bears fire best stands on top. */

/** How well a unit stands on top: much strength, good protection, and no great loss. */
function fitness(worth: Worth, state: State, unit: number): number {
  const { context } = state;
  const left = strengthLeft(state, unit);
  const guns = context.kind[unit] & ARTILLERY ? 6 : 0;
  return left * 4 + context.protection[unit] * 3 - worth.kill[unit] / 60 - guns;
}

/** The first stack in danger that stands in a worse order than it could; false when there is none. */
export function chooseOrder({ sight, worth }: Memory, state: State, side: number, choice: Choice): boolean {
  const { context } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0 || state.top[hex] !== unit || state.below[unit] === NONE || sight.threat[hex] === 0) continue;
    if (isOrdered(worth, state, unit)) continue;
    const members = byFitness(worth, state, hex);
    if (members.length > stackLimit) continue;
    choice.set(packHead(KIND.stack, NONE, hex, NONE), packOrder(members), 'stack', 0, NONE, hex);
    return true;
  }
  return false;
}

function isOrdered(worth: Worth, state: State, top: number): boolean {
  let above = fitness(worth, state, top);
  for (let unit = state.below[top]; unit !== NONE; unit = state.below[unit]) {
    const own = fitness(worth, state, unit);
    if (own > above) return false;
    above = own;
  }
  return true;
}

/** The units of a hex, the fittest first; of equals whoever stands higher. */
const byFitness = (worth: Worth, state: State, hex: number): number[] =>
  stackOf(state, hex).sort((one, other) => fitness(worth, state, other) - fitness(worth, state, one));

/** 4.0: of an overfull stack the unit goes that is least of a loss. */
export function chooseExcess({ worth }: Memory, state: State, hex: number, choice: Choice): void {
  let lowest = Infinity;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (worth.kill[unit] >= lowest) continue;
    lowest = worth.kill[unit];
    choice.set(packHead(KIND['destroy-excess'], unit, NONE, NONE), 0, 'excess', -lowest, unit, hex);
  }
}
