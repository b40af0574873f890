import { AFV, DEFENSIVE_ONLY, GERMAN, grid, hexCount, SOVIET } from '../context.js';
import { knows } from '../knowledge/knowledge.js';
import { bunkerAt } from '../rules/city/bunkers.js';
import { garrisonFactor, garrisonStands } from '../rules/city/garrisons.js';
import { EXITED, LOST, NONE, OFF_MAP, RELEASED_FORTRESS, RELEASED_TOWNS, type State } from '../state.js';
import { discDistance, discEnd, discs, discSize } from './discs.js';
import { weights } from './weights.js';

/** What a side sees of the map: how strong every hex is and what threatens it. Hidden units count as average ones. */

/** By hex, in points of fire: what fires there in defence, at tanks, and what could assault out of it. */
export const enemyFire = new Float32Array(hexCount);
export const enemyAntitank = new Float32Array(hexCount);
export const enemyStrength = new Float32Array(hexCount);
export const enemyCount = new Uint8Array(hexCount);
export const ownFire = new Float32Array(hexCount);
export const ownCount = new Uint8Array(hexCount);
/** Fire that the enemy, or one's own side, could bring to bear on a hex in the next impulse. */
export const threat = new Float32Array(hexCount);
export const backing = new Float32Array(hexCount);
/** Hexes to the nearest enemy stack, at most `farAway`. */
export const enemyDistance = new Uint8Array(hexCount);
export const farAway = 60;

/** Hexes that an enemy holds, garrisons included. */
export const enemyHexes = new Int16Array(hexCount);
export const seen = { side: NONE, enemies: 0 };

const reachShare = [1, 1, 0.85, 0.5, 0.2] as const;
const queue = new Int16Array(hexCount);

/** The conventional fire of a unit at its strength, in points. */
export const firePoints = (state: State, unit: number): number =>
  (state.context.conventional[unit] * state.strength[unit]) / 2;

export const antitankPoints = (state: State, unit: number): number =>
  (state.context.antitank[unit] * state.strength[unit]) / 2;

/** 9A: what a unit can assault with. */
export const assaultPoints = (state: State, unit: number): number =>
  state.context.kind[unit] & DEFENSIVE_ONLY ? 0 : firePoints(state, unit);

/** 22: does it stay where it is until it is released? */
export function isFrozen(state: State, unit: number): boolean {
  const { townGarrison, fortress } = state.context;
  if (townGarrison[unit] === 1) return (state.released & RELEASED_TOWNS) === 0;
  return fortress[unit] === 1 && (state.released & RELEASED_FORTRESS) === 0;
}

export function look(state: State, side: number): void {
  seen.side = side;
  seen.enemies = 0;
  enemyFire.fill(0);
  enemyAntitank.fill(0);
  enemyStrength.fill(0);
  enemyCount.fill(0);
  ownFire.fill(0);
  ownCount.fill(0);
  threat.fill(0);
  backing.fill(0);
  enemyDistance.fill(farAway);
  for (let hex = 0; hex < hexCount; hex++) lookAt(state, side, hex);
  measureEnemy();
}

function lookAt(state: State, side: number, hex: number): void {
  const { context, top, below } = state;
  const first = top[hex];
  const garrison = garrisonStands(state, hex);
  if (first === NONE && !garrison) return;
  if (first !== NONE && context.side[first] === side) {
    let assaulting = 0;
    for (let unit = first; unit !== NONE; unit = below[unit]) {
      ownFire[hex] += firePoints(state, unit);
      ownCount[hex]++;
      if (!isFrozen(state, unit)) assaulting += assaultPoints(state, unit);
    }
    spread(backing, hex, assaulting);
    return;
  }
  if (first === NONE && side === GERMAN) return;
  let assaulting = 0;
  for (let unit = first; unit !== NONE; unit = below[unit]) assaulting += lookAtEnemy(state, side, hex, unit);
  enemyFire[hex] += bunkerAt(state, hex) + (garrison && side === SOVIET ? garrisonFactor : 0);
  enemyAntitank[hex] += bunkerAt(state, hex);
  enemyHexes[seen.enemies++] = hex;
  if (first !== NONE) spread(threat, hex, assaulting);
}

/** Adds one enemy unit to its hex; returns what it could assault with. */
function lookAtEnemy(state: State, side: number, hex: number, unit: number): number {
  const enemy = 1 - side;
  enemyCount[hex]++;
  if (!knows(state, side, unit)) {
    enemyFire[hex] += weights.hiddenFire[enemy];
    enemyAntitank[hex] += weights.hiddenAntitank[enemy];
    enemyStrength[hex] += weights.hiddenStrength[enemy];
    return weights.hiddenFire[enemy] / 2;
  }
  enemyFire[hex] += firePoints(state, unit);
  enemyAntitank[hex] += antitankPoints(state, unit);
  enemyStrength[hex] += state.strength[unit] * (state.context.class[unit] === AFV ? 2 : 1);
  return isFrozen(state, unit) ? 0 : assaultPoints(state, unit);
}

function spread(into: Float32Array, hex: number, fire: number): void {
  if (fire === 0) return;
  for (let at = hex * discSize; at < discEnd[hex]; at++) into[discs[at]] += fire * reachShare[discDistance[at]];
}

function measureEnemy(): void {
  let end = 0;
  for (let i = 0; i < seen.enemies; i++) {
    const hex = enemyHexes[i];
    // Garrisons alone do not come out of their towns.
    if (enemyCount[hex] === 0) continue;
    enemyDistance[hex] = 0;
    queue[end++] = hex;
  }
  for (let at = 0; at < end; at++) {
    const hex = queue[at];
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const near = grid.neighbours[i];
      if (near < 0 || enemyDistance[near] <= enemyDistance[hex] + 1) continue;
      enemyDistance[near] = enemyDistance[hex] + 1;
      queue[end++] = near;
    }
  }
}

/** Is the unit on the map, or about to come? */
export const takesPart = (state: State, unit: number): boolean => {
  const hex = state.hexOf[unit];
  if (hex === LOST || hex === EXITED) return false;
  return hex !== OFF_MAP || (state.due[unit] > 0 && state.due[unit] <= state.turn);
};
