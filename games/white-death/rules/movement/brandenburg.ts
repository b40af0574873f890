import type { Dice, Log } from '@impulse/engine';
import type { Order } from '../../actions/actions.js';
import { grid, unitCount } from '../../context.js';
import { sideIds } from '../../data/types.js';
import type { Reason } from '../../reasons.js';
import { inEnemyZone, LED, NONE, type State } from '../../state.js';
import { blameHex, type Fault } from '../fault.js';
import { arrive, isSeen, logMove, stopUnit } from './arrival.js';
import { rollIce } from '../terrain/ice.js';
import { checkMoves, pointsLeft } from './may-move.js';
import { PURPOSE } from '../purposes.js';
import { columnMayLeave, groupFits } from '../stacking/stacking.js';
import { followPath, type Walk } from './walk.js';
import { isAfv, isBrandenburg } from '../stacking/zones.js';

/** 21B: Brandenburgers bluff their way through Soviet zones, and may take others with them. */

export const foundOn = 1;

/** A move of Brandenburgers that lead others of their hex; the leader itself has been found able to move. */
export function checkLed(state: State, order: Order, fault: Fault | null): Reason | null {
  const { unit, count, units, path, steps } = order;
  if (!isBrandenburg(state, unit)) return 'leads-only-brandenburg';
  const start = state.hexOf[unit];
  for (let i = 0; i < count; i++) {
    const led = units[i];
    if (led === unit || state.hexOf[led] !== start || units.indexOf(led) < i) return 'led-unit-elsewhere';
    const reason = checkFollows(state, led, order, fault);
    if (reason) return reason;
  }
  const { reason, brokenAt } = followPath(state, unit, start, path, steps, pointsLeft(state, unit));
  if (reason) return blameHex(fault, reason, brokenAt);
  const end = path[steps - 1];
  if (end === start) return blameHex(fault, 'ends-where-it-began', end);
  if (!columnFits(state, order, end)) return blameHex(fault, 'stack-full', end);
  return columnMayLeave(state, column, count + 1) ? null : blameHex(fault, 'breaks-stack', start);
}

function checkFollows(state: State, led: number, order: Order, fault: Fault | null): Reason | null {
  const idle = checkMoves(state, led);
  if (idle) return idle;
  const start = state.hexOf[led];
  const { reason, brokenAt } = followPath(state, led, start, order.path, order.steps, pointsLeft(state, led), true);
  return reason && blameHex(fault, reason, brokenAt);
}

const column = new Int16Array(unitCount);

function columnFits(state: State, order: Order, end: number): boolean {
  for (let i = 0; i < order.count; i++) column[i] = order.units[i];
  column[order.count] = order.unit;
  return groupFits(state, column, order.count + 1, end);
}

/** Adds to an order with a path everybody in the hex who can follow it; false when nobody can or there is no room. */
export function addFollowers(state: State, order: Order): boolean {
  order.count = 0;
  for (let other = state.top[state.hexOf[order.unit]]; other !== NONE; other = state.below[other]) {
    if (other !== order.unit && !checkFollows(state, other, order, null)) order.units[order.count++] = other;
  }
  if (order.count === 0 || !columnFits(state, order, order.path[order.steps - 1])) return false;
  return columnMayLeave(state, column, order.count + 1);
}

/** Each pays its own costs. Ruling 62: nobody fires at AFVs so led. */
export function playLed(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { unit, count, units, path, steps } = order;
  const start = state.hexOf[unit];
  const seen = isSeen(state, unit);
  const end = path[steps - 1];
  // The leader goes first, so that in an empty hex he is the one to be seen (ruling 66).
  const led = follow(state, unit, order, false, log);
  let { overIce } = led;
  if (log) logMove(state, 'moved', unit, seen, start, path, steps, led.cost, log);
  if (log) logColumn(state, order, end, log);
  for (let i = 0; i < count; i++) overIce = follow(state, units[i], order, true, log).overIce || overIce;
  for (let i = 0; i < count; i++) {
    if (overIce && isAfv(state, units[i])) rollIce(state, units[i], path[steps - 2] ?? start, dice, log);
  }
  playDetection(state, order, end, dice, log);
}

/** Moves one of the column. */
function follow(state: State, unit: number, { path, steps }: Order, escorted: boolean, log: Log | null): Walk {
  const walk = followPath(state, unit, state.hexOf[unit], path, steps, pointsLeft(state, unit), escorted);
  arrive(state, unit, path[steps - 1], walk.cost, walk.direction, walk.bank, log);
  return walk;
}

function logColumn(state: State, order: Order, end: number, log: Log): void {
  const { context } = state;
  const hex = grid.labels[end];
  const unit = context.unitIds[order.unit];
  log.push({
    type: 'column-units',
    rule: '21B',
    seats: [sideIds[context.side[order.unit]]],
    detail: { unit, hex, units: Array.from(order.units.subarray(0, order.count), (led) => context.unitIds[led]) },
  });
}

/** Those of a column who are no Brandenburgers. */
export function companionsIn(state: State, { count, units }: Order): number {
  let others = 0;
  for (let i = 0; i < count; i++) if (!isBrandenburg(state, units[i])) others++;
  return others;
}

/** 21B, ruling 46: a die on entering an enemy zone, less one for each of the others; found on 1 or less. */
export function playDetection(state: State, order: Order, hex: number, dice: Dice, log: Log | null): void {
  const { unit, count, units } = order;
  const { context } = state;
  if (!inEnemyZone(state, context.side[unit], hex)) return;
  const others = companionsIn(state, order);
  const die = dice.roll(PURPOSE.detection, unit);
  const found = die - others <= foundOn;
  if (log) {
    const detail = { unit: context.unitIds[unit], hex: grid.labels[hex], die, others, found };
    // Nobody else reads of a column that has not been found.
    log.push({ type: 'detection', rule: '21B', ...(found ? {} : { seats: [sideIds[context.side[unit]]] }), detail });
  }
  for (let i = 0; i < count; i++) markLed(state, units[i], found);
  if (found) stopUnit(state, unit);
}

function markLed(state: State, unit: number, found: boolean): void {
  if (state.hexOf[unit] < 0) return;
  if (found) stopUnit(state, unit);
  else state.flags[unit] |= LED;
}
