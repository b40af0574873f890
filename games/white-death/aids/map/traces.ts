import { grid, hexCount } from '../../context.js';
import { friendlyEdge, isClear } from '../../rules/supply/tracing.js';
import { NONE, type State } from '../../state.js';

/** 15C: paths to a friendly edge, shown hex by hex. */

/** The shortest clear path from a hex to a friendly edge, both ends included; null when there is none (ruling 80). */
export function traceOf(state: State, side: number, from: number): number[] | null {
  const { before, end } = search(state, side, from);
  if (end === NONE) return null;
  const way: number[] = [];
  for (let hex = end; hex !== from; hex = before[hex]) way.unshift(hex);
  return [from, ...way];
}

/** Where a unit that is cut off could still go unhindered, and the hexes around that are closed to it. */
export function pocketOf(state: State, side: number, from: number): { inside: number[]; barred: number[] } {
  const { visited, barred } = search(state, side, from);
  return { inside: visited, barred };
}

interface Search {
  readonly before: Int16Array;
  readonly visited: number[];
  readonly barred: number[];
  /** The edge hex that was found, or NONE. */
  readonly end: number;
}

function search(state: State, side: number, from: number): Search {
  const { hexes } = state.context.ground;
  const edge = friendlyEdge(side);
  const before = new Int16Array(hexCount).fill(NONE);
  const visited = [from];
  const barred: number[] = [];
  const seen = new Uint8Array(hexCount);
  seen[from] = 1;
  for (const hex of visited) {
    if (hexes[hex] & edge) return { before, visited, barred, end: hex };
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const near = grid.neighbours[i];
      if (near < 0 || seen[near] === 1) continue;
      seen[near] = 1;
      if (!isClear(state, side, near)) {
        barred.push(near);
        continue;
      }
      before[near] = hex;
      visited.push(near);
    }
  }
  return { before, visited, barred, end: NONE };
}
