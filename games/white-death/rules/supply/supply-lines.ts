import { grid, hexCount } from '../../context.js';
import { ALONG_ROAD, RAIL, RIVER, ROAD } from '../../ground.js';
import { POOL_FORTRESS, type State } from '../../state.js';
import { poolOf } from '../city/fortress.js';
import { friendlyEdge, homeward, isClear } from './tracing.js';

/** 15B Tracing supply to artillery. */

const longestPath = 7;

/** Ruling 45: a road or railway leads nowhere through a river hex without a bridge. */
function carriesRoad(state: State, hex: number): boolean {
  const { hexes, riverIndex } = state.context.ground;
  if ((hexes[hex] & (ROAD | RAIL)) === 0) return false;
  return (hexes[hex] & RIVER) === 0 || state.bridges[riverIndex[hex]] !== 0;
}

const pathSeen = new Int32Array(hexCount);
const roadSeen = new Int32Array(hexCount);
let search = 0;
const ring = new Int16Array(hexCount);
const open = new Int16Array(hexCount);

/** Does the road or railway in this clear hex run back to a friendly edge, all of it clear? */
function leadsHome(state: State, side: number, from: number): boolean {
  const { neighbours } = grid;
  const { hexes, sides } = state.context.ground;
  const edge = friendlyEdge(side);
  const order = homeward[side];
  if (roadSeen[from] === search || !carriesRoad(state, from)) return false;
  roadSeen[from] = search;
  if (hexes[from] & edge) return true;
  let count = 0;
  open[count++] = from;
  while (count > 0) {
    const at = open[--count] * 6;
    for (let i = 0; i < 6; i++) {
      if ((sides[at + order[i]] & ALONG_ROAD) === 0) continue;
      const near = neighbours[at + order[i]];
      if (roadSeen[near] === search) continue;
      roadSeen[near] = search;
      if (!carriesRoad(state, near) || !isClear(state, side, near)) continue;
      if (hexes[near] & edge) return true;
      open[count++] = near;
    }
  }
  return false;
}

/** A clear path of seven hexes or less, the first of them the next hex (ruling 80), to a road that leads home. */
function tracesSupply(state: State, side: number, from: number): boolean {
  const { neighbours } = grid;
  search++;
  let count = 0;
  ring[count++] = from;
  pathSeen[from] = search;
  if (isClear(state, side, from) && leadsHome(state, side, from)) return true;
  let begin = 0;
  for (let length = 1; length <= longestPath; length++) {
    const end = count;
    for (; begin < end; begin++) {
      const at = ring[begin] * 6;
      for (let i = at; i < at + 6; i++) {
        const near = neighbours[i];
        if (near < 0 || pathSeen[near] === search) continue;
        pathSeen[near] = search;
        if (!isClear(state, side, near)) continue;
        if (leadsHome(state, side, near)) return true;
        ring[count++] = near;
      }
    }
  }
  return false;
}

/** 15B, ruling 83: guns that draw on the reserve of the fortress need no line of supply. */
export const inSupply = (state: State, gun: number): boolean =>
  poolOf(state, gun) === POOL_FORTRESS || tracesSupply(state, state.context.side[gun], state.hexOf[gun]);

/** The map painted for a side: 1 for each road or railway hex that is joined to a friendly edge. */
export function paintSupply(state: State, side: number, into: Uint8Array): void {
  const { neighbours } = grid;
  const { hexes, sides } = state.context.ground;
  const edge = friendlyEdge(side);
  into.fill(0, 0, hexCount);
  let count = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    if (hexes[hex] & edge && carriesRoad(state, hex) && isClear(state, side, hex)) {
      into[hex] = 1;
      open[count++] = hex;
    }
  }
  while (count > 0) {
    const at = open[--count] * 6;
    for (let i = at; i < at + 6; i++) {
      if ((sides[i] & ALONG_ROAD) === 0) continue;
      const near = neighbours[i];
      if (into[near] !== 0 || !carriesRoad(state, near) || !isClear(state, side, near)) continue;
      into[near] = 1;
      open[count++] = near;
    }
  }
}
