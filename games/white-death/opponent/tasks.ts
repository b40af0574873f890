import { ARTILLERY, AFV, PERSONNEL, unitCount } from '../context.js';
import { TRUNK_TOWN } from '../ground.js';
import { NONE, type State } from '../state.js';
import type { PurposeCode } from './choice.js';
import { distancesTo } from './distances.js';
import type { Memory } from './memory.js';
import { assaultPoints, firePoints, isFrozen, takesPart } from './sight.js';

/** Who is to do what: a purpose and a goal for each unit of the side. */

export interface Tasks {
  readonly purpose: PurposeCode[];
  readonly goal: Int16Array;
  /** 1 for whoever needs no other task. */
  readonly given: Uint8Array;
}

export const makeTasks = (): Tasks => ({
  purpose: Array.from({ length: unitCount }, (): PurposeCode => 'hold'),
  goal: new Int16Array(unitCount).fill(NONE),
  given: new Uint8Array(unitCount),
});

/** Nobody has a task yet; what is frozen, or not in play, needs none. */
export function clearTasks(tasks: Tasks, state: State, side: number): void {
  const { context } = state;
  tasks.given.fill(0);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    tasks.purpose[unit] = 'hold';
    tasks.goal[unit] = NONE;
    if (!takesPart(state, unit) || isFrozen(state, unit)) tasks.given[unit] = 1;
  }
}

export function giveTask(tasks: Tasks, unit: number, purpose: PurposeCode, goal: number): void {
  tasks.given[unit] = 1;
  tasks.purpose[unit] = purpose;
  tasks.goal[unit] = goal;
}

/** Where a unit is, or where it will come onto the map. */
export function placeOf(state: State, unit: number): number {
  if (state.hexOf[unit] >= 0) return state.hexOf[unit];
  const hexes = state.context.ground.entries[state.entry[unit]];
  return hexes[hexes.length >> 1];
}

/** Does a unit hold the place it has been given, which it does not leave for an assault? */
export function isAnchored(tasks: Tasks, state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (tasks.goal[unit] !== hex) return false;
  switch (tasks.purpose[unit]) {
    case 'hold':
    case 'garrison':
    case 'ring':
    case 'bridge':
      return true;
    case 'railway':
      return (state.context.ground.hexes[hex] & TRUNK_TOWN) !== 0;
    default:
      return false;
  }
}

export const isGun = (state: State, unit: number): boolean => (state.context.kind[unit] & ARTILLERY) !== 0;

const fights = (state: State, unit: number): boolean =>
  !isGun(state, unit) && (state.context.class[unit] === PERSONNEL || state.context.class[unit] === AFV);

export interface Demand {
  readonly hex: number;
  readonly purpose: PurposeCode;
  /** Points of fire wanted. */
  readonly fire: number;
  /** Nobody comes from farther than that, in twelfths of a point. */
  readonly within: number;
  /** Only troops that can assault. */
  readonly assault: boolean;
  /** Tanks are too good for it. */
  readonly personnel?: boolean;
  /** Twelfths of a point by which it is less urgent than others. */
  readonly handicap?: number;
}

/** How many demands are met together. */
const mostDemands = 48;
const missing = new Float32Array(mostDemands);
const lead = new Int16Array(mostDemands);

/**
 * Sends free units to where they are wanted until there is fire enough everywhere: always the unit and the place that
 * are nearest to each other next, places that have nobody yet before others.
 */
export function meetAll(memory: Memory, state: State, side: number, demands: readonly Demand[]): void {
  const { tasks, distances } = memory;
  const { context } = state;
  for (const [index, demand] of demands.entries()) {
    lead[index] = NONE;
    missing[index] = keepThere(tasks, state, side, demand);
  }
  for (;;) {
    let best = NONE;
    let place = NONE;
    let least = Infinity;
    for (const [index, demand] of demands.entries()) {
      if (missing[index] <= 0) continue;
      const urgency = (1 - missing[index] / demand.fire) * metAlready + (demand.handicap ?? 0);
      for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
        if (tasks.given[unit] === 1 || !suits(state, unit, demand)) continue;
        const distance = distancesTo(distances, state, demand.hex, unit)[placeOf(state, unit)];
        if (distance > demand.within) continue;
        let cost = distance + urgency;
        if (context.formation[unit] !== lead[index]) cost += otherFormation;
        if (state.strength[unit] * 2 < context.fullStrength[unit]) cost += worn;
        if (cost >= least) continue;
        least = cost;
        best = unit;
        place = index;
      }
    }
    if (best === NONE) return;
    giveTask(tasks, best, demands[place].purpose, demands[place].hex);
    lead[place] = context.formation[best];
    missing[place] -= Math.max(1, firePoints(state, best));
  }
}

function suits(state: State, unit: number, demand: Demand): boolean {
  if (!fights(state, unit) || (demand.assault && assaultPoints(state, unit) === 0)) return false;
  return !demand.personnel || state.context.class[unit] === PERSONNEL;
}

/** Whoever stands there already stays, up to what is wanted; returns what is still missing. */
function keepThere(tasks: Tasks, state: State, side: number, demand: Demand): number {
  const { context } = state;
  let left = demand.fire;
  for (let unit = state.top[demand.hex]; unit !== NONE && left > 0; unit = state.below[unit]) {
    if (context.side[unit] !== side) break;
    if (tasks.given[unit] === 1) {
      if (tasks.goal[unit] === demand.hex) left -= Math.max(1, firePoints(state, unit));
      continue;
    }
    if (!suits(state, unit, demand)) continue;
    giveTask(tasks, unit, demand.purpose, demand.hex);
    left -= Math.max(1, firePoints(state, unit));
  }
  return left;
}

const otherFormation = 12;
const worn = 12;
/** A place that has all it wants but a little waits for those that have nothing. */
const metAlready = 48;
