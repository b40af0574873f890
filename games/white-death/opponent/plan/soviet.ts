import { AFV, grid, SOVIET } from '../../context.js';
import { TRUNK_TOWN, WEST } from '../../ground.js';
import { fortressCut, fortressHolds } from '../../rules/city/fortress.js';
import { garrisonStands } from '../../rules/city/garrisons.js';
import { heldCityHex } from '../../rules/supply/tracing.js';
import { isWeapons } from '../../rules/stacking/zones.js';
import { holder, NONE, type State } from '../../state.js';
import { planBridges } from './bridges.js';
import { type Demand, meetAll } from './demands.js';
import { distancesTo, FAR } from '../map/distances.js';
import type { Memory } from '../memory.js';
import { findPosts } from './ring.js';
import { isLoneTank, type Sight } from '../map/sight.js';
import { giveTask, placeOf, type Tasks } from './tasks.js';

/** The Soviets close a ring round the city, reach for the trunk railway, storm the city and press the front west. */

/** Nobody comes from farther than that, in twelfths of a point. */
const farthestPost = 300;
const farthestTown = 420;
const siegeWithin = 84;
const townWithin = 48;
const grabWithin = 72;

export function planSoviets(memory: Memory, state: State): void {
  const holds = fortressHolds(state);
  planBridges(memory, state);
  holdTowns(memory, state);
  grabTowns(memory, state);
  if (holds) closeRing(memory, state);
  reachRailway(memory, state);
  if (holds) stormCity(memory, state);
  pressFront(memory, state);
}

/** Towns of the trunk railway that are taken bring points with every impulse. */
function holdTowns(memory: Memory, state: State): void {
  const { weights, sight } = memory;
  const demands = state.context.ground.trunkTowns
    .filter((hex) => holder(state, hex) === SOVIET)
    .map((hex): Demand => {
      const fire = Math.min(weights.mostTownFire, weights.townFire + sight.threat[hex] * 0.5);
      return { hex, purpose: 'railway', fire, within: townWithin, assault: false };
    });
  meetAll(memory, state, SOVIET, demands);
}

/** Whoever is near a town that is as good as empty takes it before anything else. */
function grabTowns(memory: Memory, state: State): void {
  const { weights, sight } = memory;
  const demands = state.context.ground.trunkTowns
    .filter((hex) => holder(state, hex) !== SOVIET && guardOf(sight, hex) < weights.easyGuard)
    .filter((hex) => !isLoneTank(state, SOVIET, hex))
    .map((hex): Demand => {
      const fire = weights.leastGrab + guardOf(sight, hex) * 2;
      return { hex, purpose: 'railway', fire, within: grabWithin, assault: true };
    });
  meetAll(memory, state, SOVIET, demands);
}

/** Beyond the Lowatj first, where a garrison would get away; the front holds the east anyhow. */
function closeRing(memory: Memory, state: State): void {
  const { weights } = memory;
  const { threat, enemyFire } = memory.sight;
  const { hexes } = state.context.ground;
  const posts = findPosts(state);
  const demandsOn = (isWest: boolean, least: number): Demand[] =>
    posts
      .filter((hex) => ((hexes[hex] & WEST) !== 0) === isWest)
      .map((hex): Demand => {
        const fire = Math.min(weights.mostPostFire, least + threat[hex] * 0.4 + enemyFire[hex]);
        return { hex, purpose: 'ring', fire, within: farthestPost, assault: true };
      });
  meetAll(memory, state, SOVIET, demandsOn(true, fortressCut(state) ? weights.postFire : weights.openPostFire));
  meetAll(memory, state, SOVIET, demandsOn(false, weights.eastPostFire));
}

/** The towns that are nearest and least guarded. */
function reachRailway(memory: Memory, state: State): void {
  const { weights, sight } = memory;
  const demands: Demand[] = [];
  for (const hex of state.context.ground.trunkTowns) {
    if (holder(state, hex) === SOVIET) continue;
    const guard = guardOf(sight, hex);
    const fire = Math.min(weights.mostStrike, weights.leastStrike + guard * 1.5);
    const armour = isLoneTank(state, SOVIET, hex);
    demands.push({ hex, purpose: 'railway', fire, within: farthestTown, assault: true, handicap: guard, armour });
  }
  meetAll(memory, state, SOVIET, demands);
}

/** What would have to be overcome in and around a town. */
const guardOf = ({ enemyFire, threat }: Sight, hex: number): number => enemyFire[hex] + threat[hex] * 0.5;

function stormCity(memory: Memory, state: State): void {
  const { city } = state.context.ground;
  const fire = memory.weights.stormFire;
  const demands = city
    .filter((_, index) => heldCityHex(state, index))
    .map((hex): Demand => ({ hex, purpose: 'city', fire, within: siegeWithin, assault: true }));
  meetAll(memory, state, SOVIET, demands);
}

/** Everybody else to the nearest town of a railway that the Germans still hold. */
function pressFront(memory: Memory, state: State): void {
  const { tasks } = memory;
  const { context } = state;
  for (let unit = context.firstUnit[SOVIET]; unit < context.endUnit[SOVIET]; unit++) {
    if (tasks.given[unit] === 1) continue;
    const weapons = isWeapons(state, unit);
    const goal = weapons ? gunGoal(memory, state, unit) : nearestTown(memory, state, unit);
    if (goal !== NONE) giveTask(tasks, unit, weapons ? 'gun-line' : 'front', goal);
  }
}

function nearestTown({ distances }: Memory, state: State, unit: number): number {
  const { context } = state;
  const { ground } = context;
  let best = NONE;
  let least = FAR;
  for (const hex of ground.garrisons) {
    if (!garrisonStands(state, hex) && holder(state, hex) !== 1 - SOVIET) continue;
    if (isLoneTank(state, SOVIET, hex) && context.class[unit] !== AFV) continue;
    const cost = distancesTo(distances, state, hex, unit)[placeOf(state, unit)];
    const less = cost - (ground.hexes[hex] & TRUNK_TOWN ? 24 : 0);
    if (cost < FAR && less < least) {
      least = less;
      best = hex;
    }
  }
  return best;
}

/** Guns follow their formation; those of the army stay with the siege. */
function gunGoal(memory: Memory, state: State, gun: number): number {
  const { context } = state;
  const { city } = context.ground;
  if (context.formations[context.formation[gun]].kind === 'army') {
    for (let index = 0; index < city.length; index++) if (heldCityHex(state, index)) return city[index];
    return nearestTown(memory, state, gun);
  }
  return formationGoal(memory.tasks, state, gun) ?? nearestTown(memory, state, gun);
}

/** The goal that most of a formation's fire goes to. */
export function formationGoal(tasks: Tasks, state: State, gun: number): number | undefined {
  const { context } = state;
  const side = context.side[gun];
  const crowds = new Map<number, number>();
  let best: number | undefined;
  let most = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (context.formation[unit] !== context.formation[gun] || isWeapons(state, unit)) continue;
    const goal = tasks.goal[unit];
    if (goal === NONE || state.hexOf[unit] < 0) continue;
    const near = grid.distance(state.hexOf[unit], placeOf(state, gun)) <= 12 ? 2 : 1;
    const count = (crowds.get(goal) ?? 0) + state.strength[unit] * near;
    crowds.set(goal, count);
    if (count <= most) continue;
    most = count;
    best = goal;
  }
  return best;
}
