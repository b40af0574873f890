import { AFV, DEFENSIVE_ONLY, grid, hexCount, SOVIET } from '../../context.js';
import { knows } from '../../knowledge/knowledge.js';
import { bunkerAt } from '../../rules/city/bunkers.js';
import { garrisonFactor, garrisonStands } from '../../rules/city/garrisons.js';
import { EXITED, LOST, NONE, OFF_MAP, RELEASED_FORTRESS, RELEASED_TOWNS, type State } from '../../state.js';
import { addAround, type Shares } from './discs.js';
import type { ScriptWeights } from '../weights.js';

/** What a side sees of the map: how strong every hex is and what threatens it. Hidden units count as average ones. */

export interface Sight {
  /** Who looks. */
  side: number;
  /** Hexes that an enemy holds, garrisons included: the first `enemies` of `enemyHexes`. */
  enemies: number;
  readonly enemyHexes: Int16Array;
  /** And those of one's own side: the first `stacks` of `ownHexes`. */
  stacks: number;
  readonly ownHexes: Int16Array;
  /** What these stacks assault with, in the same order. */
  readonly enemyForce: Float64Array;
  readonly ownForce: Float64Array;
  /** By hex, in points of fire: what fires there in defence, and at tanks. */
  readonly enemyFire: Float32Array;
  readonly enemyAntitank: Float32Array;
  readonly enemyCount: Uint8Array;
  readonly ownCount: Uint8Array;
  /** Fire that the enemy, or one's own side, could bring to bear on a hex in the next impulse. */
  readonly threat: Float32Array;
  readonly backing: Float32Array;
  /** Hexes to the nearest enemy stack, at most `farAway`; and the `measured` stacks from which that was measured. */
  readonly enemyDistance: Uint8Array;
  readonly measuredFrom: Int16Array;
  measured: number;
}

const farAway = 60;

export const makeSight = (): Sight => ({
  side: NONE,
  enemies: 0,
  enemyHexes: new Int16Array(hexCount),
  stacks: 0,
  ownHexes: new Int16Array(hexCount),
  enemyForce: new Float64Array(hexCount),
  ownForce: new Float64Array(hexCount),
  enemyFire: new Float32Array(hexCount),
  enemyAntitank: new Float32Array(hexCount),
  enemyCount: new Uint8Array(hexCount),
  ownCount: new Uint8Array(hexCount),
  threat: new Float32Array(hexCount),
  backing: new Float32Array(hexCount),
  enemyDistance: new Uint8Array(hexCount),
  measuredFrom: new Int16Array(hexCount),
  measured: NONE,
});

/** Part of a force that comes to bear in the next impulse, by distance. */
const reachShares: Shares = [1, 1, 0.85, 0.5, 0.2];
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

/** Looks at the stacks of the map, and at them alone: what is felt around them, and how far they are, is measured when it is asked for. */
export function look(sight: Sight, weights: ScriptWeights, state: State, side: number): void {
  sight.side = side;
  sight.enemies = 0;
  sight.stacks = 0;
  sight.enemyFire.fill(0);
  sight.enemyAntitank.fill(0);
  sight.enemyCount.fill(0);
  sight.ownCount.fill(0);
  for (let hex = 0; hex < hexCount; hex++) {
    const top = state.top[hex];
    if (top !== NONE && state.context.side[top] === side) lookAtOwn(sight, state, hex);
    else if (top !== NONE || (side === SOVIET && garrisonStands(state, hex))) lookAtEnemy(sight, weights, state, hex);
  }
}

function lookAtOwn(sight: Sight, state: State, hex: number): void {
  const { ownCount, ownForce, ownHexes } = sight;
  let assaulting = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    ownCount[hex]++;
    if (!isFrozen(state, unit)) assaulting += assaultPoints(state, unit);
  }
  ownForce[sight.stacks] = assaulting;
  ownHexes[sight.stacks++] = hex;
}

function lookAtEnemy(sight: Sight, weights: ScriptWeights, state: State, hex: number): void {
  const { side, enemyFire, enemyAntitank, enemyCount } = sight;
  const enemy = 1 - side;
  let assaulting = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    enemyCount[hex]++;
    if (knows(state, side, unit)) {
      enemyFire[hex] += firePoints(state, unit);
      enemyAntitank[hex] += antitankPoints(state, unit);
      if (!isFrozen(state, unit)) assaulting += assaultPoints(state, unit);
    } else {
      enemyFire[hex] += weights.hiddenFire[enemy];
      enemyAntitank[hex] += weights.hiddenAntitank[enemy];
      assaulting += weights.hiddenFire[enemy] / 2;
    }
  }
  enemyFire[hex] += bunkerAt(state, hex) + (side === SOVIET && garrisonStands(state, hex) ? garrisonFactor : 0);
  enemyAntitank[hex] += bunkerAt(state, hex);
  sight.enemyForce[sight.enemies] = assaulting;
  sight.enemyHexes[sight.enemies++] = hex;
}

/** What the enemy's stacks could do to every hex. */
export const measureThreat = ({ threat, enemyHexes, enemyForce, enemies }: Sight): void =>
  spread(threat, enemyHexes, enemyForce, enemies);

/** What one's own could. */
export const measureBacking = ({ backing, ownHexes, ownForce, stacks }: Sight): void =>
  spread(backing, ownHexes, ownForce, stacks);

function spread(into: Float32Array, hexes: Int16Array, forces: Float64Array, count: number): void {
  into.fill(0);
  for (let i = 0; i < count; i++) addAround(into, hexes[i], forces[i], reachShares);
}

/** 9B, 10B: is an enemy hex held by one tank and nothing else, for all that can be seen? Only tanks drive it out. */
export function isLoneTank(state: State, side: number, hex: number): boolean {
  const unit = state.top[hex];
  if (unit === NONE || state.context.side[unit] === side || state.below[unit] !== NONE) return false;
  return state.context.class[unit] === AFV && !(side === SOVIET && garrisonStands(state, hex));
}

export function measureEnemy(sight: Sight): void {
  const { enemyDistance } = sight;
  if (!noteStacks(sight)) return;
  enemyDistance.fill(farAway);
  let end = 0;
  for (; end < sight.measured; end++) enemyDistance[(queue[end] = sight.measuredFrom[end])] = 0;
  for (let at = 0; at < end; at++) {
    const hex = queue[at];
    const next = enemyDistance[hex] + 1;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const near = grid.neighbours[i];
      if (near < 0 || enemyDistance[near] <= next) continue;
      enemyDistance[near] = next;
      queue[end++] = near;
    }
  }
}

/** Notes where the enemy's stacks are; garrisons alone do not come out of their towns. Are they elsewhere than before? */
function noteStacks(sight: Sight): boolean {
  const { enemies, enemyHexes, enemyCount, measuredFrom } = sight;
  let stacks = 0;
  let same = true;
  for (let i = 0; i < enemies; i++) {
    const hex = enemyHexes[i];
    if (enemyCount[hex] === 0) continue;
    if (measuredFrom[stacks] !== hex) {
      measuredFrom[stacks] = hex;
      same = false;
    }
    stacks++;
  }
  if (stacks === sight.measured && same) return false;
  sight.measured = stacks;
  return true;
}

/** Is the unit on the map, or about to come? */
export const takesPart = (state: State, unit: number): boolean => {
  const hex = state.hexOf[unit];
  if (hex === LOST || hex === EXITED) return false;
  return hex !== OFF_MAP || (state.due[unit] > 0 && state.due[unit] <= state.turn);
};
