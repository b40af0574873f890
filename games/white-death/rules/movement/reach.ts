import type { Order } from '../../actions/actions.js';
import { AFV, grid, hexCount, SOVIET } from '../../context.js';
import { ALONG_ROAD, FULL_LAKE, PARTIAL_LAKE } from '../../ground.js';
import { inEnemyZone, NONE, POINT, RELEASED_FORTRESS, type State } from '../../state.js';
import { bankAfter, bankOf, EITHER, keepsBank } from '../terrain/banks.js';
import { bunkerAt } from '../city/bunkers.js';
import { garrisonStands } from '../city/garrisons.js';
import {
  bridgeCost,
  costsOf,
  entryCost,
  followsRoad,
  isBridged,
  PROHIBITED,
  type StepCosts,
  THAW,
} from '../terrain/terrain-costs.js';
import { hasEscort, inKnownSkiZone, isSkier, isWeapons } from '../stacking/zones.js';

/**
 * 6A: everything a unit can reach, by the cheapest path, from what its side knows. A node is a hex and how a unit is
 * there: on which bank of a river (16B), and whether it came over ice that may break (13), where its move ends.
 */

const layers = 6;
const overIce = 3;
const nodeCount = hexCount * layers;
/** Ten points in twelfths. */
const mostCost = 120;

export const nodeHex = (node: number): number => node % hexCount;
export const nodeLayer = (node: number): number => (node / hexCount) | 0;
export const nodeBank = (node: number): number => nodeLayer(node) % overIce;
export const nodeOverIce = (node: number): boolean => node >= overIce * hexCount;

/** Searches are numbered, so that what an earlier one has left behind needs no wiping. */
let run = 0;
const costRoom = 128;
const mostRuns = 2 ** 31 / costRoom - 1;
/** Of a node reached: the number of the search times `costRoom`, and more the less it costs (see `atNoCost`). */
const reached = new Int32Array(nodeCount);
/** What `reached` is in this search for a node that costs nothing. */
let atNoCost = 0;
/** How a node was reached: the node before it plus one, the direction plus one from bit 14, `wayMatters` in bit 17. */
const cameBy = new Int32Array(nodeCount);
const nodeMask = (1 << 14) - 1;
const directionShift = 14;
const mattersShift = 17;

/** What a hex is to the unit: the number of the search times `bitRoom`, and bits. */
const hexBits = new Int32Array(hexCount);
const bitRoom = 16;
const CLOSED = 1;
const ENDS = 2;
/** 3B: a zone that skiers leave again for a point. */
const TOLL = 4;
/** Ruling 23: a bunker that falls to a unit going through. */
const BUNKER = 8;

/** Nodes by cost: a chain of entries for each, which a search leaves empty again. */
const chains = new Int32Array(mostCost + 1).fill(NONE);
const entryRoom = nodeCount * 6 + hexCount;
const entryNode = new Int16Array(entryRoom);
const entryNext = new Int32Array(entryRoom);
let entries = 0;

/** What a search has found; the next one reuses it. */
export interface Reach {
  /** Nodes reached, those with the least cost first. */
  readonly nodes: Int16Array;
  count: number;
  /** As above. */
  readonly reached: Int32Array;
  readonly cameBy: Int32Array;
  atNoCost: number;
  /** Can the unit be in a hex in more than one way? */
  layered: boolean;
  /** 3B, 3C: may it change as soon as the unit's own side moves, or learns more, because zones are in its way? */
  fleeting: boolean;
}

const found: Reach = {
  nodes: new Int16Array(nodeCount),
  count: 0,
  reached,
  cameBy,
  atNoCost: 0,
  layered: false,
  fleeting: false,
};

export const reachedCost = (reach: Reach, node: number): number => reach.atNoCost - reach.reached[node];
export const isReached = (reach: Reach, node: number): boolean => reachedCost(reach, node) <= mostCost;
const nodeBefore = (reach: Reach, node: number): number => (reach.cameBy[node] & nodeMask) - 1;
/** The direction of the last step, NONE for a unit that came onto the map with it. */
export const reachedBy = (reach: Reach, node: number): number => ((reach.cameBy[node] >> directionShift) & 7) - 1;
/** Does something happen on the way: a zone other than that of the start is left (3B), an empty bunker falls (ruling 23)? */
export const wayMatters = (reach: Reach, node: number): boolean => reach.cameBy[node] >> mattersShift === 1;
/** Was this node reached for no more than that? */
const reachedFor = (reach: Reach, node: number, cost: number): boolean => reachedCost(reach, node) <= cost;

/** Is there another way to be in the same hex, for no more points and free of dice, or free to choose the bank? */
export function isDominated(reach: Reach, node: number): boolean {
  if (!reach.layered) return false;
  const cost = reachedCost(reach, node);
  if (nodeOverIce(node) && reachedFor(reach, node - overIce * hexCount, cost)) return true;
  const bank = nodeBank(node);
  return bank !== EITHER && reachedFor(reach, node + (EITHER - bank) * hexCount, cost);
}

let reachState!: State;
let reachUnit = NONE;
let limit = 0;
let stepCosts!: StepCosts;
let side = 0;
/** 22: the unit may not leave the city. */
let bound = false;
let banked = false;
/** Hexsides over which an AFV needs a die (13), as bits of `sides`. */
let iceSides = 0;
/** Can this unit be in a hex in more than one way? */
let layered = false;
let fleeting = false;
/** What is left to a goal from every hex, and the most that a way to it may cost with that. */
let left: Uint16Array;
let mostWithLeft = 0;

/** Nothing is left from anywhere, and may be anything. */
const noGoal = new Uint16Array(hexCount);
const anyCost = 1 << 20;

function begin(state: State, unit: number, points: number): void {
  if (run === mostRuns) {
    run = 0;
    reached.fill(0);
    hexBits.fill(0);
  }
  run++;
  atNoCost = run * costRoom + costRoom - 1;
  entries = 0;
  reachState = state;
  reachUnit = unit;
  limit = Math.min(points, mostCost);
  stepCosts = costsOf(state, unit);
  side = state.context.side[unit];
  bound = isBound(state, unit);
  banked = keepsBank(state, unit);
  iceSides = iceSidesOf(state, unit);
  layered = banked || iceSides !== 0;
  fleeting = false;
  left = noGoal;
  mostWithLeft = anyCost;
}

/** 13A, ruling 25: full lake hexsides in frost; 13B: in a thaw those with any lake in them. */
export function iceSidesOf(state: State, unit: number): number {
  if (state.context.class[unit] !== AFV) return 0;
  return state.weather === THAW ? PARTIAL_LAKE | FULL_LAKE : FULL_LAKE;
}

/** For whoever wants to come near to a goal, and to know no more than that. */
export interface Heading {
  /** What it costs at least to go on to the goal, by hex and by terrain alone. */
  readonly left: Uint16Array;
  /** Hexes are of interest from which no more than this is left, together with the cost of the way there. */
  readonly most: number;
}

/**
 * What a unit on the map can reach with `points`, in twelfths of a point; with a heading only what is of interest, each by
 * the way by which it is reached without, for such a way leads through nothing else.
 */
export function findReach(state: State, unit: number, points: number, heading: Heading | null = null): Reach {
  begin(state, unit, points);
  if (heading) {
    ({ left } = heading);
    mostWithLeft = heading.most;
  }
  const start = state.hexOf[unit];
  // A move ends somewhere else.
  hexBits[start] = run * bitRoom + CLOSED;
  const bank = banked ? bankOf(state, unit) : 0;
  const toll = inEnemyZone(state, state.context.side[unit], start) ? POINT : 0;
  expand(start, bank, NONE, toll, 0);
  return settle();
}

/** 17C: what a unit can reach that comes onto the map by any of these hexes. */
export function findEntryReach(state: State, unit: number, points: number, hexes: readonly number[]): Reach {
  begin(state, unit, points);
  for (const hex of hexes) {
    const cost = entryCost(state, unit, hex);
    if (cost < 0 || cost > limit || bitsOf(hex) & CLOSED) continue;
    const node = hex + entryBank(state, unit, hex) * hexCount;
    if (reached[node] < atNoCost - cost) enqueue(node, cost, 0);
  }
  return settle();
}

/** Ruling 60: from beyond the edge a unit comes on either bank. */
export function entryBank(state: State, unit: number, hex: number): number {
  const river = state.context.ground.riverIndex[hex] >= 0;
  return river && keepsBank(state, unit) && !isBridged(state, hex) ? EITHER : 0;
}

function settle(): Reach {
  found.count = layered ? settleNodes() : settleHexes();
  found.atNoCost = atNoCost;
  found.layered = layered;
  found.fleeting = fleeting;
  return found;
}

/** Where a unit can be in a hex in one way only, which is the rule: hexes are nodes. The inner loop of all searching. */
function settleHexes(): number {
  const state = reachState;
  const { steps, byBridge } = stepCosts;
  const { neighbours } = grid;
  const { nodes } = found;
  const most = limit;
  const free = atNoCost;
  const known = run * bitRoom;
  const toGoal = left;
  const mostToGoal = mostWithLeft;
  let queued = entries;
  let count = 0;
  for (let cost = 0; cost <= most; cost++) {
    for (let entry = chains[cost]; entry !== NONE; entry = chains[cost]) {
      const hex = entryNode[entry];
      chains[cost] = entryNext[entry];
      // Found again for less since.
      if (reached[hex] !== free - cost) continue;
      nodes[count++] = hex;
      const bits = hexBits[hex];
      if (bits & ENDS) continue;
      const spent = bits & TOLL ? cost + POINT : cost;
      const matters = (cameBy[hex] >> mattersShift) | (bits & (TOLL | BUNKER) ? 1 : 0);
      const way = (hex + 1) | (matters << mattersShift);
      for (let direction = 1, i = hex * 6; direction <= 6; direction++, i++) {
        let step = steps[i];
        if (step === PROHIBITED) continue;
        const next = neighbours[i];
        if (step < PROHIBITED && (step = bridgeCost(state, byBridge, step, hex, next)) < 0) continue;
        const total = spent + step;
        if (total > most || reached[next] >= free - total || total + toGoal[next] > mostToGoal) continue;
        if (hexBits[next] < known) hexBits[next] = known + lookAt(state, reachUnit, next);
        if (hexBits[next] & CLOSED) continue;
        reached[next] = free - total;
        cameBy[next] = way | (direction << directionShift);
        entryNode[queued] = next;
        entryNext[queued] = chains[total];
        chains[total] = queued++;
      }
    }
  }
  return count;
}

function settleNodes(): number {
  const { nodes } = found;
  let count = 0;
  for (let cost = 0; cost <= limit; cost++) {
    while (chains[cost] !== NONE) {
      const entry = chains[cost];
      const node = entryNode[entry];
      chains[cost] = entryNext[entry];
      // Found again for less since.
      if (reached[node] !== atNoCost - cost) continue;
      nodes[count++] = node;
      const hex = node % hexCount;
      const bits = hexBits[hex];
      if (bits & ENDS || node >= overIce * hexCount) continue;
      const matters = (cameBy[node] >> mattersShift) | (bits & (TOLL | BUNKER) ? 1 : 0);
      expand(hex, banked ? nodeBank(node) : 0, node, cost + (bits & TOLL ? POINT : 0), matters);
    }
  }
  return count;
}

function expand(from: number, bank: number, node: number, spent: number, matters: number): void {
  const state = reachState;
  const { steps, byBridge } = stepCosts;
  const { neighbours } = grid;
  const most = limit - spent;
  const free = atNoCost - spent;
  const way = (node + 1) | (matters << mattersShift);
  for (let direction = 0, i = from * 6; direction < 6; direction++, i++) {
    let cost = steps[i];
    if (cost === PROHIBITED || cost > most) continue;
    let next = neighbours[i];
    if (cost < PROHIBITED) {
      cost = bridgeCost(state, byBridge, cost, from, next);
      if (cost < 0 || cost > most) continue;
    }
    const hex = next;
    if (spent + cost + left[hex] > mostWithLeft) continue;
    if (layered) {
      const layer = layerOf(state, from, bank, direction);
      if (layer < 0) continue;
      next += layer * hexCount;
    }
    if (reached[next] >= free - cost || bitsOf(hex) & CLOSED) continue;
    enqueue(next, spent + cost, way | ((direction + 1) << directionShift));
  }
}

function enqueue(node: number, cost: number, way: number): void {
  reached[node] = atNoCost - cost;
  cameBy[node] = way;
  entryNode[entries] = node;
  entryNext[entries] = chains[cost];
  chains[cost] = entries++;
}

/** How a unit is in the hex to which a step leads, or PROHIBITED when it may not take it. */
function layerOf(state: State, from: number, bank: number, direction: number): number {
  const layer = banked ? bankAfter(state, from, bank, direction) : 0;
  return layer >= 0 && iceSides !== 0 && isIceStep(state, iceSides, from, direction) ? layer + overIce : layer;
}

/** 13: does this step need a die? */
export function isIceStep(state: State, ice: number, from: number, direction: number): boolean {
  const side = state.context.ground.sides[from * 6 + direction];
  if ((side & ice) === 0) return false;
  return (side & ALONG_ROAD) === 0 || !followsRoad(state, from, direction);
}

function bitsOf(hex: number): number {
  if (hexBits[hex] < run * bitRoom) hexBits[hex] = run * bitRoom + lookAt(reachState, reachUnit, hex);
  return hexBits[hex];
}

function lookAt(state: State, unit: number, hex: number): number {
  const top = state.top[hex];
  if (top !== NONE && state.context.side[top] !== side) return CLOSED;
  if (side === SOVIET && garrisonStands(state, hex)) return CLOSED;
  if (bound && leavesCity(state, unit, hex)) return CLOSED;
  if (!inEnemyZone(state, side, hex)) return side === SOVIET && bunkerAt(state, hex) > 0 ? BUNKER : 0;
  const weapons = isWeapons(state, unit);
  const skier = isSkier(state, unit);
  if (weapons || skier) fleeting = true;
  if (weapons && !hasEscort(state, hex)) return CLOSED;
  return skier && !inKnownSkiZone(state, side, hex) ? TOLL : ENDS;
}

/** 22: the garrison of the city stays in it until it is released. */
export const isBound = (state: State, unit: number): boolean =>
  state.context.fortress[unit] === 1 && (state.released & RELEASED_FORTRESS) === 0;

/** 22: may this unit not enter a hex because that is outside the city, and no nearer to it than its own? */
export function leavesCity(state: State, unit: number, hex: number): boolean {
  const { cityDistance } = state.context.ground;
  const distance = cityDistance[hex];
  return distance > 0 && isBound(state, unit) && distance >= cityDistance[state.hexOf[unit]];
}

/** Writes the path to a node into an order. */
export function writePath(reach: Reach, node: number, order: Order): void {
  let steps = 0;
  for (let at = node; at !== NONE; at = nodeBefore(reach, at)) steps++;
  order.steps = steps;
  for (let at = node; at !== NONE; at = nodeBefore(reach, at)) order.path[--steps] = nodeHex(at);
}
