import { grid, hexCount } from '../context.js';

/** The hexes around each hex, nearest first. */

export const radius = 4;
const size = 1 + 3 * radius * (radius + 1);

/** Those of a hex stand from `hex * discSize` to before `discEnd[hex]`, each with its distance. */
export const discSize = size;
export const discs = new Int16Array(hexCount * size);
export const discDistance = new Uint8Array(hexCount * size);
export const discEnd = new Int32Array(hexCount);

const seen = new Int16Array(hexCount).fill(-1);

for (let hex = 0; hex < hexCount; hex++) {
  const begin = hex * size;
  let end = begin;
  discs[end++] = hex;
  seen[hex] = hex;
  for (let at = begin; at < end && discDistance[at] < radius; at++) {
    for (let side = discs[at] * 6; side < discs[at] * 6 + 6; side++) {
      const near = grid.neighbours[side];
      if (near < 0 || seen[near] === hex) continue;
      seen[near] = hex;
      discDistance[end] = discDistance[at] + 1;
      discs[end++] = near;
    }
  }
  discEnd[hex] = end;
}
