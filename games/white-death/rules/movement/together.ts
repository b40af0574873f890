import type { Dice, Log } from '@impulse/engine';
import type { Order } from '../../actions/actions.js';
import { grid, unitCount } from '../../context.js';
import { sideIds } from '../../data/types.js';
import type { Reason } from '../../reasons.js';
import { NONE, type State } from '../../state.js';
import { overrunOnWay } from '../city/bunkers.js';
import { blameHex, blameUnit, type Fault } from '../fault.js';
import { audience } from '../morale/losses.js';
import { groupFits } from '../stacking/stacking.js';
import { inSkiZone, isSkier, isWeapons, staysInZone } from '../stacking/zones.js';
import { rollIce } from '../terrain/ice.js';
import { arrive, holdUnit, isSeen, logMove } from './arrival.js';
import { leaderOf, playDetection } from './brandenburg.js';
import { pointsLeft } from './may-move.js';
import { followPath } from './walk.js';

/**
 * 4, 6A, ruling 110: units that go the same way as one action, be they one or many. Each pays its own costs and runs its
 * own risks; the stacks they leave and make are judged as a whole. `units` are the first `count` of an array.
 */

/** Is everybody named once, and where the first is: in its hex, or off the map? */
export function checkNamed(
  state: State,
  units: ArrayLike<number>,
  count: number,
  checkOne: (state: State, unit: number) => Reason | null,
  fault: Fault | null,
): Reason | null {
  for (let i = 0; i < count; i++) {
    const unit = units[i];
    const reason = checkOne(state, unit);
    if (reason) return i === 0 ? reason : blameUnit(fault, reason, unit);
    if (state.hexOf[unit] !== state.hexOf[units[0]]) return blameUnit(fault, 'not-together', unit);
    for (let j = 0; j < i; j++) if (units[j] === unit) return blameUnit(fault, 'not-together', unit);
  }
  return null;
}

/** Can each of them go the whole way, and is there room for all where it ends? */
export function checkWay(
  state: State,
  units: ArrayLike<number>,
  count: number,
  { path, steps }: Order,
  fault: Fault | null,
): Reason | null {
  const escorted = isEscorted(state, units, count);
  const start = startOf(state, units[0]);
  for (let i = 0; i < count; i++) {
    const unit = units[i];
    const { reason, brokenAt } = followPath(state, unit, start, path, steps, pointsLeft(state, unit), escorted);
    if (!reason) continue;
    if (i > 0) blameUnit(fault, reason, unit);
    return blameHex(fault, reason, brokenAt);
  }
  const end = path[steps - 1];
  if (end === start) return blameHex(fault, 'ends-where-it-began', end);
  return groupFits(state, units, count, end) ? null : blameHex(fault, 'stack-full', end);
}

/** NONE for units that come onto the map. */
const startOf = (state: State, unit: number): number => Math.max(NONE, state.hexOf[unit]);

/** 3C: somebody who is not a weapons unit is company enough for all. */
function isEscorted(state: State, units: ArrayLike<number>, count: number): boolean {
  for (let i = 0; i < count; i++) if (!isWeapons(state, units[i])) return true;
  return false;
}

const overIce = new Uint8Array(unitCount);

/** Goes as far along the path as what is met on it allows, and bears what waits there. */
export function march(
  state: State,
  units: ArrayLike<number>,
  count: number,
  order: Order,
  dice: Dice,
  log: Log | null,
): void {
  const { path } = order;
  const start = startOf(state, units[0]);
  const steps = stepsTaken(state, units, count, order);
  if (steps > 0) {
    const escorted = isEscorted(state, units, count);
    const seen = log !== null && isSeen(state, units[0]);
    // The first goes first, so that in an empty hex it is the one to be seen (ruling 66).
    for (let i = 0; i < count; i++) {
      const cost = goAlong(state, units[i], order, steps, escorted, log);
      if (!log || i > 0) continue;
      if (start === NONE) logMove(state, 'entered', units[i], seen, start, path, steps, cost, log);
      else logMove(state, 'moved', units[i], seen, start, path, steps, cost, log);
    }
    if (log && count > 1) logFollowers(state, units, count, log);
    for (let i = 0; i < count; i++) {
      if (overIce[units[i]] === 1) rollIce(state, units[i], path[steps - 2] ?? start, dice, log);
    }
  }
  const hex = steps > 0 ? path[steps - 1] : start;
  // Ruling 63: skiers for whom there is no room on the way do not come onto the map.
  if (hex !== NONE) settle(state, units, count, hex, steps < order.steps, dice, log);
}

/** Moves one of them; returns what it has paid. */
function goAlong(
  state: State,
  unit: number,
  { path }: Order,
  steps: number,
  escorted: boolean,
  log: Log | null,
): number {
  const walk = followPath(state, unit, startOf(state, unit), path, steps, pointsLeft(state, unit), escorted);
  const { cost } = walk;
  overIce[unit] = walk.overIce ? 1 : 0;
  overrunOnWay(state, unit, path, steps, log);
  arrive(state, unit, path[steps - 1], cost, walk.direction, walk.bank, log);
  return cost;
}

/** 4C: below the first nobody else sees who has come. */
function logFollowers(state: State, units: ArrayLike<number>, count: number, log: Log): void {
  const { context } = state;
  const [first, ...others] = Array.from({ length: count }, (_, i) => context.unitIds[units[i]]);
  log.push({
    type: 'went-along',
    rule: leaderOf(state, units, count) === NONE ? '4' : '21B',
    seats: [sideIds[context.side[units[0]]]],
    detail: { unit: first, hex: grid.labels[state.hexOf[units[0]]], units: others },
  });
}

/**
 * How far a move comes. 3B: a ski unit below the top of an enemy stack shows itself by stopping skiers; nobody else passes
 * through zones with them. Ruling 63: where they have no room they fall back along their path.
 */
function stepsTaken(state: State, units: ArrayLike<number>, count: number, { path, steps }: Order): number {
  if (!isSkier(state, units[0])) return steps;
  const side = state.context.side[units[0]];
  for (let i = 0; i < steps - 1; i++) {
    if (!inSkiZone(state, side, path[i])) continue;
    let taken = i + 1;
    while (taken > 0 && !groupFits(state, units, count, path[taken - 1])) taken--;
    return taken;
  }
  return steps;
}

/** 3, 21B: what the zone does in which they have arrived. `stopped`: by skiers whom they did not know of. */
export function settle(
  state: State,
  units: ArrayLike<number>,
  count: number,
  hex: number,
  stopped: boolean,
  dice: Dice,
  log: Log | null,
): void {
  const leader = leaderOf(state, units, count);
  if (leader !== NONE) return playDetection(state, leader, hex, dice, log);
  for (let i = 0; i < count; i++) {
    const unit = units[i];
    // One that the ice has swallowed is nowhere.
    if (state.hexOf[unit] !== hex || (!stopped && !staysInZone(state, unit, hex))) continue;
    holdUnit(state, unit);
    if (log && isSkier(state, unit)) {
      const detail = { unit: state.context.unitIds[unit], hex: grid.labels[hex] };
      log.push({ type: 'ski-stopped', rule: '3B', ...audience(state, unit), detail });
    }
  }
}
