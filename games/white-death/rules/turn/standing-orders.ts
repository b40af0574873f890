import type { Dice, Log } from '@impulse/engine';
import { makeStanding } from '../../actions/action-numbers.js';
import {
  intensities,
  INTENSITY,
  KIND,
  Order,
  STANDING,
  standingNames,
  standingRoom,
  standingValues,
} from '../../actions/actions.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import type { Reason } from '../../reasons.js';
import { DEFENDED, NONE, type State } from '../../state.js';
import { checkDefend, playDefend } from '../assault/defensive-fire.js';
import { poolOf } from '../city/fortress.js';
import { inSupply } from '../supply/supply-lines.js';
import { mayBeHeadquarters, maySupport, supportValue } from '../barrage/support.js';
import { nextTarget } from '../assault/targets.js';

/** Standing orders: what a side does without being asked. They are its own business: the other side never reads them. */

const FIRE = standingValues.defence.indexOf('fire');
const NO_SUPPORT = standingValues.support.indexOf('none');
const HIGH = standingValues.support.indexOf('high');
const MOST_GUNS = standingValues.headquarters.indexOf('most-guns');

const standing = (state: State, side: number, name: (typeof standingNames)[number]): number =>
  state.standing[side * standingRoom + STANDING[name]];

/** Orders that change nothing are none. */
export function checkOrders(state: State, given: Order): Reason | null {
  for (const [index] of standingNames.entries()) {
    const value = given.standing[index];
    if (value !== NONE && value !== state.standing[state.deciding * standingRoom + index]) return null;
  }
  return 'no-orders-given';
}

export function playOrders(state: State, given: Order, log: Log | null): void {
  const at = state.deciding * standingRoom;
  for (const [index] of standingNames.entries()) {
    const value = given.standing[index];
    if (value !== NONE) state.standing[at + index] = value;
  }
  if (!log) return;
  const detail = { ...makeStanding(state.standing, at) };
  log.push({ type: 'orders-given', rule: 'standing-orders', seats: [sideIds[state.deciding]], detail });
}

const order = new Order();

/**
 * The defence step under standing orders: fires for each target in turn. False when the side has to be asked, because
 * its orders are to ask or have just disarmed themselves.
 */
export function ordersFire(state: State, dice: Dice, log: Log | null): boolean {
  const { deciding: side } = state;
  if (standing(state, side, 'defence') !== FIRE) return false;
  for (let hex = nextTarget(state, DEFENDED); hex !== NONE; hex = nextTarget(state, DEFENDED)) {
    prepareFire(state, hex);
    if (order.value !== INTENSITY.low && !reserveAllows(state)) {
      disarm(state, hex, log);
      return false;
    }
    tell(state, log);
    playDefend(state, order, dice, log);
  }
  return true;
}

/** Fills in the order for one hex; what the rules would refuse is fired without support. */
function prepareFire(state: State, hex: number): void {
  const { deciding: side } = state;
  const support = standing(state, side, 'support');
  order.reset(KIND.defend);
  order.hex = hex;
  order.formation = support === NO_SUPPORT ? NONE : chooseHeadquarters(state, hex);
  if (support === NO_SUPPORT) return;
  order.supportGiven = true;
  const high = support === HIGH && someGunSupplied(state, hex, order.formation);
  addGuns(state, hex, order.formation, high);
  order.value = high ? INTENSITY.high : INTENSITY.low;
  // Whether a pool can pay is not asked here: `reserveAllows` does, and the side hears of it.
  const reason = checkDefend(state, order);
  if (!reason || reason === 'no-supply-for-intensity') return;
  order.reset(KIND.defend);
  order.hex = hex;
}

/** 15B: out of supply all guns have factor 1, and high intensity would be paid for nothing. */
function someGunSupplied(state: State, hex: number, headquarters: number): boolean {
  const { context, deciding: side } = state;
  for (let gun = context.firstUnit[side]; gun < context.endUnit[side]; gun++) {
    if (!maySupport(state, gun, hex, headquarters) && inSupply(state, gun)) return true;
  }
  return false;
}

/** All that may; but at low intensity a gun in the hex itself does better to fire directly. */
function addGuns(state: State, hex: number, headquarters: number, high: boolean): void {
  const { context, deciding: side } = state;
  for (let gun = context.firstUnit[side]; gun < context.endUnit[side]; gun++) {
    if (!high && state.hexOf[gun] === hex) continue;
    if (!maySupport(state, gun, hex, headquarters)) order.units[order.count++] = gun;
  }
}

/** 11A1: among the formations in the hex; of equals the one nearer to the top. */
function chooseHeadquarters(state: State, hex: number): number {
  const byGuns = standing(state, state.deciding, 'headquarters') === MOST_GUNS;
  let best = NONE;
  let most = -1;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    const formation = state.context.formation[unit];
    if (formation === best || !mayBeHeadquarters(state, state.deciding, hex, formation)) continue;
    const weight = byGuns ? gunsOf(state, hex, formation) : strengthOf(state, hex, formation);
    if (weight <= most) continue;
    best = formation;
    most = weight;
  }
  return best;
}

/** What the guns of a headquarters would add. */
function gunsOf(state: State, hex: number, headquarters: number): number {
  const { context, deciding: side } = state;
  let value = 0;
  for (let gun = context.firstUnit[side]; gun < context.endUnit[side]; gun++) {
    if (!maySupport(state, gun, hex, headquarters)) value += supportValue(state, gun, hex, true);
  }
  return value;
}

function strengthOf(state: State, hex: number, formation: number): number {
  let strength = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (state.context.formation[unit] === formation) strength += state.strength[unit];
  }
  return strength;
}

/** 15A4: each pool that would have to pay keeps its reserve. */
function reserveAllows(state: State): boolean {
  const reserve = standing(state, state.deciding, 'reserve');
  for (let i = 0; i < order.count; i++) {
    const pool = poolOf(state, order.units[i]);
    if (state.intensity[pool] === 0 && state.supply[pool] <= reserve) return false;
  }
  return true;
}

function tell(state: State, log: Log | null): void {
  if (!log) return;
  const { context } = state;
  const detail = {
    order: 'defence',
    hex: grid.labels[order.hex],
    headquarters: context.formations[order.formation]?.id ?? null,
    intensity: intensities[order.value],
    support: Array.from(order.units.subarray(0, order.count), (gun) => context.unitIds[gun]),
  };
  log.push({ type: 'order-acted', rule: 'standing-orders', seats: [sideIds[state.deciding]], detail });
}

/** High intensity was ordered and the reserve forbids it: the side decides again itself. */
function disarm(state: State, hex: number, log: Log | null): void {
  state.standing[state.deciding * standingRoom + STANDING.defence] = standingValues.defence.indexOf('ask');
  if (!log) return;
  const detail = {
    order: 'defence',
    hex: grid.labels[hex],
    reason: 'reserve',
    reserve: standing(state, state.deciding, 'reserve'),
  };
  log.push({ type: 'order-disarmed', rule: 'standing-orders', seats: [sideIds[state.deciding]], detail });
}
