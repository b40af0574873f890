import { ActionCodes } from '@impulse/engine';
import { KIND, Order } from '../actions/actions.js';
import { GERMAN, SOVIET } from '../context.js';
import { CITY, RAIL } from '../ground.js';
import { headHex, headKind, packHead } from '../actions/packing.js';
import { checkDeploy } from '../rules/movement/deploying.js';
import { listExit } from '../rules/victory/exit.js';
import { checkMoves, pointsLeft } from '../rules/movement/may-move.js';
import { listRails } from '../rules/movement/rail.js';
import { findReach, isDominated, nodeHex } from '../rules/movement/reach.js';
import { nodeTail } from '../rules/movement/reach-codes.js';
import { checkEnters, isClosed, listEntries, listReassign } from '../rules/forces/reinforcements.js';
import { fitsWith, mayLeave } from '../rules/stacking/stacking.js';
import { DEPLOYED, NONE, OFF_MAP, POINT, type State } from '../state.js';
import { assemblyHex } from './assault-plan.js';
import { FAR } from './distances.js';
import type { Mind } from './mind.js';
import { goalDistance, placeWorth, type Prospect, prospectOf } from './places.js';
import { isFrozen, type Sight } from './sight.js';
import { isGun } from './tasks.js';
import { blurred } from './whims.js';

/** Where units go, one after the other: those who assault first, guns last. */

const listed = new ActionCodes();
const order = new Order();

/** Moves a unit to the place from which it is to assault. */
export function chooseAssembly(mind: Mind, state: State): boolean {
  const { assaults } = mind;
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const to = state.hexOf[unit] < 0 ? NONE : assemblyHex(assaults, state, unit);
    if (to === NONE) continue;
    if (moveTo(mind, state, unit, to)) return true;
    assaults.on[unit] = NONE;
  }
  return false;
}

function moveTo({ choice }: Mind, state: State, unit: number, to: number): boolean {
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
export function chooseMove(mind: Mind, state: State): boolean {
  return chooseOf(mind, state, false) || chooseOf(mind, state, true);
}

function chooseOf(mind: Mind, state: State, guns: boolean): boolean {
  const { rested } = mind;
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (rested[unit] === 1 || isGun(state, unit) !== guns) continue;
    if (chooseFor(mind, state, unit)) return true;
    rested[unit] = 1;
  }
  return false;
}

function chooseFor(mind: Mind, state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (hex === OFF_MAP) return chooseEntry(mind, state, unit);
  if (hex < 0 || mind.assaults.on[unit] !== NONE || state.target[unit] !== NONE) return false;
  return chooseExit(mind, state, unit) || chooseStep(mind, state, unit) || chooseDeployment(mind, state, unit);
}

/** Ruling 102: whoever has broken out and come to a German edge leaves, and is lost no more. */
function chooseExit({ tasks, choice }: Mind, state: State, unit: number): boolean {
  if (tasks.purpose[unit] !== 'break-out') return false;
  listed.clear();
  listExit(state, unit, listed);
  if (listed.length === 0) return false;
  choice.set(listed.head(0), listed.tail(0), 'break-out', 0, unit, state.hexOf[unit]);
  return true;
}

/** The best place within reach, when it is better than the present one. */
function chooseStep(mind: Mind, state: State, unit: number): boolean {
  if (!mayStep(mind, state, unit)) return false;
  const { tasks, choice } = mind;
  const here = state.hexOf[unit];
  const prospect = prospectOf(mind, state, unit);
  const stay = blurred(mind, placeWorth(mind, state, prospect, here) + mind.weights.inertia, unit, here);
  let most = stay;
  let best = NONE;
  const reach = findReach(state, unit, pointsToSpend(mind.sight, state, unit));
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    const hex = nodeHex(node);
    const worth = blurred(mind, placeWorth(mind, state, prospect, hex), unit, hex);
    if (worth <= most || isDominated(reach, node) || !fitsWith(state, unit, hex)) continue;
    most = worth;
    best = node;
  }
  if (best !== NONE) {
    const hex = nodeHex(best);
    choice.set(packHead(KIND.move, unit, hex), nodeTail(reach, best), tasks.purpose[unit], most - stay, unit, hex);
    noteMove(mind.sight, here, hex);
  }
  return chooseRail(mind, state, prospect, most, stay) || best !== NONE;
}

/** May a unit move, and has it anywhere to go? */
export const mayStep = (mind: Mind, state: State, unit: number): boolean =>
  !isFrozen(state, unit) && !isSettled(mind, state, unit) && !checkMoves(state, unit) && mayLeave(state, unit);

/** A gun that can fire from near where it goes keeps a point to deploy. */
export function pointsToSpend({ enemyDistance }: Sight, state: State, unit: number): number {
  const points = pointsLeft(state, unit);
  const deploys = isGun(state, unit) && enemyDistance[state.hexOf[unit]] <= state.context.range[unit] + state.impulse;
  return deploys ? Math.max(0, points - POINT) : points;
}

/** Stays in the city, or in the place it has been given, or with its guns trained on the enemy. */
function isSettled({ tasks, sight }: Mind, state: State, unit: number): boolean {
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

function chooseRail(mind: Mind, state: State, prospect: Prospect, least: number, stay: number): boolean {
  const { unit } = prospect;
  const { context, deciding: side } = state;
  const here = state.hexOf[unit];
  if (side === SOVIET || (context.ground.hexes[here] & RAIL) === 0 || goalDistance(prospect, here) < longWay)
    return false;
  if (goalDistance(prospect, here) >= FAR || state.railed[side] + state.strength[unit] > context.data.railCapacity)
    return false;
  listed.clear();
  listRails(state, unit, listed);
  return takeBest(mind, state, prospect, least + POINT, stay);
}

/** The best of the listed ends of a journey. */
function takeBest(mind: Mind, state: State, prospect: Prospect, least: number, stay: number): boolean {
  const { tasks, choice } = mind;
  const { unit } = prospect;
  let best = -1;
  let most = least;
  for (let i = 0; i < listed.length; i++) {
    const hex = headHex(listed.head(i));
    const worth = blurred(mind, placeWorth(mind, state, prospect, hex), unit, hex);
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
function chooseEntry(mind: Mind, state: State, unit: number): boolean {
  if (state.due[unit] === 0 || state.due[unit] > state.turn || mind.moods.get(unit)?.hold === true) return false;
  const reason = checkEnters(state, unit);
  listed.clear();
  if (reason === 'entry-closed') {
    listReassign(state, unit, listed);
    for (let i = 0; i < listed.length; i++) {
      if (isClosed(state, listed.tail(i))) continue;
      mind.choice.set(listed.head(i), listed.tail(i), 'other-entry', 0, unit, NONE);
      return true;
    }
    return false;
  }
  if (reason) return false;
  listEntries(state, unit, listed);
  listRails(state, unit, listed);
  return takeBest(mind, state, prospectOf(mind, state, unit), -Infinity, 0);
}

function chooseDeployment({ sight, choice }: Mind, state: State, unit: number): boolean {
  if (!isGun(state, unit) || sight.enemyDistance[state.hexOf[unit]] > state.context.range[unit] + 1) return false;
  order.reset(KIND.deploy);
  order.unit = unit;
  if (checkDeploy(state, order)) return false;
  choice.set(packHead(KIND.deploy, unit, state.hexOf[unit]), 0, 'deploy', 0, unit, state.hexOf[unit]);
  return true;
}
