import { AFV, PERSONNEL, unitCount } from '../../context.js';
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
  /** Who could be sent, and how far each has to go: `count` of them from `first` on in the lists below. */
  readonly first: number;
  count: number;
  /** Points of fire, in single precision: places that are equally near would be served in another order otherwise. */
  missing: number;
  /** The formation of whoever was sent last. */
  lead: number;
  /** Who is to be sent next, or NONE, and what that costs. */
  next: number;
  cost: number;
}

/** Who is free to be sent anywhere, where each is, and what it can be sent for. */
const free = new Int16Array(unitCount);
const places = new Int16Array(unitCount);
const abilities = new Uint8Array(unitCount);
const ASSAULTS = 1;
const ON_FOOT = 2;
const ARMOURED = 4;

/** Those who could be sent, of all calls one after the other; the lists grow as they are needed. */
let sent = new Int16Array(unitCount * 8);
let ways = new Uint16Array(unitCount * 8);

const nowhere: Uint16Array = new Uint16Array(0);

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
  if (missing.every((fire) => fire <= 0)) return;
  const count = findFree(tasks, state, side);
  makeRoom(count * demands.length);
  let end = 0;
  const calls = demands.map((demand, index) => {
    const call = beginCall(memory, state, demand, missing[index], count, end);
    end += call.count;
    return call;
  });
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

/** Lists those who have no task and can fight; returns how many they are. */
function findFree({ given }: Tasks, state: State, side: number): number {
  const { firstUnit, endUnit } = state.context;
  let count = 0;
  for (let unit = firstUnit[side]; unit < endUnit[side]; unit++) {
    if (given[unit] === 1 || !fights(state, unit)) continue;
    places[count] = placeOf(state, unit);
    abilities[count] = abilitiesOf(state, unit);
    free[count++] = unit;
  }
  return count;
}

function makeRoom(units: number): void {
  if (units <= sent.length) return;
  sent = new Int16Array(units * 2);
  ways = new Uint16Array(units * 2);
}

function beginCall(memory: Memory, state: State, demand: Demand, missing: number, units: number, first: number): Call {
  const { mobility } = state.context;
  const wanted = wantedFor(demand);
  let end = first;
  let moving = NONE;
  let distances = nowhere;
  for (let i = 0; i < units && missing > 0; i++) {
    const unit = free[i];
    if ((abilities[i] & wanted) !== wanted) continue;
    if (mobility[unit] !== moving) {
      moving = mobility[unit];
      distances = distancesTo(memory.distances, state, demand.hex, unit);
    }
    const distance = distances[places[i]];
    if (distance > demand.within) continue;
    sent[end] = unit;
    ways[end++] = distance;
  }
  const call: Call = { demand, first, count: end - first, missing, lead: NONE, next: NONE, cost: Infinity };
  findNext(memory.tasks, state, call);
  return call;
}

/** Finds the free unit that is nearest to a place. */
function findNext({ given }: Tasks, { context, strength }: State, call: Call): void {
  const { demand, first, lead } = call;
  const { formation, fullStrength } = context;
  call.next = NONE;
  call.cost = Infinity;
  if (call.missing <= 0) return;
  const urgency = (1 - call.missing / demand.fire) * metAlready + (demand.handicap ?? 0);
  let next = NONE;
  let least = Infinity;
  let end = first;
  for (let i = first; i < first + call.count; i++) {
    const unit = sent[i];
    if (given[unit] === 1) continue;
    // Whoever has been sent elsewhere is not looked at again.
    sent[end] = unit;
    ways[end] = ways[i];
    let cost = ways[end++] + urgency;
    if (cost >= least) continue;
    if (formation[unit] !== lead) cost += otherFormation;
    if (strength[unit] * 2 < fullStrength[unit]) cost += worn;
    if (cost >= least) continue;
    least = cost;
    next = unit;
  }
  call.count = end - first;
  call.next = next;
  call.cost = least;
}

const suits = (state: State, unit: number, demand: Demand): boolean => {
  const wanted = wantedFor(demand);
  return fights(state, unit) && (abilitiesOf(state, unit) & wanted) === wanted;
};

const wantedFor = ({ assault, personnel, armour }: Demand): number =>
  (assault ? ASSAULTS : 0) | (personnel ? ON_FOOT : 0) | (armour ? ARMOURED : 0);

const abilitiesOf = (state: State, unit: number): number =>
  (assaultPoints(state, unit) > 0 ? ASSAULTS : 0) | (state.context.class[unit] === PERSONNEL ? ON_FOOT : ARMOURED);

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
