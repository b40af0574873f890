import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { ARTILLERY, grid, SOVIET, unitCount } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { knows } from '../../knowledge/knowledge.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import {
  BARRAGED,
  DEPLOYED,
  holder,
  NONE,
  POOL_FORTRESS,
  POOL_GERMAN,
  POOL_SOVIET,
  SHELLED,
  stackSize,
  type State,
} from '../../state.js';
import {
  barrageValue,
  EIGHTH,
  findAttacks,
  isFullRocket,
  isGermanRocket,
  leastAttack,
  ROCKETS_AT_HALF,
  ROCKETS_IN_FULL,
  splitFits,
  totalValue,
  unobservedModifier,
} from './values.js';
import { blameUnit, type Fault } from '../fault.js';
import { bunkerAt } from '../city/bunkers.js';
import { supportsAssault } from './division.js';
import { observedAsKnown } from './observation.js';
import { poolOf } from '../city/fortress.js';
import { garrisonBars } from '../city/garrisons.js';
import { findIsolation } from '../supply/isolation.js';
import { strikeBunker, strikeGarrison, strikeUnit } from './strikes.js';
import { isSupplied, poolIn, type SupplyLines, supplyNow } from '../supply/supply-lines.js';
import { canPay, FOR_BARRAGE, FOR_ROCKETS, payFor } from '../supply/supply-points.js';
import { isVacated } from '../assault/targets.js';

/** 11B Barrage. */

/** May this unit fire a barrage at anything at all? */
const checkGun = (state: State, gun: number): Reason | null =>
  checkReady(state, gun) ?? checkSupply(supplyNow(state, state.active), gun);

function checkReady(state: State, gun: number): Reason | null {
  const { context } = state;
  if (context.side[gun] !== state.active) return 'not-your-unit';
  if (state.hexOf[gun] < 0) return 'not-on-map';
  if ((context.kind[gun] & ARTILLERY) === 0 || context.barrage[gun] === 0) return 'not-artillery';
  if ((state.flags[gun] & DEPLOYED) === 0) return 'not-deployed';
  if (state.flags[gun] & BARRAGED) return 'already-fired';
  // 11B1: what has been ordered to assault could not fire there any more.
  return state.target[gun] === NONE ? null : 'assaults-this-impulse';
}

function checkSupply(lines: SupplyLines, gun: number): Reason | null {
  if (!isSupplied(lines, gun)) return 'not-in-supply';
  return canPay(lines.state, poolIn(lines, gun), FOR_BARRAGE) ? null : 'no-supply-for-barrage';
}

/** Any hex with an enemy unit or a garrison; ruling 87: once in a phase, with any number of attacks. */
function checkTarget(state: State, hex: number): Reason | null {
  const there = holder(state, hex);
  const enemy = there === NONE ? garrisonBars(state, state.active, hex) : there !== state.active;
  if (!enemy) return 'no-target';
  return state.marks[hex] & SHELLED ? 'barraged-already' : null;
}

const reaches = (state: State, gun: number, hex: number): boolean =>
  grid.distance(state.hexOf[gun], hex) <= state.context.range[gun];

export function checkBarrage(state: State, order: Order, fault: Fault | null = null): Reason | null {
  if (order.count === 0) return 'no-guns';
  for (let i = 0; i < order.count; i++) {
    const gun = order.units[i];
    const reason = order.units.indexOf(gun) < i ? 'already-fired' : checkGun(state, gun);
    if (reason) return blameUnit(fault, reason, gun);
  }
  const reason = checkTarget(state, order.hex);
  if (reason) return reason;
  for (let i = 0; i < order.count; i++) {
    if (!reaches(state, order.units[i], order.hex)) return blameUnit(fault, 'out-of-range', order.units[i]);
  }
  const rockets = checkRockets(state, order, fault);
  if (rockets) return rockets;
  if (totalValue(state, order) < leastAttack(state.context)) return 'barrage-too-weak';
  return splitFits(state, order) ? null : 'bad-split';
}

/** 15A3, ruling 85: a choice is for German rockets, and the third point has to be there. */
function checkRockets(state: State, order: Order, fault: Fault | null): Reason | null {
  if (order.value === 0) return null;
  let rockets = 0;
  for (let i = 0; i < order.count; i++) {
    const gun = order.units[i];
    if (!isGermanRocket(state, gun)) continue;
    rockets++;
    if (order.value === ROCKETS_IN_FULL && !isFullRocket(state, gun, order.value)) {
      return blameUnit(fault, 'no-supply-for-rockets', gun);
    }
  }
  return rockets > 0 ? null : 'no-rockets';
}

/** Calls back with every hex that may be barraged now. */
function forEachTarget(state: State, tell: (hex: number) => void): void {
  const { context, active, top, hexOf } = state;
  const enemy = 1 - active;
  const end = context.endUnit[enemy];
  for (let unit = context.firstUnit[enemy]; unit < end; unit++) {
    const hex = hexOf[unit];
    if (hex >= 0 && top[hex] === unit && checkTarget(state, hex) === null) tell(hex);
  }
  for (const hex of context.ground.garrisons) {
    if (top[hex] === NONE && checkTarget(state, hex) === null) tell(hex);
  }
}

/** The barrages of one gun by itself; of rockets that would spend the third point, also those that would not. */
export function listBarrages(state: State, gun: number, into: ActionCodes): void {
  if (checkGun(state, gun)) return;
  const least = leastAttack(state.context);
  const sparing = isFullRocket(state, gun, 0) && !isFullRocket(state, gun, ROCKETS_AT_HALF);
  forEachTarget(state, (hex) => {
    if (!reaches(state, gun, hex) || barrageValue(state, gun, hex) < least) return;
    into.push(packHead(KIND.barrage, gun, hex), 0);
    if (sparing && barrageValue(state, gun, hex, ROCKETS_AT_HALF) >= least)
      into.push(packHead(KIND.barrage, gun, hex, ROCKETS_AT_HALF), 0);
  });
}

const ready = new Int16Array(unitCount);

/** The guns of the phasing side that may fire; returns how many. */
export function findGuns(state: State, into: Int16Array): number {
  const { context, active } = state;
  const end = context.endUnit[active];
  const lines = supplyNow(state, active);
  let count = 0;
  for (let gun = context.firstUnit[active]; gun < end; gun++) {
    if (checkReady(state, gun)) continue;
    // What is asked for first costs less than to trace.
    if (canPay(state, poolIn(lines, gun), FOR_BARRAGE) && isSupplied(lines, gun)) into[count++] = gun;
  }
  return count;
}

/** For each hex that two or more guns can reach: all of them together. */
export function listMassedBarrages(state: State, into: ActionCodes): void {
  const count = findGuns(state, ready);
  if (count < 2) return;
  const least = leastAttack(state.context);
  forEachTarget(state, (hex) => {
    let reaching = 0;
    let value = 0;
    for (let i = 0; i < count && (reaching < 2 || value < least); i++) {
      if (!reaches(state, ready[i], hex)) continue;
      reaching++;
      value += barrageValue(state, ready[i], hex);
    }
    if (reaching >= 2 && value >= least) into.push(packHead(KIND.barrage, NONE, hex), 0);
  });
}

/** The tail of a packed barrage by all guns; not listed, and for opponents, are those by some of them, as these bits say. */
export const ALL_GUNS = 0;
/** Those that no assault needs. */
export const SPARE_GUNS = 1;
/** 11B3: those for which the hex is observed, as far as the firing side can tell. */
export const OBSERVED_GUNS = 2;

/** A packed barrage in full: `order` has its hex and its one gun, or NONE for all that can fire at the hex. */
export function fillBarrage(state: State, order: Order, guns = ALL_GUNS): void {
  order.count = 0;
  if (order.unit === NONE) {
    const count = findGuns(state, ready);
    for (let i = 0; i < count; i++) {
      if (!reaches(state, ready[i], order.hex)) continue;
      if (guns & SPARE_GUNS && supportsAssault(state, ready[i])) continue;
      if (guns & OBSERVED_GUNS && !observedAsKnown(state, ready[i], order.hex)) continue;
      order.units[order.count++] = ready[i];
    }
  } else {
    order.units[order.count++] = order.unit;
    order.unit = NONE;
  }
}

/**
 * Is there something to barrage with, for all the other side can see? That a phase is left out must not tell it what is
 * below the top counters (4C).
 */
export const mayHaveBarrage = (state: State): boolean =>
  hasBarrage(state) || (canPayForSome(state) && hidesUnits(state));

/** 15A2: could the phasing side pay for a barrage, from any of its pools? */
const canPayForSome = (state: State): boolean =>
  (state.active === SOVIET ? [POOL_SOVIET] : [POOL_GERMAN, POOL_FORTRESS]).some((pool) =>
    canPay(state, pool, FOR_BARRAGE),
  );

function hidesUnits(state: State): boolean {
  const { context, active } = state;
  for (let unit = context.firstUnit[active]; unit < context.endUnit[active]; unit++) {
    if (!knows(state, 1 - active, unit)) return true;
  }
  return false;
}

/** Is there anything at all to barrage at, with guns that together reach the table (ruling 124)? */
export function hasBarrage(state: State): boolean {
  const count = findGuns(state, ready);
  let found = false;
  if (count > 0) {
    const least = leastAttack(state.context);
    forEachTarget(state, (hex) => {
      let value = 0;
      for (let i = 0; i < count && !found; i++) {
        if (reaches(state, ready[i], hex)) value += barrageValue(state, ready[i], hex);
        found = value >= least;
      }
    });
  }
  return found;
}

const attacks: number[] = [];
const struck = new Int16Array(unitCount);

export function playBarrage(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { hex } = order;
  const enemy = 1 - state.active;
  const isolation = findIsolation(state);
  const unobserved = unobservedModifier(state, order);
  findAttacks(state, order, attacks);
  if (log) announce(state, order, unobserved, log);
  for (let i = 0; i < order.count; i++) {
    const gun = order.units[i];
    payFor(state, poolOf(state, gun), isFullRocket(state, gun, order.value) ? FOR_ROCKETS : FOR_BARRAGE, log);
    state.flags[gun] |= BARRAGED;
  }
  state.marks[hex] |= SHELLED;

  const before = pointsLost(state, enemy);
  let count = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) struck[count++] = unit;
  // From the bottom, so that nobody comes to the top, and into sight, on the way (4C).
  while (count > 0) strikeUnit(state, struck[--count], hex, attacks, unobserved, isolation, dice, log);
  if (garrisonBars(state, state.active, hex)) strikeGarrison(state, hex, attacks, unobserved, dice, log);
  // Ruling 88: last, so that all units had the shelter that was there when the barrage began.
  if (bunkerAt(state, hex) > 0) strikeBunker(state, hex, attacks, unobserved, dice, log);

  log?.push({
    type: 'barrage-result',
    rule: '11B2b',
    detail: { hex: grid.labels[hex], lost: pointsLost(state, enemy) - before, emptied: isVacated(state, hex) },
  });
}

const pointsLost = (state: State, side: number): number => state.losses[side * 2] + state.losses[side * 2 + 1];

/** Ruling 51: everybody learns of the fire and of how many units it fell on; only the firer, which guns it was. */
function announce(state: State, order: Order, unobserved: number, log: Log): void {
  const side = sideIds[state.active];
  const { unitIds } = state.context;
  const hex = grid.labels[order.hex];
  const guns = Array.from(order.units.subarray(0, order.count), (gun) => ({
    unit: unitIds[gun],
    value: barrageValue(state, gun, order.hex, order.value) / EIGHTH,
  }));
  log.push({
    type: 'barrage',
    rule: '11B2a',
    detail: {
      side,
      hex,
      attacks: attacks.map((value) => value / EIGHTH),
      unobserved,
      units: stackSize(state, order.hex),
    },
  });
  log.push({ type: 'barrage-guns', rule: '11B2a', seats: [side], detail: { hex, guns } });
}
