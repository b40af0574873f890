import type { Log } from '@impulse/engine';
import { STANDING, standingRoom, standingValues } from '../../actions/actions.js';
import { grid, hexCount } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { holder, type State } from '../../state.js';
import { hasReplacements, replaceInOrder } from './replacements.js';

/** The standing order for replacements (18): they go out by themselves as the side's first impulse begins. */

const FRONT = standingValues.replacements.indexOf('front');

export function orderReplacements(state: State, log: Log | null): void {
  const { deciding: side } = state;
  const order = state.standing[side * standingRoom + STANDING.replacements];
  if (order === 0 || !hasReplacements(state)) return;
  const before = state.replacements[side];
  if (order === FRONT) {
    measureFront(state, side);
    replaceInOrder(state, (a, b) => nearer(state, a, b), log);
  } else {
    replaceInOrder(state, (a, b) => weaker(state, a, b), log);
  }
  const points = before - state.replacements[side];
  if (!log || points === 0) return;
  const detail = { order: 'replacements', value: standingValues.replacements[order], points };
  log.push({ type: 'order-acted', rule: 'standing-orders', seats: [sideIds[side]], detail });
}

/** The smaller share of its full strength; of equals the first in the order of battle. */
function weaker({ strength, context }: State, a: number, b: number): boolean {
  return strength[a] * context.fullStrength[b] < strength[b] * context.fullStrength[a];
}

/** Nearest to the enemy first; of those at the same distance the weaker. */
function nearer(state: State, a: number, b: number): boolean {
  const difference = distance[state.hexOf[a]] - distance[state.hexOf[b]];
  return difference === 0 ? weaker(state, a, b) : difference < 0;
}

const far = 255;
const distance = new Uint8Array(hexCount);
const open = new Int16Array(hexCount);

/** Hexes between each hex and the nearest enemy unit. */
function measureFront(state: State, side: number): void {
  distance.fill(far);
  let end = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    if (holder(state, hex) !== 1 - side) continue;
    distance[hex] = 0;
    open[end++] = hex;
  }
  for (let at = 0; at < end; at++) {
    const hex = open[at];
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const near = grid.neighbours[i];
      if (near < 0 || distance[near] !== far) continue;
      distance[near] = distance[hex] + 1;
      open[end++] = near;
    }
  }
}
