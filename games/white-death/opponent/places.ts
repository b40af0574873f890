import { AFV, GERMAN, SOVIET } from '../context.js';
import { CITY, FOREST, TOWN } from '../ground.js';
import { bunkerAt } from '../rules/city/bunkers.js';
import { inEnemyZone, NONE, type State } from '../state.js';
import { havenWorth, isSafe, slipsOut, wayCost } from './break-out.js';
import { distancesTo, FAR } from './distances.js';
import { groundDefence, pointWorth } from './fights.js';
import { backing, enemyDistance, firePoints, ownCount, threat } from './sight.js';
import { mean, meanOutcome } from './tables.js';
import { awards, isLastWord } from './last-word.js';
import { isGun, tasks } from './tasks.js';
import { weights } from './weights.js';

/** What it is worth to a unit to stand in a hex at the end of its move. */

let distances: Uint16Array | null = null;
let late = 1;

/** Prepares for the hexes of one unit. */
export function consider(state: State, unit: number): void {
  const goal = tasks.goal[unit];
  distances = goal === NONE ? null : distancesTo(state, goal, unit);
  const [, last] = state.context.scenario.turns;
  late = state.turn < last ? 1 : isLastWord(state) ? 0 : weights.lateDanger;
}

export const goalDistance = (hex: number): number => (distances ? distances[hex] : FAR);

export function placeWorth(state: State, unit: number, hex: number): number {
  return isGun(state, unit) ? gunWorth(state, unit, hex) : troopWorth(state, unit, hex);
}

function troopWorth(state: State, unit: number, hex: number): number {
  const { context } = state;
  const side = context.side[unit];
  let worth = awards[hex];
  if (tasks.purpose[unit] === 'break-out') worth += havenWorth(state, unit, hex);
  if (tasks.purpose[unit] === 'break-out' && !isSafe(state, unit) && slipsOut(state, unit)) worth -= wayCost(hex);
  else if (distances) {
    worth -= (distances[hex] * weights.approach[side]) / 12;
    if (distances[hex] === 0) worth += weights.atGoal[side];
  }
  const bits = context.ground.hexes[hex];
  if (bits & (TOWN | FOREST)) worth += weights.cover[side] * (bits & TOWN ? 4 : 2);
  const others = ownCount[hex] - (state.hexOf[unit] === hex ? 1 : 0);
  worth -= others * weights.crowding;
  worth -= dangerAt(state, unit, hex, others) * weights.danger[side] * late;
  if (hex !== state.hexOf[unit] && context.class[unit] === AFV && inEnemyZone(state, side, state.hexOf[unit])) {
    worth -= weights.transit;
  }
  return worth;
}

/** Expected loss, in thousandths of a point, when the enemy's next impulse falls on the hex. */
export function dangerAt(state: State, unit: number, hex: number, others: number): number {
  const { context } = state;
  if (threat[hex] === 0) return 0;
  // The enemy has the same choice of targets on a whole front; friends around take their share.
  const focus = threat[hex] / (1 + (backing[hex] + firePoints(state, unit)) / (threat[hex] + 40));
  const defence = context.class[unit] === AFV ? 8 : groundDefence(state, hex, context.class[unit], true);
  meanOutcome(state, focus / (others + 1), defence, state.strength[unit], context.morale[unit]);
  const boldness = tasks.purpose[unit] === 'break-out' && !isSafe(state, unit) ? desperate : 1;
  return (mean.loss + mean.failure * failureLoss) * pointWorth(state, unit) * boldness;
}

/** A rout costs a point and the place. */
const failureLoss = 0.8;
/** Whoever stays in the city is lost anyway. */
const desperate = 0.15;

/** Guns want the enemy within half their range, not beside them. */
function gunWorth(state: State, gun: number, hex: number): number {
  const { context } = state;
  const side = context.side[gun];
  const away = enemyDistance[hex];
  const half = Math.max(2, context.range[gun] >> 1);
  let worth = 0;
  if (away <= 1) worth -= weights.gunExposed;
  else if (backing[hex] < threat[hex] * 0.6) worth -= weights.gunExposed * 0.7;
  else if (away > half) worth -= (away - half) * weights.gunApproach * 0.4;
  if (distances) worth -= Math.max(0, distances[hex] - half * 12) * (weights.approach[side] / 24);
  if (side === GERMAN && bunkerAt(state, hex) > 0 && context.ground.hexes[hex] & CITY) worth += weights.gunExposed * 2;
  worth -= (ownCount[hex] - (state.hexOf[gun] === hex ? 1 : 0)) * weights.crowding * (side === SOVIET ? 1 : 0.5);
  worth -= dangerAt(state, gun, hex, ownCount[hex]) * weights.danger[side] * 0.5;
  return worth;
}
