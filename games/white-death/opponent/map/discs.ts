import { grid, hexCount } from '../../context.js';

/** The hexes around each hex, nearest first. */

const radius = 4;
const size = 1 + 3 * radius * (radius + 1);

/** Those of a hex stand from `hex * size` to before `ends[hex]`, each with its distance. */
const hexes = new Int16Array(hexCount * size);
const distances = new Uint8Array(hexCount * size);
const ends = new Int32Array(hexCount);

const seen = new Int16Array(hexCount).fill(-1);

for (let hex = 0; hex < hexCount; hex++) {
  const begin = hex * size;
  let end = begin;
  hexes[end++] = hex;
  seen[hex] = hex;
  for (let at = begin; at < end && distances[at] < radius; at++) {
    for (let side = hexes[at] * 6; side < hexes[at] * 6 + 6; side++) {
      const near = grid.neighbours[side];
      if (near < 0 || seen[near] === hex) continue;
      seen[near] = hex;
      distances[end] = distances[at] + 1;
      hexes[end++] = near;
    }
  }
  ends[hex] = end;
}

/** What of something is felt at each distance from it. */
export type Shares = readonly [number, number, number, number, number];

/** Adds what is felt of `amount` in a hex to every hex around it. */
export function addAround(into: Float32Array, hex: number, amount: number, shares: Shares): void {
  if (amount === 0) return;
  for (let at = hex * size; at < ends[hex]; at++) into[hexes[at]] += amount * shares[distances[at]];
}
