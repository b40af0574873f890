import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { grid, hexCount, PERSONNEL, SOVIET } from '../../context.js';
import { ALONG_RAIL, GERMAN_EDGE, RAIL, SOVIET_EDGE, TOWN } from '../../ground.js';
import { headHex, headUnit, packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { holder, inEnemyZone, NONE, OFF_MAP, POINT, type State } from '../../state.js';
import { blameHex, type Fault } from '../fault.js';
import { arrive, isSeen, logMove } from './arrival.js';
import { overrunOnWay } from '../city/bunkers.js';
import { checkMoves, pointsLeft } from './may-move.js';
import { isBound, leavesCity } from './reach.js';
import { checkEnters, entryHexes, entryPoints, isEntryHex } from '../forces/reinforcements.js';
import { fitsWith, mayLeave } from '../stacking/stacking.js';
import { entryCost, passable } from '../terrain/terrain-costs.js';
import { isClear } from '../supply/tracing.js';

/** 8 Rail movement: any distance along a railway that leads back to a friendly edge. */

/** Personnel entrain and detrain anywhere on a railway, others in its towns. */
function mayEntrain(state: State, unit: number, hex: number): boolean {
  const bits = state.context.ground.hexes[hex];
  return (bits & RAIL) !== 0 && (state.context.class[unit] === PERSONNEL || (bits & TOWN) !== 0);
}

/** 8, ruling 13: free of enemy units and zones, with an intact bridge where there is a river (ruling 45). */
const isOpen = (state: State, side: number, hex: number): boolean => isClear(state, side, hex) && passable(state, hex);

/** The hex in which a unit entrains: its own, or for a reinforcement the first of the path. */
const entrainsIn = (state: State, order: Order): number =>
  state.hexOf[order.unit] === OFF_MAP ? order.path[0] : state.hexOf[order.unit];

export function checkRail(state: State, order: Order, fault: Fault | null = null): Reason | null {
  const { unit, path, steps } = order;
  const entering = state.hexOf[unit] === OFF_MAP;
  const idle = entering ? checkEnters(state, unit) : checkMoves(state, unit);
  if (idle) return idle;
  const first = entering ? 1 : 0;
  if (steps <= first) return 'no-path';
  if (!entering && !mayLeave(state, unit)) return blameHex(fault, 'breaks-stack', state.hexOf[unit]);
  const start = entrainsIn(state, order);
  const setOut = checkSetsOut(state, unit, start);
  if (setOut) return blameHex(fault, setOut, start);
  const side = state.context.side[unit];
  for (let i = first, at = start; i < steps; at = path[i++]) {
    const reason = checkRailStep(state, unit, side, at, path[i]);
    if (reason) return blameHex(fault, reason, path[i]);
  }
  const end = path[steps - 1];
  if (end === start) return blameHex(fault, 'ends-where-it-began', end);
  if (!mayEntrain(state, unit, end)) return blameHex(fault, 'cannot-detrain-here', end);
  if (!fitsWith(state, unit, end)) return blameHex(fault, 'stack-full', end);
  return floodRailway(state, side, start, NONE) ? null : blameHex(fault, 'railway-cut', start);
}

/** Everything about the beginning of the journey. */
function checkSetsOut(state: State, unit: number, start: number): Reason | null {
  const { context } = state;
  const side = context.side[unit];
  const entering = state.hexOf[unit] === OFF_MAP;
  if (entering && !isEntryHex(state, unit, start)) return 'not-an-entry-hex';
  // Ruling 13: reinforcements entrain on the railway of their entry area, whatever they are.
  const here = entering ? (context.ground.hexes[start] & RAIL) !== 0 : mayEntrain(state, unit, start);
  if (!here) return 'cannot-entrain-here';
  if (holder(state, start) === 1 - side) return 'enemy-occupied';
  if (!isOpen(state, side, start)) return 'railway-cut';
  if (railCost(state, unit, start) > (entering ? entryPoints(state) : pointsLeft(state, unit))) return 'too-few-points';
  return state.railed[side] + state.strength[unit] > context.data.railCapacity ? 'rail-capacity' : null;
}

/** A point to entrain; ruling 64: reinforcements pay for the entry hex too. */
const railCost = (state: State, unit: number, start: number): number =>
  POINT + (state.hexOf[unit] === OFF_MAP ? Math.max(0, entryCost(state, unit, start)) : 0);

function checkRailStep(state: State, unit: number, side: number, from: number, to: number): Reason | null {
  const direction = grid.direction(from, to);
  if (direction < 0) return 'not-adjacent';
  if ((state.context.ground.sides[from * 6 + direction] & ALONG_RAIL) === 0) return 'not-along-railway';
  if (leavesCity(state, unit, to)) return 'garrison-leaves-city';
  if (inEnemyZone(state, side, to)) return 'rail-through-zone';
  return isOpen(state, side, to) ? null : 'railway-cut';
}

/** 8: for trains the east edge alone is Soviet and every other German, also where 15B has a Soviet stretch of the south. */
const east = new Set(grid.edge('east'));
const anyEdge = SOVIET_EDGE | GERMAN_EDGE;

const leadsHome = (state: State, side: number, hex: number): boolean =>
  (state.context.ground.hexes[hex] & anyEdge) !== 0 && east.has(hex) === (side === SOVIET);

const reached = new Uint8Array(hexCount);
const queue = new Int16Array(hexCount);
const before = new Int16Array(hexCount);
let queued = 0;

/**
 * Finds every hex to which the open railway leads from a hex; true when that includes a friendly edge. With a `bound`
 * unit only what it may enter while its garrison is not released (22).
 */
function floodRailway(state: State, side: number, start: number, bound: number): boolean {
  const { neighbours } = grid;
  const { sides } = state.context.ground;
  for (let i = 0; i < queued; i++) reached[queue[i]] = 0;
  queued = 0;
  visit(start, NONE);
  let connected = false;
  for (let i = 0; i < queued; i++) {
    const hex = queue[i];
    if (leadsHome(state, side, hex)) connected = true;
    for (let at = hex * 6; at < hex * 6 + 6; at++) {
      if ((sides[at] & ALONG_RAIL) === 0) continue;
      const near = neighbours[at];
      if (reached[near] !== 0 || !isOpen(state, side, near)) continue;
      if (bound === NONE || !leavesCity(state, bound, near)) visit(near, hex);
    }
  }
  return connected;
}

function visit(hex: number, from: number): void {
  reached[hex] = 1;
  before[hex] = from;
  queue[queued++] = hex;
}

export function playRail(state: State, order: Order, log: Log | null): void {
  const { unit, path, steps } = order;
  const { context } = state;
  const start = state.hexOf[unit] === OFF_MAP ? NONE : state.hexOf[unit];
  const seen = start === NONE || isSeen(state, unit);
  const cost = railCost(state, unit, entrainsIn(state, order));
  state.railed[context.side[unit]] += state.strength[unit];
  overrunOnWay(state, unit, path, steps, log);
  arrive(state, unit, path[steps - 1], cost, NONE, 0, log);
  if (log) logMove(state, 'railed', unit, seen, start, path, steps, cost, log);
}

/** Every hex a unit can reach by rail; the entrance of a reinforcement is the tail. */
export function listRails(state: State, unit: number, into: ActionCodes): void {
  if (state.hexOf[unit] !== OFF_MAP) {
    if (!checkMoves(state, unit) && mayLeave(state, unit)) listRailsFrom(state, unit, state.hexOf[unit], into);
  } else if (!checkEnters(state, unit)) {
    for (const hex of entryHexes(state, unit)) listRailsFrom(state, unit, hex, into);
  }
}

function listRailsFrom(state: State, unit: number, start: number, into: ActionCodes): void {
  if (start < 0 || checkSetsOut(state, unit, start)) return;
  const side = state.context.side[unit];
  if (!floodRailway(state, side, start, NONE)) return;
  if (isBound(state, unit)) floodRailway(state, side, start, unit);
  for (let i = 1; i < queued; i++) {
    const hex = queue[i];
    if (!mayEntrain(state, unit, hex) || !fitsWith(state, unit, hex)) continue;
    into.push(packHead(KIND.rail, unit, hex), start);
  }
}

/** Rebuilds the order of a packed journey, with its path; false when no railway leads there from the tail. */
export function unpackRail(state: State, head: number, tail: number, order: Order): boolean {
  const unit = headUnit(head);
  const entering = state.hexOf[unit] === OFF_MAP;
  order.reset(KIND.rail);
  order.unit = unit;
  if (entering ? grid.labels[tail] === undefined : tail !== state.hexOf[unit] || tail < 0) return false;
  floodRailway(state, state.context.side[unit], tail, unit);
  const end = headHex(head);
  if (reached[end] === 0) return false;
  let steps = 0;
  for (let hex = end; hex !== NONE; hex = before[hex]) steps++;
  // The hex of a unit that is on the map is not part of its path.
  if (!entering) steps--;
  order.steps = steps;
  for (let hex = end; steps > 0; hex = before[hex]) order.path[--steps] = hex;
  return true;
}
