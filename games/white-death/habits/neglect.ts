import { AFV, GERMAN, grid, PERSONNEL } from '../context.js';
import { TOWN } from '../ground.js';
import { isGun } from '../opponent/plan/tasks.js';
import { garrisonStands } from '../rules/city/garrisons.js';
import { checkArrives } from '../rules/forces/reinforcements.js';
import { checkMoves, isFrozen } from '../rules/movement/may-move.js';
import { reachOfMove } from '../rules/movement/movement.js';
import { isDominated, nodeHex } from '../rules/movement/reach.js';
import { fitsWith, mayLeave } from '../rules/stacking/stacking.js';
import { findIsolation, isConnected } from '../rules/supply/isolation.js';
import { holder, MOVED, NONE, type State } from '../state.js';
import { HABIT } from './names.js';

/** Who is near enough to walk into a town, and who is behind the front. */
const threat = 3;
const front = 6;

/** What a side leaves undone: `began` and `ended` are the beginning and the end of its impulse. */
export function countNeglect(began: State, ended: State, side: number, counts: number[]): void {
  const { context } = ended;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (checkArrives(ended, unit) === null) counts[HABIT['reinforcements left off the map']]++;
    if (isExposedGun(ended, side, unit) && couldBeElsewhere(began, ended, unit))
      counts[HABIT['guns left alone beside the enemy that could have gone']]++;
    if (isIdle(ended, side, unit)) counts[HABIT['idle units behind the front']]++;
  }
  for (const town of context.ground.trunkTowns) {
    const isEmpty = holder(ended, town) === NONE && !garrisonStands(ended, town);
    // A town is German until the Soviets are in it.
    const isOwn = side === GERMAN || holder(began, town) === side;
    if (isEmpty && isOwn && enemyWithin(ended, side, town, threat)) {
      counts[HABIT['threatened railway towns left empty']]++;
    }
  }
}

/** 15C: those in the city are cut off by the scenario. */
export function countCutOff(state: State, side: number, counts: number[]): void {
  const { context } = state;
  const isolation = findIsolation(state);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0 || context.fortress[unit] === 1 || isConnected(isolation, side, hex)) continue;
    counts[HABIT['units outside the city cut off at the end of a turn']]++;
  }
}

/** A gun in a stack of nothing but guns, with an enemy in the next hex. */
export function isExposedGun(state: State, side: number, unit: number): boolean {
  const hex = state.hexOf[unit];
  return hex >= 0 && isGun(state, unit) && isExposed(state, side, hex);
}

/** Is a hex beside the enemy, and nobody in it but guns? */
function isExposed(state: State, side: number, hex: number): boolean {
  for (let other = state.top[hex]; other !== NONE; other = state.below[other]) if (!isGun(state, other)) return false;
  return enemyWithin(state, side, hex, 1);
}

/** Has a gun come to where it stands in this impulse, or could it have gone from there to where it is not exposed? */
function couldBeElsewhere(began: State, ended: State, unit: number): boolean {
  if (began.hexOf[unit] !== ended.hexOf[unit]) return true;
  if (checkMoves(began, unit) || !mayLeave(began, unit)) return false;
  const side = began.context.side[unit];
  const reach = reachOfMove(began, unit);
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    const hex = nodeHex(node);
    if (!isDominated(reach, node) && fitsWith(began, unit, hex) && !isExposed(ended, side, hex)) return true;
  }
  return false;
}

/** Troops that could move and stay in open country, far from the enemy. */
function isIdle(state: State, side: number, unit: number): boolean {
  const { context } = state;
  const hex = state.hexOf[unit];
  const isTroops = context.class[unit] === PERSONNEL || context.class[unit] === AFV;
  if (hex < 0 || !isTroops || isGun(state, unit) || isFrozen(state, unit)) return false;
  if (state.flags[unit] & MOVED || context.ground.hexes[hex] & TOWN) return false;
  return !enemyWithin(state, side, hex, front);
}

function enemyWithin(state: State, side: number, hex: number, hexes: number): boolean {
  const { context } = state;
  const enemy = 1 - side;
  for (let unit = context.firstUnit[enemy]; unit < context.endUnit[enemy]; unit++) {
    if (state.hexOf[unit] >= 0 && grid.distance(state.hexOf[unit], hex) <= hexes) return true;
  }
  return false;
}
