import { BRANDENBURG, grid, hexCount, SOVIET, unitCount } from '../../context.js';
import { TRUNK_TOWN } from '../../ground.js';
import { poolOf } from '../../rules/city/fortress.js';
import { checkMoves, pointsLeft } from '../../rules/movement/may-move.js';
import { nodeHex } from '../../rules/movement/reach.js';
import { mayLeave } from '../../rules/stacking/stacking.js';
import { canPay, FOR_ASSAULT } from '../../rules/supply/supply-points.js';
import { stepCost } from '../../rules/terrain/costs.js';
import { NONE, POINT, POOL_FORTRESS, POOL_GERMAN, POOL_SOVIET, type State } from '../../state.js';
import { hasGap } from '../plan/break-out.js';
import { awaitsRescue } from '../last-word.js';
import type { Memory } from '../memory.js';
import { recallReach } from '../moves/reaches.js';
import { assaultPoints, isFrozen, type Sight } from '../map/sight.js';
import { isAnchored, type Tasks } from '../plan/tasks.js';

/** Who could come beside which target, and into which hex. */
export interface AssaultWays {
  count: number;
  readonly unit: Int16Array;
  readonly hex: Int16Array;
  /** The ways to a target are chained: the first, or NONE, and the next. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** By unit: 1 for those that have no part in assaults, or are given one already. */
  readonly taken: Uint8Array;
  /** By unit: 1 for those that can come beside the target they were told to assault, and so assault nothing else. */
  readonly bound: Uint8Array;
  /** By hex: 1 where the enemy is. */
  readonly isTarget: Uint8Array;
}

export const wayRoom = 1 << 14;

export const makeAssaultWays = (): AssaultWays => ({
  count: 0,
  unit: new Int16Array(wayRoom),
  hex: new Int16Array(wayRoom),
  first: new Int32Array(hexCount),
  next: new Int32Array(wayRoom),
  taken: new Uint8Array(unitCount),
  bound: new Uint8Array(unitCount),
  isTarget: new Uint8Array(hexCount),
});

/** Units come together for an assault only if `assembles`; otherwise they assault from where they stand. */
export function findAssaultWays(ways: AssaultWays, memory: Memory, state: State, assembles: boolean): void {
  const { sight, tasks, reaches } = memory;
  const { context, deciding: side } = state;
  clear(ways, sight);
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    ways.taken[unit] = 1;
    if (!takesPart(memory, state, unit)) continue;
    ways.taken[unit] = 0;
    addWays(ways, memory, state, unit, state.hexOf[unit], false);
    if (!assembles) continue;
    const anchored = isAnchored(tasks, state, unit);
    if (anchored && !maySally(tasks, state, unit)) continue;
    if (checkMoves(state, unit) || !mayLeave(state, unit)) continue;
    const points = pointsLeft(state, unit);
    // Searched in full: whoever does not assault may go as far.
    const known = recallReach(reaches, state, unit, points);
    const end = reaches.first[known] + reaches.count[known];
    for (let i = reaches.first[known]; i < end && reaches.costs[i] <= points - POINT; i++) {
      const node = reaches.nodes[i];
      const hex = nodeHex(node < 0 ? ~node : node);
      if (sight.enemyDistance[hex] === 1 || besideGarrison(state, hex))
        addWays(ways, memory, state, unit, hex, anchored);
    }
  }
}

function clear(ways: AssaultWays, { enemies, enemyHexes }: Sight): void {
  ways.count = 0;
  ways.first.fill(NONE);
  ways.bound.fill(0);
  ways.isTarget.fill(0);
  for (let i = 0; i < enemies; i++) ways.isTarget[enemyHexes[i]] = 1;
}

function takesPart(memory: Memory, state: State, unit: number): boolean {
  if (state.hexOf[unit] < 0 || state.target[unit] !== NONE || assaultPoints(state, unit) === 0) return false;
  if (isFrozen(state, unit) || pointsLeft(state, unit) < POINT || memory.moods.noFire[unit] === 1) return false;
  if (slipsAway(memory, state, unit) || isSpared(state, unit)) return false;
  if (memory.sight.enemyDistance[state.hexOf[unit]] > farthest(state)) return false;
  return paysForAssault(state, unit);
}

/** Whether a German draws on the reserve of the fortress is asked only where that makes a difference. */
function paysForAssault(state: State, unit: number): boolean {
  if (state.deciding === SOVIET) return canPay(state, POOL_SOVIET, FOR_ASSAULT);
  const pays = canPay(state, POOL_GERMAN, FOR_ASSAULT);
  return pays === canPay(state, POOL_FORTRESS, FOR_ASSAULT) ? pays : canPay(state, poolOf(state, unit), FOR_ASSAULT);
}

/** Whoever breaks out and finds a gap fights no more. */
const slipsAway = (memory: Memory, state: State, unit: number): boolean =>
  memory.tasks.purpose[unit] === 'break-out' && hasGap(memory, state, unit);

/** Brandenburgers who count for points as long as they live are kept out of assaults. */
const isSpared = ({ context }: State, unit: number): boolean =>
  (context.kind[unit] & BRANDENBURG) !== 0 && context.scenario.extras.brandenburgStrength !== undefined;

/** Skiers and roads carry farther than a hex a point, but not much. */
const farthest = (state: State): number => state.impulse * 2;

/** All but one of the garrison of a town may go out to fight for another town of the trunk railway. */
const maySally = ({ purpose }: Tasks, state: State, unit: number): boolean =>
  (purpose[unit] === 'garrison' || purpose[unit] === 'railway') && state.top[state.hexOf[unit]] !== unit;

function besideGarrison(state: State, hex: number): boolean {
  if (state.deciding !== SOVIET) return false;
  const { garrisonIndex } = state.context.ground;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near >= 0 && garrisonIndex[near] >= 0 && state.garrisons[garrisonIndex[near]] === 1) return true;
  }
  return false;
}

function addWays(ways: AssaultWays, memory: Memory, state: State, unit: number, hex: number, townsOnly: boolean): void {
  const { moods, havens } = memory;
  const breaksOnly = awaitsRescue(state) && state.context.fortress[unit] === 1;
  for (let direction = 0; direction < 6; direction++) {
    const target = grid.neighbours[hex * 6 + direction];
    if (target < 0 || ways.isTarget[target] === 0 || ways.count === wayRoom) continue;
    if (townsOnly && (state.context.ground.hexes[target] & TRUNK_TOWN) === 0) continue;
    // Whoever is to get out of the city fights for nothing else.
    if (breaksOnly && havens.breach[target] === 0) continue;
    if (stepCost(state, unit, hex, direction) < 0) continue;
    if (moods.target[unit] === target) ways.bound[unit] = 1;
    ways.unit[ways.count] = unit;
    ways.hex[ways.count] = hex;
    ways.next[ways.count] = ways.first[target];
    ways.first[target] = ways.count++;
  }
}
