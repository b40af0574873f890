import { grid, hexCount, SOVIET } from '../../context.js';
import { CITY } from '../../ground.js';
import { heldCityHex } from '../../rules/supply/tracing.js';
import { holder, type State } from '../../state.js';

/** The siege of the city: a ring of posts whose zones leave no way out. */

/** How far from the German part of the city the ring lies. */
const ringDistance = 3;

const near = new Uint8Array(hexCount);
/** 1 for hexes of the ring that no post covers yet. */
const open = new Uint8Array(hexCount);
const queue = new Int16Array(hexCount);
/** The hexes of the ring. */
const ring = new Int16Array(hexCount);

/** Hexes that the Soviets hold already come first. */
export function findPosts(state: State): number[] {
  const size = findRing(state);
  const posts: number[] = [];
  for (;;) {
    let best = -1;
    let most = 0;
    for (let i = 0; i < size; i++) {
      const gain = newlyCovered(ring[i]);
      const value = gain === 0 ? 0 : gain * 4 + (holder(state, ring[i]) === SOVIET ? 3 : 0);
      if (value > most) {
        most = value;
        best = ring[i];
      }
    }
    if (best < 0) return posts;
    posts.push(best);
    open[best] = 0;
    for (let i = best * 6; i < best * 6 + 6; i++) if (grid.neighbours[i] >= 0) open[grid.neighbours[i]] = 0;
  }
}

/** How many open hexes of the ring a post in one of them would cover. */
function newlyCovered(hex: number): number {
  let gain = open[hex];
  for (let i = hex * 6; i < hex * 6 + 6; i++) if (grid.neighbours[i] >= 0) gain += open[grid.neighbours[i]];
  return gain;
}

function findRing(state: State): number {
  const { city, hexes } = state.context.ground;
  near.fill(255);
  open.fill(0);
  let end = 0;
  for (let index = 0; index < city.length; index++) {
    if (!heldCityHex(state, index)) continue;
    near[city[index]] = 0;
    queue[end++] = city[index];
  }
  let size = 0;
  for (let at = 0; at < end; at++) {
    const hex = queue[at];
    if (near[hex] === ringDistance) {
      if ((hexes[hex] & CITY) === 0) {
        ring[size++] = hex;
        open[hex] = 1;
      }
      continue;
    }
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const next = grid.neighbours[i];
      if (next < 0 || near[next] !== 255) continue;
      near[next] = near[hex] + 1;
      queue[end++] = next;
    }
  }
  return size;
}
