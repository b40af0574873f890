import { AFV, PERSONNEL } from '../../context.js';
import { NONE, type State } from '../../state.js';
import type { PurposeCode } from '../choice.js';
import { distancesTo } from '../map/distances.js';
import type { Memory } from '../memory.js';
import { assaultPoints, firePoints } from '../map/sight.js';
import { giveTask, isGun, placeOf, type Tasks } from './tasks.js';

/** Places that want troops, and who is sent to them. */

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
  /** Nobody but tanks can do it. */
  readonly armour?: boolean;
  /** Twelfths of a point by which it is less urgent than others. */
  readonly handicap?: number;
}

/** A demand that is being met. */
interface Call {
  readonly demand: Demand;
  /** Who could be sent, and how far each has to go. */
  readonly units: readonly number[];
  readonly distances: readonly number[];
  /** Points of fire, in single precision: places that are equally near would be served in another order otherwise. */
  missing: number;
  /** The formation of whoever was sent last. */
  lead: number;
  /** Who is to be sent next, or NONE, and what that costs. */
  next: number;
  cost: number;
}

const otherFormation = 12;
const worn = 12;
/** A place that has all it wants but a little waits for those that have nothing. */
const metAlready = 48;

/**
 * Sends free units to where they are wanted until there is fire enough everywhere: always the unit and the place that
 * are nearest to each other next, places that have nobody yet before others.
 */
export function meetAll(memory: Memory, state: State, side: number, demands: readonly Demand[]): void {
  const { tasks } = memory;
  const missing = demands.map((demand) => Math.fround(keepThere(tasks, state, side, demand)));
  const calls = demands.map((demand, index) => beginCall(memory, state, side, demand, missing[index]));
  for (;;) {
    let best: Call | null = null;
    for (const call of calls) if (call.next !== NONE && (!best || call.cost < best.cost)) best = call;
    if (!best) return;
    const unit = best.next;
    giveTask(tasks, unit, best.demand.purpose, best.demand.hex);
    best.lead = state.context.formation[unit];
    best.missing = Math.fround(best.missing - Math.max(1, firePoints(state, unit)));
    for (const call of calls) if (call.next === unit) findNext(tasks, state, call);
  }
}

function beginCall(memory: Memory, state: State, side: number, demand: Demand, missing: number): Call {
  const { context } = state;
  const units: number[] = [];
  const distances: number[] = [];
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side] && missing > 0; unit++) {
    if (memory.tasks.given[unit] === 1 || !suits(state, unit, demand)) continue;
    const distance = distancesTo(memory.distances, state, demand.hex, unit)[placeOf(state, unit)];
    if (distance > demand.within) continue;
    units.push(unit);
    distances.push(distance);
  }
  const call: Call = { demand, units, distances, missing, lead: NONE, next: NONE, cost: Infinity };
  findNext(memory.tasks, state, call);
  return call;
}

/** Finds the free unit that is nearest to a place. */
function findNext({ given }: Tasks, { context, strength }: State, call: Call): void {
  const { demand, units, distances } = call;
  call.next = NONE;
  call.cost = Infinity;
  if (call.missing <= 0) return;
  const urgency = (1 - call.missing / demand.fire) * metAlready + (demand.handicap ?? 0);
  for (let i = 0; i < units.length; i++) {
    const unit = units[i];
    if (given[unit] === 1) continue;
    let cost = distances[i] + urgency;
    if (context.formation[unit] !== call.lead) cost += otherFormation;
    if (strength[unit] * 2 < context.fullStrength[unit]) cost += worn;
    if (cost >= call.cost) continue;
    call.cost = cost;
    call.next = unit;
  }
}

function suits(state: State, unit: number, demand: Demand): boolean {
  if (!fights(state, unit) || (demand.assault && assaultPoints(state, unit) === 0)) return false;
  const isPersonnel = state.context.class[unit] === PERSONNEL;
  return isPersonnel ? !demand.armour : !demand.personnel;
}

const fights = (state: State, unit: number): boolean =>
  !isGun(state, unit) && (state.context.class[unit] === PERSONNEL || state.context.class[unit] === AFV);

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
