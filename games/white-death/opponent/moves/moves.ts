import { ActionCodes } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { GERMAN, SOVIET } from '../../context.js';
import { CITY, RAIL } from '../../ground.js';
import { headHex, headKind, packHead } from '../../actions/packing.js';
import { checkDeploy } from '../../rules/movement/deploying.js';
import { listExit } from '../../rules/victory/exit.js';
import { checkMoves, pointsLeft } from '../../rules/movement/may-move.js';
import { listRails } from '../../rules/movement/rail.js';
import { unpackMove, WITH_BATTALION } from '../../rules/movement/movement.js';
import { findReach, isDominated, nodeHex, type Reach } from '../../rules/movement/reach.js';
import { nodeTail } from '../../rules/movement/reach-codes.js';
import { checkEnters, isClosed, listEntries, listReassign } from '../../rules/forces/reinforcements.js';
import { fitsWith, mayLeave } from '../../rules/stacking/stacking.js';
import { DEPLOYED, NONE, OFF_MAP, POINT, type State } from '../../state.js';
import { assemblyHex } from '../combat/assault-plan.js';
import { keepsRoom } from '../plan/break-out.js';
import { chooseColumn } from '../plan/columns.js';
import { FAR } from '../map/distances.js';
import type { Memory } from '../memory.js';
import {
  farthestWorth,
  goalDistance,
  lessLosses,
  nearestWithin,
  placeGain,
  placeWorth,
  type PlaceOutlook,
  prospectOf,
} from './places.js';
import { type GoalHeading, recallReach, searchRecalled } from './reaches.js';
import { isFrozen, type Sight } from '../map/sight.js';
import { isGun } from '../plan/tasks.js';

/** Where units go, one after the other: those who assault first, guns last. */

const listed = new ActionCodes();
const order = new Order();

/** Moves a unit to the place from which it is to assault. */
export function chooseAssembly(memory: Memory, state: State): boolean {
  const { assaults } = memory;
  const { context, deciding: side } = state;
  if (assaults.arrivals === 0) return false;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const to = state.hexOf[unit] < 0 ? NONE : assemblyHex(assaults, state, unit);
    if (to === NONE) continue;
    if (moveTo(memory, state, unit, to)) return true;
    assaults.on[unit] = NONE;
  }
  return false;
}

function moveTo({ choice }: Memory, state: State, unit: number, to: number): boolean {
  if (checkMoves(state, unit) || !mayLeave(state, unit) || !fitsWith(state, unit, to)) return false;
  const reach = findReach(state, unit, pointsLeft(state, unit) - POINT);
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    if (nodeHex(node) !== to || isDominated(reach, node)) continue;
    choice.set(packHead(KIND.move, unit, to), nodeTail(reach, node), 'assault', 0, unit, to);
    return true;
  }
  return false;
}

/** The next move, entry or deployment of the phase; false when everybody is where it should be. */
export function chooseMove(memory: Memory, state: State): boolean {
  const end = state.context.endUnit[state.deciding];
  for (; memory.nextTroop < end; memory.nextTroop++) {
    if (!isGun(state, memory.nextTroop) && chooseFor(memory, state, memory.nextTroop)) return true;
  }
  for (; memory.nextGun < end; memory.nextGun++) {
    if (isGun(state, memory.nextGun) && chooseFor(memory, state, memory.nextGun)) return true;
  }
  return false;
}

function chooseFor(memory: Memory, state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (hex === OFF_MAP) return chooseEntry(memory, state, unit);
  if (hex < 0 || memory.assaults.on[unit] !== NONE || state.target[unit] !== NONE) return false;
  if (chooseExit(memory, state, unit) || chooseColumn(memory, state, unit)) return true;
  return chooseStep(memory, state, unit) || chooseDeployment(memory, state, unit);
}

/** Ruling 102: whoever has broken out and come to a German edge leaves, and is lost no more. */
function chooseExit({ tasks, choice }: Memory, state: State, unit: number): boolean {
  if (tasks.purpose[unit] !== 'break-out') return false;
  listed.clear();
  listExit(state, unit, listed);
  if (listed.length === 0) return false;
  choice.set(listed.head(0), listed.tail(0), 'break-out', 0, unit, state.hexOf[unit]);
  return true;
}

/** The best place within reach, when it is better than the present one. */
function chooseStep(memory: Memory, state: State, unit: number): boolean {
  if (!mayStep(memory, state, unit)) return false;
  const { tasks, choice } = memory;
  // Rule 4, ruling 65: companies that would leave a stack that may not be go as a battalion.
  const value = mayLeave(state, unit) ? 0 : WITH_BATTALION;
  const here = state.hexOf[unit];
  const prospect = prospectOf(memory, state, unit);
  const { toGoal } = prospect;
  const stay = placeWorth(memory, state, prospect, here) + memory.weights.inertia;
  let most = stay;
  let best = NONE;
  const points = pointsToSpend(memory, state, unit);
  const farthest = farthestWorth(memory, state, prospect, stay - memory.noise.most - roundingError);
  if (nearestWithin(state, prospect, points) > farthest)
    return value === 0 && chooseRail(memory, state, prospect, stay, stay);
  const { reaches } = memory;
  const heading = headingFor(prospect, points + farthest);
  const known = recallReach(reaches, state, unit, points, heading);
  const end = reaches.first[known] + reaches.count[known];
  for (let i = reaches.first[known]; i < end && reaches.costs[i] <= points; i++) {
    const node = reaches.nodes[i];
    if (node < 0) continue;
    const hex = nodeHex(node);
    if (toGoal && toGoal[hex] > farthest) continue;
    const noise = memory.noise.on(KIND.move, unit, hex);
    const gain = placeGain(memory, state, prospect, hex);
    if (gain + noise <= most) continue;
    const worth = lessLosses(memory, state, prospect, hex, gain) + noise;
    if (worth <= most || !keepsRoom(memory.havens, state, unit, hex)) continue;
    if (value === 0 && !fitsWith(state, unit, hex)) continue;
    if (value !== 0 && !goesTogether(state, unit, searchRecalled(reaches, state, unit, points, heading), node))
      continue;
    most = worth;
    best = node;
  }
  if (best !== NONE) {
    const hex = nodeHex(best);
    choice.set(
      packHead(KIND.move, unit, hex, value),
      nodeTail(searchRecalled(reaches, state, unit, points, heading), best),
      tasks.purpose[unit],
      most - stay,
      unit,
      hex,
    );
    noteMove(memory.sight, here, hex);
  }
  return (value === 0 && chooseRail(memory, state, prospect, most, stay)) || best !== NONE;
}

/** In thousandths of a victory point. */
const roundingError = 1;

/** No way to a place that is near enough to the goal costs more than `most`, with what is left from there. */
const headingFor = ({ goal, toGoal }: PlaceOutlook, most: number): GoalHeading | null =>
  toGoal && most < Infinity ? { goal, left: toGoal, most: Math.ceil(most) } : null;

/** Can the whole battalion go where one of its companies can? */
const goesTogether = (state: State, unit: number, reach: Reach, node: number): boolean =>
  unpackMove(state, packHead(KIND.move, unit, nodeHex(node), WITH_BATTALION), nodeTail(reach, node), order, reach);

/** May a unit move, alone or with its battalion, and has it anywhere to go? */
const mayStep = (memory: Memory, state: State, unit: number): boolean =>
  !isFrozen(state, unit) &&
  !isSettled(memory, state, unit) &&
  !checkMoves(state, unit) &&
  (mayLeave(state, unit) || state.context.stack.battalion[unit] >= 0);

/** A gun that is to fire, and can from near where it goes, keeps a point to deploy. */
function pointsToSpend({ sight: { enemyDistance }, moods }: Memory, state: State, unit: number): number {
  const points = pointsLeft(state, unit);
  const inRange = enemyDistance[state.hexOf[unit]] <= state.context.range[unit] + state.impulse;
  const deploys = isGun(state, unit) && moods.noFire[unit] === 0 && inRange;
  return deploys ? Math.max(0, points - POINT) : points;
}

/** Stays in the city, or in the place it has been given, or with its guns trained on the enemy. */
function isSettled({ tasks, sight }: Memory, state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (tasks.purpose[unit] === 'hold') return true;
  if (isGun(state, unit)) {
    const away = sight.enemyDistance[hex];
    return (state.flags[unit] & DEPLOYED) !== 0 && away > 1 && away * 2 <= state.context.range[unit] + 2;
  }
  return (
    state.context.side[unit] === GERMAN &&
    (state.context.ground.hexes[hex] & CITY) !== 0 &&
    tasks.purpose[unit] !== 'break-out'
  );
}

/** Crowding counts those who come. */
function noteMove({ ownCount }: Sight, from: number, to: number): void {
  if (from >= 0 && ownCount[from] > 0) ownCount[from]--;
  ownCount[to]++;
}

/** A goal so far away that a train is worth its point. */
const longWay = 60;

function chooseRail(memory: Memory, state: State, prospect: PlaceOutlook, least: number, stay: number): boolean {
  const { unit } = prospect;
  const { context, deciding: side } = state;
  const here = state.hexOf[unit];
  if (side === SOVIET || (context.ground.hexes[here] & RAIL) === 0 || goalDistance(prospect, here) < longWay)
    return false;
  if (goalDistance(prospect, here) >= FAR || state.railed[side] + state.strength[unit] > context.data.railCapacity)
    return false;
  listed.clear();
  listRails(state, unit, listed);
  return takeBest(memory, state, prospect, least + POINT, stay);
}

/** The best of the listed ends of a journey. */
function takeBest(memory: Memory, state: State, prospect: PlaceOutlook, least: number, stay: number): boolean {
  const { tasks, choice } = memory;
  const { unit } = prospect;
  let best = -1;
  let most = least;
  for (let i = 0; i < listed.length; i++) {
    const hex = headHex(listed.head(i));
    const worth = placeWorth(memory, state, prospect, hex) + memory.noise.on(KIND.move, unit, hex);
    if (worth <= most) continue;
    most = worth;
    best = i;
  }
  if (best < 0) return false;
  const head = listed.head(best);
  const code = headKind(head) === KIND.move ? tasks.purpose[unit] : 'enter';
  choice.set(head, listed.tail(best), state.hexOf[unit] < 0 ? 'enter' : code, most - stay, unit, headHex(head));
  return true;
}

/** 17: onto the map as soon as may be; 17D: by another area when its own is closed. */
function chooseEntry(memory: Memory, state: State, unit: number): boolean {
  if (state.due[unit] === 0 || state.due[unit] > state.turn || memory.moods.hold[unit] === 1) return false;
  const reason = checkEnters(state, unit);
  listed.clear();
  if (reason === 'entry-closed') {
    listReassign(state, unit, listed);
    for (let i = 0; i < listed.length; i++) {
      if (isClosed(state, listed.tail(i))) continue;
      memory.choice.set(listed.head(i), listed.tail(i), 'other-entry', 0, unit, NONE);
      return true;
    }
    return false;
  }
  if (reason) return false;
  listEntries(state, unit, listed);
  listRails(state, unit, listed);
  return takeBest(memory, state, prospectOf(memory, state, unit), -Infinity, 0);
}

function chooseDeployment({ sight, choice }: Memory, state: State, unit: number): boolean {
  if (!isGun(state, unit) || sight.enemyDistance[state.hexOf[unit]] > state.context.range[unit] + 1) return false;
  order.reset(KIND.deploy);
  order.unit = unit;
  if (checkDeploy(state, order)) return false;
  choice.set(packHead(KIND.deploy, unit, state.hexOf[unit]), 0, 'deploy', 0, unit, state.hexOf[unit]);
  return true;
}
