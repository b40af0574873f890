import type { Log } from '@impulse/engine';
import { INTENSITY, KIND, type Order, QUARTER } from '../../actions/actions.js';
import { ARTILLERY, grid, NON_DIVISIONAL, SOVIET } from '../../context.js';
import type { Reason } from '../../reasons.js';
import {
  BARRAGED,
  DEFENDED,
  DEPLOYED,
  NONE,
  POOL_FORTRESS,
  RESOLVED,
  SHAKEN,
  type State,
  SUPPORTED,
} from '../../state.js';
import { blameUnit, type Fault } from '../fault.js';
import { poolOf } from '../city/fortress.js';
import { inSupply } from '../supply/supply-lines.js';
import { canPayIntensity, FOR_ASSAULT, payIntensity } from '../supply/supply-points.js';

/**
 * 11A Support. `hex` is always the hex that is assaulted: the guns of the phasing side support the units that assault
 * it, those of the other side the units in it.
 */

/** 15A4, 15B: what every gun is worth without high intensity or out of supply. */
const leastFactor = 1;

/** The assaulting units of a hex that may still fire: calls back for each until told to stop. */
function someAssaulter(state: State, hex: number, test: (unit: number) => boolean): boolean {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near < 0) continue;
    for (let unit = state.top[near]; unit !== NONE; unit = state.below[unit]) {
      if (state.target[unit] === hex && (state.flags[unit] & SHAKEN) === 0 && test(unit)) return true;
    }
  }
  return false;
}

function someDefender(state: State, hex: number, test: (unit: number) => boolean): boolean {
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) if (test(unit)) return true;
  return false;
}

/** Is this a unit that a side's guns could support in the fight for a hex? */
const someSupported = (state: State, side: number, hex: number, test: (unit: number) => boolean): boolean =>
  side === state.active ? someAssaulter(state, hex, test) : someDefender(state, hex, test);

/** 11A1: may a formation control a side's fire in the fight for a hex? Ruling 21: army troops only for the Germans. */
export function mayBeHeadquarters(state: State, side: number, hex: number, formation: number): boolean {
  const { context } = state;
  return (
    (side !== SOVIET || context.formations[formation].kind !== 'army') &&
    someSupported(state, side, hex, (unit) => context.formation[unit] === formation)
  );
}

/** 11A2: hexes to the nearest friendly unit in the fight, or NONE; a garrison alone in its hex can be supported too. */
function supportRange(state: State, gun: number, hex: number): number {
  const from = state.hexOf[gun];
  if (state.context.side[gun] !== state.active) return grid.distance(from, hex);
  let least = NONE;
  someAssaulter(state, hex, (unit) => {
    const distance = grid.distance(from, state.hexOf[unit]);
    if (least === NONE || distance < least) least = distance;
    return false;
  });
  return least;
}

/**
 * May a gun support the fight for a hex under a headquarters (a formation, or NONE when none was named)? Guns of the
 * phasing side also need their own pool to have paid for assaults (ruling 84).
 */
export function maySupport(state: State, gun: number, hex: number, headquarters: number): Reason | null {
  const { context } = state;
  if (state.hexOf[gun] < 0) return 'not-on-map';
  if ((context.kind[gun] & ARTILLERY) === 0) return 'not-artillery';
  if (context.support[gun] === 0) return 'no-support-factor';
  if ((state.flags[gun] & DEPLOYED) === 0) return 'not-deployed';
  if (state.flags[gun] & SHAKEN) return 'shaken';
  if (hasFired(state, gun, hex)) return 'already-fired';
  if (context.side[gun] === SOVIET) {
    if (headquarters === NONE) return 'no-headquarters';
    if (!inFormation(state, gun, headquarters)) return 'support-other-formation';
  }
  const range = supportRange(state, gun, hex);
  if (range === NONE || range > context.range[gun]) return 'out-of-range';
  if (context.side[gun] === state.active && state.paid[poolOf(state, gun)] < FOR_ASSAULT) return 'mixed-supply';
  return null;
}

/** May a gun support the fight for a hex under its own formation, the only one that may call a Soviet gun (11A1)? */
export function supportsFight(state: State, gun: number, hex: number): boolean {
  const { formation, side } = state.context;
  if (side[gun] === SOVIET && !mayBeHeadquarters(state, SOVIET, hex, formation[gun])) return false;
  return maySupport(state, gun, hex, formation[gun]) === null;
}

/** 11A1, 11B1: one kind of fire a phase, and none after a barrage. */
function hasFired(state: State, gun: number, hex: number): boolean {
  const flags = state.flags[gun];
  if (flags & (BARRAGED | SUPPORTED)) return true;
  if (state.context.side[gun] === state.active) {
    const target = state.target[gun];
    return target !== NONE && (state.marks[target] & RESOLVED) !== 0;
  }
  const at = state.hexOf[gun];
  return at !== hex && (state.marks[at] & DEFENDED) !== 0;
}

const inFormation = (state: State, gun: number, headquarters: number): boolean =>
  (state.context.kind[gun] & NON_DIVISIONAL) === 0 && state.context.formation[gun] === headquarters;

/**
 * 11A2: what a gun adds to the fire, in quarters of a point. `high` is the intensity of defensive fire (15A4), always
 * true for the phasing side; a pool that has paid for it this impulse gives it to all its guns.
 */
export function supportValue(state: State, gun: number, hex: number, high: boolean): number {
  const { context } = state;
  const full = (high || state.intensity[poolOf(state, gun)] === 1) && inSupply(state, gun);
  const value = (full ? context.support[gun] : leastFactor) * state.strength[gun] * QUARTER;
  return supportRange(state, gun, hex) * 2 > context.range[gun] ? value / 2 : value;
}

/** 15D2: does an intensity (`INTENSITY`) mean guns of this pool? */
export const isHighFor = (intensity: number, pool: number): boolean =>
  intensity === INTENSITY.high ||
  (intensity === INTENSITY.fortress && pool === POOL_FORTRESS) ||
  (intensity === INTENSITY.outside && pool !== POOL_FORTRESS);

/** 11A2: what the guns of an order add to its fire, in quarters of a point. */
export function supportOf(state: State, order: Order): number {
  const defensive = order.kind === KIND.defend;
  let sum = 0;
  for (let i = 0; i < order.count; i++) {
    const gun = order.units[i];
    sum += supportValue(state, gun, order.hex, !defensive || isHighFor(order.value, poolOf(state, gun)));
  }
  return sum;
}

/** 15A4, 15D2: is high intensity of use to some gun of the order, and can each pool that has to pay for it do so? */
export function checkIntensity(state: State, order: Order, fault: Fault | null = null): Reason | null {
  if (order.value === INTENSITY.low) return null;
  let guns = 0;
  for (let i = 0; i < order.count; i++) {
    const gun = order.units[i];
    const pool = poolOf(state, gun);
    if (!isHighFor(order.value, pool)) continue;
    guns++;
    if (!canPayIntensity(state, pool)) return blameUnit(fault, 'no-supply-for-intensity', gun);
  }
  return guns > 0 ? null : 'no-guns-for-intensity';
}

/** Pays for high intensity from each pool whose guns the order wants to fire so. */
export function payForIntensity(state: State, order: Order, log: Log | null): void {
  for (let i = 0; i < order.count; i++) {
    const pool = poolOf(state, order.units[i]);
    if (isHighFor(order.value, pool)) payIntensity(state, pool, log);
  }
}
