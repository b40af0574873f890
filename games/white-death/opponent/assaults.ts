import { KIND, Order } from '../actions/actions.js';
import { AFV, BRANDENBURG, grid, hexCount, SOVIET, unitCount } from '../context.js';
import { TRUNK_TOWN } from '../ground.js';
import { packHead } from '../actions/packing.js';
import { checkAssault } from '../rules/assault/assault.js';
import { stepCost } from '../rules/terrain/costs.js';
import { checkMoves, pointsLeft } from '../rules/movement/may-move.js';
import { findReach, nodeHex } from '../rules/movement/reach.js';
import { fitsWith, groupFits, mayLeave } from '../rules/stacking/stacking.js';
import { poolOf } from '../rules/city/fortress.js';
import { canPay, FOR_ASSAULT } from '../rules/supply/supply-points.js';
import { NONE, POINT, type State, STOPPED, TARGET } from '../state.js';
import { hasGap } from './break-out.js';
import type { Choice } from './choice.js';
import { assaultFrom, assaultWorth, Attackers, groundDefence } from './fights.js';
import { assaultPoints, enemyCount, enemyDistance, enemyFire, enemyHexes, isFrozen, seen } from './sight.js';
import { findSupport } from './support.js';
import { isAnchored, tasks } from './tasks.js';
import { weights } from './weights.js';

/** Which hexes are assaulted in this impulse, by whom and from where. */

/** By unit: the hex it is to assault, and the one it is to do that from. */
export const assaultOn = new Int16Array(unitCount).fill(NONE);
export const assaultFromHex = new Int16Array(unitCount).fill(NONE);

/** Ways for a unit to come beside a target: unit, hex, target; chained by target. */
const room = 1 << 14;
const wayUnit = new Int16Array(room);
const wayHex = new Int16Array(room);
const wayNext = new Int32Array(room);
const firstWay = new Int32Array(hexCount);
let ways = 0;

const taken = new Uint8Array(unitCount);
const planned = new Int16Array(64);
const attackers = new Attackers();
const order = new Order();

/** 5.5: a Soviet impulse of fewer points may assault only with the last of the turn. */
export const mayAssault = (state: State): boolean =>
  state.deciding !== SOVIET || state.impulse >= 3 || state.points[SOVIET] === 0;

/** Units come together for an assault only if they may; otherwise they assault from where they stand. */
export function planAssaults(state: State, assembles: boolean): void {
  assaultOn.fill(NONE);
  assaultFromHex.fill(NONE);
  arrivals = 0;
  if (!mayAssault(state)) return;
  markTargets();
  findSupport(state);
  findWays(state, assembles);
  for (let i = 0; i < seen.enemies; i++) worthOf[enemyHexes[i]] = unknown;
  for (;;) {
    const best = bestTarget(state);
    if (best === NONE) return;
    // Others may have taken the room meanwhile.
    worthOf[best] = gather(state, best);
    if (worthOf[best] > weights.leastAssault[state.deciding]) commit(state, best);
  }
}

const unknown = NaN;
const worthOf = new Float32Array(hexCount);

function bestTarget(state: State): number {
  let best = NONE;
  let most: number = weights.leastAssault[state.deciding];
  for (let i = 0; i < seen.enemies; i++) {
    const hex = enemyHexes[i];
    if (firstWay[hex] < 0) continue;
    if (Number.isNaN(worthOf[hex])) worthOf[hex] = gather(state, hex);
    if (worthOf[hex] <= most) continue;
    most = worthOf[hex];
    best = hex;
  }
  return best;
}

/** Gives the gathered attackers their target; whoever counted on them has to think again. */
function commit(state: State, target: number): void {
  firstWay[target] = -1;
  for (let i = 0; i < attackers.count; i++) {
    const unit = attackers.units[i];
    if (state.target[unit] !== NONE) continue;
    taken[unit] = 1;
    assaultOn[unit] = target;
    assaultFromHex[unit] = attackers.from[i];
    if (state.hexOf[unit] !== attackers.from[i]) arriving[arrivals++] = unit;
  }
  for (let i = 0; i < seen.enemies; i++) {
    const hex = enemyHexes[i];
    for (let way = firstWay[hex]; way >= 0; way = wayNext[way]) {
      if (taken[wayUnit[way]] === 1 && assaultOn[wayUnit[way]] === target) worthOf[hex] = unknown;
    }
  }
}

/** Units that are to move for an assault. */
const arriving = new Int16Array(unitCount);
let arrivals = 0;

function findWays(state: State, assembles: boolean): void {
  const { context, deciding: side } = state;
  ways = 0;
  firstWay.fill(-1);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    taken[unit] = 1;
    if (state.hexOf[unit] < 0 || state.target[unit] !== NONE || assaultPoints(state, unit) === 0) continue;
    if (isFrozen(state, unit) || pointsLeft(state, unit) < POINT) continue;
    if (slipsAway(state, unit) || isSpared(state, unit)) continue;
    if (enemyDistance[state.hexOf[unit]] > farthest(state) || !canPay(state, poolOf(state, unit), FOR_ASSAULT))
      continue;
    taken[unit] = 0;
    addWays(state, unit, state.hexOf[unit], false);
    if (!assembles) continue;
    const anchored = isAnchored(state, unit);
    if (anchored && !maySally(state, unit)) continue;
    if (checkMoves(state, unit) || !mayLeave(state, unit)) continue;
    const reach = findReach(state, unit, pointsLeft(state, unit) - POINT);
    for (let i = 0; i < reach.count; i++) {
      const hex = nodeHex(reach.nodes[i]);
      if (enemyDistance[hex] === 1 || besideGarrison(state, hex)) addWays(state, unit, hex, anchored);
    }
  }
}

/** Whoever breaks out and finds a gap fights no more. */
const slipsAway = (state: State, unit: number): boolean => tasks.purpose[unit] === 'break-out' && hasGap(state, unit);

/** Brandenburgers who count for points as long as they live are kept out of assaults. */
const isSpared = ({ context }: State, unit: number): boolean =>
  (context.kind[unit] & BRANDENBURG) !== 0 && context.scenario.extras.brandenburgStrength !== undefined;

/** Skiers and roads carry farther than a hex a point, but not much. */
const farthest = (state: State): number => state.impulse * 2;

/** All but one of the garrison of a town may go out to fight for another town of the trunk railway. */
const maySally = (state: State, unit: number): boolean =>
  (tasks.purpose[unit] === 'garrison' || tasks.purpose[unit] === 'railway') && state.top[state.hexOf[unit]] !== unit;

function besideGarrison(state: State, hex: number): boolean {
  if (state.deciding !== SOVIET) return false;
  const { garrisonIndex } = state.context.ground;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near >= 0 && garrisonIndex[near] >= 0 && state.garrisons[garrisonIndex[near]] === 1) return true;
  }
  return false;
}

const isTarget = new Uint8Array(hexCount);

/** Marked once, so that ways are found without looking at stacks. */
function markTargets(): void {
  isTarget.fill(0);
  for (let i = 0; i < seen.enemies; i++) isTarget[enemyHexes[i]] = 1;
}

function addWays(state: State, unit: number, hex: number, townsOnly: boolean): void {
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[hex * 6 + direction];
    if (target < 0 || isTarget[target] === 0 || ways === room) continue;
    if (townsOnly && (state.context.ground.hexes[target] & TRUNK_TOWN) === 0) continue;
    if (stepCost(state, unit, hex, direction) < 0) continue;
    wayUnit[ways] = unit;
    wayHex[ways] = hex;
    wayNext[ways] = firstWay[target];
    firstWay[target] = ways++;
  }
}

const candidates = new Int32Array(room);
const fireOf = new Float32Array(room);

/** Fills `attackers` with the strongest force that finds room around a hex; returns what the assault is worth. */
function gather(state: State, target: number): number {
  addDeclared(state, target);
  const begun = attackers.count > 0 ? assaultWorth(state, state.deciding, target, attackers) : 0;
  const declared = attackers.count;
  let count = 0;
  for (let way = firstWay[target]; way >= 0; way = wayNext[way]) {
    const unit = wayUnit[way];
    if (taken[unit] === 1) continue;
    // Whoever stands there already needs no room.
    fireOf[way] = assaultFrom(state, unit, wayHex[way], target) + (wayHex[way] === state.hexOf[unit] ? 4 : 0);
    candidates[count++] = way;
  }
  if (count === 0) return -Infinity;
  candidates.subarray(0, count).sort((a, b) => fireOf[b] - fireOf[a] || a - b);
  let missing = enoughFire(state, target);
  for (let i = 0; i < count && attackers.count < mostAttackers && missing > 0; i++) {
    const way = candidates[i];
    const unit = wayUnit[way];
    if (isGathered(unit) || !fits(state, unit, wayHex[way])) continue;
    attackers.add(unit, wayHex[way]);
    missing -= fireOf[way];
  }
  let worth = assaultWorth(state, state.deciding, target, attackers);
  // An assault that has begun is paid for: whoever makes it better joins.
  if (declared > 0)
    return attackers.count > declared && worth > begun ? weights.leastAssault[state.deciding] + 1 : -Infinity;
  if (copyWithoutTanks(state)) {
    const without = assaultWorth(state, state.deciding, target, infantry);
    if (without > worth) {
      worth = without;
      attackers.copy(infantry);
    }
  }
  return worth - supplyWorth(state);
}

/** Begins with those who have declared their assault on the hex already. */
function addDeclared(state: State, target: number): void {
  attackers.clear();
  if ((state.marks[target] & TARGET) === 0) return;
  for (let i = target * 6; i < target * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near < 0) continue;
    for (let unit = state.top[near]; unit !== NONE; unit = state.below[unit]) {
      if (state.target[unit] === target) attackers.add(unit, near);
    }
  }
}

const infantry = new Attackers();

/** Light tanks may cost more than they bring. */
function copyWithoutTanks(state: State): boolean {
  infantry.clear();
  for (let i = 0; i < attackers.count; i++) {
    if (state.context.class[attackers.units[i]] !== AFV) infantry.add(attackers.units[i], attackers.from[i]);
  }
  return infantry.count > 0 && infantry.count < attackers.count;
}

/** More than this finds no better column, even when some of the attackers are shaken. */
const enoughFire = (state: State, target: number): number =>
  mostOdds * Math.max(1, enemyCount[target]) * groundDefence(state, target, 0, true) + enemyFire[target];

const mostOdds = 9;

function isGathered(unit: number): boolean {
  for (let i = 0; i < attackers.count; i++) if (attackers.units[i] === unit) return true;
  return false;
}

const mostAttackers = 14;

/** The first assault of an impulse pays for all of them. */
const supplyWorth = (state: State): number =>
  state.paid[0] + state.paid[1] + state.paid[2] > 0 ? 0 : weights.supplyPoint / 3;

/** Is there room for a unit beside those who are there and those who are to come? */
function fits(state: State, unit: number, hex: number): boolean {
  if (state.hexOf[unit] === hex) return true;
  let count = 0;
  planned[count++] = unit;
  for (let i = 0; i < attackers.count; i++) {
    if (attackers.from[i] === hex && state.hexOf[attackers.units[i]] !== hex) planned[count++] = attackers.units[i];
  }
  for (let i = 0; i < arrivals; i++) {
    const other = arriving[i];
    if (assaultFromHex[other] === hex && state.hexOf[other] !== hex) planned[count++] = other;
  }
  return count === 1 ? fitsWith(state, unit, hex) : groupFits(state, planned, count, hex);
}

/** Declares the next assault of those that have come together; false when there is none. */
export function declareAssault(state: State, choice: Choice): boolean {
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const target = assaultOn[unit];
    if (target === NONE || state.target[unit] !== NONE || state.hexOf[unit] < 0) continue;
    if (!isReady(state, target)) continue;
    order.reset(KIND.assault);
    order.unit = unit;
    order.hex = target;
    if (checkAssault(state, order)) {
      assaultOn[unit] = NONE;
      continue;
    }
    choice.set(packHead(KIND.assault, unit, target), 0, 'assault', worths[target], unit, target);
    return true;
  }
  return false;
}

const decided = new Uint8Array(hexCount);
const worths = new Float32Array(hexCount);
const ready = 1;
const dropped = 2;

export function forgetDeclarations(): void {
  decided.fill(0);
}

/** Is the assault worth while with those who really came? Once begun it is carried through. */
function isReady(state: State, target: number): boolean {
  if (state.marks[target] & TARGET) return true;
  if (decided[target] === 0) {
    const { context, deciding: side } = state;
    attackers.clear();
    for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
      if (assaultOn[unit] !== target || state.hexOf[unit] < 0) continue;
      if (grid.direction(state.hexOf[unit], target) >= 0) attackers.add(unit, state.hexOf[unit]);
    }
    worths[target] = assaultWorth(state, side, target, attackers);
    decided[target] = worths[target] > weights.leastAssault[side] / 2 ? ready : dropped;
  }
  return decided[target] === ready;
}

/** Is a unit on its way to an assault, and where to? */
export const assemblyHex = (state: State, unit: number): number =>
  assaultOn[unit] === NONE || (state.flags[unit] & STOPPED) !== 0 || state.hexOf[unit] === assaultFromHex[unit]
    ? NONE
    : assaultFromHex[unit];
