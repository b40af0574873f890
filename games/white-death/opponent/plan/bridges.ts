import { KIND, Order } from '../../actions/actions.js';
import { BUILDS_BRIDGES, grid, SOVIET } from '../../context.js';
import { EAST, RAIL, ROAD, WEST } from '../../ground.js';
import { packHead } from '../../actions/packing.js';
import { checkBridge } from '../../rules/terrain/bridges.js';
import { BUILT, holder, NONE, type State } from '../../state.js';
import { distancesTo } from '../map/distances.js';
import type { Memory } from '../memory.js';
import type { Sight } from '../map/sight.js';
import { giveTask, placeOf } from './tasks.js';

/** 20B: Soviet engineers bridge the Lowatj where roads come up to it on both banks, so that the guns get across. */

/** Nobody goes farther for it, in twelfths of a point. */
const within = 48;
/** A road broken off in the river is mended rather than a new crossing made. */
const newCrossing = 24;
/** Hexes to the nearest Germans. */
const outOfFire = 2;

const order = new Order();

const mayBuild = (state: State, unit: number): boolean =>
  (state.context.kind[unit] & BUILDS_BRIDGES) !== 0 && (state.flags[unit] & BUILT) === 0;

/** Before the front has settled a bridge draws troops away from it: measured in the second scenario. */
const firstTurn = 8;

/** Sends the first engineers who are near enough to the nearest site; the others have better things to do. */
export function planBridges({ tasks, sight, distances }: Memory, state: State): void {
  const { context } = state;
  if (state.turn < firstTurn) return;
  let sites: readonly number[] | null = null;
  for (let unit = context.firstUnit[SOVIET]; unit < context.endUnit[SOVIET]; unit++) {
    if (tasks.given[unit] === 1 || state.hexOf[unit] < 0 || !mayBuild(state, unit)) continue;
    sites ??= context.ground.riverHexes.filter((hex) => isSite(sight, state, hex));
    let best: number = NONE;
    let least: number = within;
    for (const hex of sites) {
      const cost =
        distancesTo(distances, state, hex, unit)[placeOf(state, unit)] + (onRoad(state, hex) ? 0 : newCrossing);
      if (cost > least) continue;
      least = cost;
      best = hex;
    }
    if (best === NONE) continue;
    giveTask(tasks, unit, 'bridge', best);
    tasks.builder = unit;
    return;
  }
}

const onRoad = (state: State, hex: number): boolean => (state.context.ground.hexes[hex] & (ROAD | RAIL)) !== 0;

const oneCrossing = 3;

const hasBridgeNear = (state: State, hex: number): boolean =>
  state.context.ground.riverHexes.some(
    (river, index) => state.bridges[index] !== 0 && grid.distance(river, hex) <= oneCrossing,
  );

/** A river hex without a bridge, roads on both banks, and no Germans near. */
function isSite({ enemyDistance }: Sight, state: State, hex: number): boolean {
  const { hexes, riverIndex } = state.context.ground;
  if (holder(state, hex) === 1 - SOVIET || enemyDistance[hex] < outOfFire || state.bridges[riverIndex[hex]] !== 0) {
    return false;
  }
  let banks = 0;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near < 0) continue;
    if (hexes[near] & (ROAD | RAIL)) banks |= hexes[near] & (WEST | EAST);
  }
  return banks === (WEST | EAST) && (onRoad(state, hex) || !hasBridgeNear(state, hex));
}

/** Builds as soon as somebody is there with a point left. */
export function chooseBridge({ tasks, choice }: Memory, state: State): boolean {
  const { builder: unit } = tasks;
  if (unit === NONE || state.hexOf[unit] !== tasks.goal[unit]) return false;
  order.reset(KIND.bridge);
  order.unit = unit;
  order.value = 1;
  if (checkBridge(state, order)) return false;
  choice.set(packHead(KIND.bridge, unit, state.hexOf[unit], 1), 0, 'bridge', 0, unit, state.hexOf[unit]);
  return true;
}
