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

/**
 * Supply of a side as it is, for a state that does not change while it is asked: what is found for one gun serves the
 * next. Good until it is asked for again.
 */
export interface SupplyLines {
  readonly state: State;
  readonly side: number;
  /** By hex, or UNKNOWN: the pool its units draw on; whether its guns are supplied; whether its road leads home. */
  readonly pools: Uint8Array;
  readonly guns: Uint8Array;
  readonly roads: Uint8Array;
}

const YES = 1;
const NO = 0;
const UNKNOWN = 255;

const pools = new Uint8Array(hexCount);
const guns = new Uint8Array(hexCount);
const roads = new Uint8Array(hexCount);

export function supplyNow(state: State, side: number): SupplyLines {
  pools.fill(UNKNOWN);
  guns.fill(UNKNOWN);
  roads.fill(UNKNOWN);
  return { state, side, pools, guns, roads };
}

/** 15D2: the pool that a unit of the side draws on. */
export function poolIn(lines: SupplyLines, unit: number): number {
  const hex = lines.state.hexOf[unit];
  if (lines.pools[hex] === UNKNOWN) lines.pools[hex] = poolOf(lines.state, unit);
  return lines.pools[hex];
}

/** 15B, ruling 83: guns that draw on the reserve of the fortress need no line of supply. */
export function isSupplied(lines: SupplyLines, gun: number): boolean {
  if (poolIn(lines, gun) === POOL_FORTRESS) return true;
  const hex = lines.state.hexOf[gun];
  if (lines.guns[hex] === UNKNOWN) lines.guns[hex] = tracesSupply(lines, hex) ? YES : NO;
  return lines.guns[hex] === YES;
}

/** The same for one gun alone. */
export const inSupply = (state: State, gun: number): boolean =>
  isSupplied(supplyNow(state, state.context.side[gun]), gun);

const pathSeen = new Int32Array(hexCount);
let search = 0;
const ring = new Int16Array(hexCount);
const open = new Int16Array(hexCount);

/** Does the road or railway in this clear hex run back to a friendly edge, all of it clear? All that is joined shares its fate. */
function leadsHome({ state, side, roads }: SupplyLines, from: number): boolean {
  if (roads[from] !== UNKNOWN) return roads[from] === YES;
  roads[from] = NO;
  if (!carriesRoad(state, from)) return false;
  const { neighbours } = grid;
  const { hexes, sides } = state.context.ground;
  const edge = friendlyEdge(side);
  const order = homeward[side];
  let home = (hexes[from] & edge) !== 0;
  let seen = 0;
  let count = 0;
  joined[seen++] = open[count++] = from;
  while (count > 0 && !home) {
    const at = open[--count] * 6;
    for (let i = 0; i < 6; i++) {
      if ((sides[at + order[i]] & ALONG_ROAD) === 0) continue;
      const near = neighbours[at + order[i]];
      if (roads[near] === YES) home = true;
      if (roads[near] !== UNKNOWN) continue;
      roads[near] = NO;
      if (!carriesRoad(state, near) || !isClear(state, side, near)) continue;
      if (hexes[near] & edge) home = true;
      joined[seen++] = open[count++] = near;
    }
  }
  if (home) for (let i = 0; i < seen; i++) roads[joined[i]] = YES;
  return home;
}

const joined = new Int16Array(hexCount);

/** A clear path of seven hexes or less, the first of them the next hex (ruling 80), to a road that leads home. */
function tracesSupply(lines: SupplyLines, from: number): boolean {
  const { state, side } = lines;
  const { neighbours } = grid;
  search++;
  let count = 0;
  ring[count++] = from;
  pathSeen[from] = search;
  if (isClear(state, side, from) && leadsHome(lines, from)) return true;
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
        if (leadsHome(lines, near)) return true;
        ring[count++] = near;
      }
    }
  }
  return false;
}

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
