import { ActionCodes } from '@impulse/engine';
import { KIND, Order } from '../actions/actions.js';
import { GERMAN, SOVIET, unitCount } from '../context.js';
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
import { assaultOn, assemblyHex } from './assaults.js';
import type { Choice } from './choice.js';
import { FAR } from './distances.js';
import { consider, goalDistance, placeWorth } from './places.js';
import { enemyDistance, isFrozen, ownCount } from './sight.js';
import { isGun, tasks } from './tasks.js';
import { weights } from './weights.js';

/** Where units go, one after the other: those who assault first, guns last. */

/** Units that have been thought about in this phase and do nothing more. */
export const rested = new Uint8Array(unitCount);
const listed = new ActionCodes();
const order = new Order();

/** Moves a unit to the place from which it is to assault. */
export function chooseAssembly(state: State, choice: Choice): boolean {
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const to = assaultOn[unit] === NONE || state.hexOf[unit] < 0 ? NONE : assemblyHex(state, unit);
    if (to === NONE) continue;
    if (moveTo(state, unit, to, choice)) return true;
    assaultOn[unit] = NONE;
  }
  return false;
}

function moveTo(state: State, unit: number, to: number, choice: Choice): boolean {
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
export function chooseMove(state: State, choice: Choice): boolean {
  return chooseOf(state, false, choice) || chooseOf(state, true, choice);
}

function chooseOf(state: State, guns: boolean, choice: Choice): boolean {
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (rested[unit] === 1 || isGun(state, unit) !== guns) continue;
    if (chooseFor(state, unit, choice)) return true;
    rested[unit] = 1;
  }
  return false;
}

function chooseFor(state: State, unit: number, choice: Choice): boolean {
  const hex = state.hexOf[unit];
  if (hex === OFF_MAP) return chooseEntry(state, unit, choice);
  if (hex < 0 || assaultOn[unit] !== NONE || state.target[unit] !== NONE) return false;
  return chooseExit(state, unit, choice) || chooseStep(state, unit, choice) || chooseDeployment(state, unit, choice);
}

/** Ruling 102: whoever has broken out and come to a German edge leaves, and is lost no more. */
function chooseExit(state: State, unit: number, choice: Choice): boolean {
  if (tasks.purpose[unit] !== 'break-out') return false;
  listed.clear();
  listExit(state, unit, listed);
  if (listed.length === 0) return false;
  choice.set(listed.head(0), listed.tail(0), 'break-out', 0, unit, state.hexOf[unit]);
  return true;
}

/** The best place within reach, when it is better than the present one. */
function chooseStep(state: State, unit: number, choice: Choice): boolean {
  if (isFrozen(state, unit) || isSettled(state, unit) || checkMoves(state, unit) || !mayLeave(state, unit))
    return false;
  const here = state.hexOf[unit];
  consider(state, unit);
  const points = pointsLeft(state, unit);
  const stay = placeWorth(state, unit, here) + weights.inertia;
  let most = stay;
  let best = NONE;
  const reach = findReach(state, unit, isGun(state, unit) ? Math.max(0, points - deployReserve(state, unit)) : points);
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    const hex = nodeHex(node);
    const worth = placeWorth(state, unit, hex);
    if (worth <= most || isDominated(reach, node) || !fitsWith(state, unit, hex)) continue;
    most = worth;
    best = node;
  }
  if (best !== NONE) {
    const hex = nodeHex(best);
    choice.set(packHead(KIND.move, unit, hex), nodeTail(reach, best), tasks.purpose[unit], most - stay, unit, hex);
    noteMove(here, hex);
  }
  return chooseRail(state, unit, most, stay, choice) || best !== NONE;
}

/** A gun that can fire from near where it goes keeps a point to deploy. */
const deployReserve = (state: State, gun: number): number =>
  enemyDistance[state.hexOf[gun]] <= state.context.range[gun] + state.impulse ? POINT : 0;

/** Stays in the city, or in the place it has been given, or with its guns trained on the enemy. */
function isSettled(state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  if (tasks.purpose[unit] === 'hold') return true;
  if (isGun(state, unit)) {
    const away = enemyDistance[hex];
    return (state.flags[unit] & DEPLOYED) !== 0 && away > 1 && away * 2 <= state.context.range[unit] + 2;
  }
  return (
    state.context.side[unit] === GERMAN &&
    (state.context.ground.hexes[hex] & CITY) !== 0 &&
    tasks.purpose[unit] !== 'break-out'
  );
}

/** Crowding counts those who come. */
function noteMove(from: number, to: number): void {
  if (from >= 0 && ownCount[from] > 0) ownCount[from]--;
  ownCount[to]++;
}

/** A goal so far away that a train is worth its point. */
const longWay = 60;

function chooseRail(state: State, unit: number, least: number, stay: number, choice: Choice): boolean {
  const { context, deciding: side } = state;
  const here = state.hexOf[unit];
  if (side === SOVIET || (context.ground.hexes[here] & RAIL) === 0 || goalDistance(here) < longWay) return false;
  if (goalDistance(here) >= FAR || state.railed[side] + state.strength[unit] > context.data.railCapacity) return false;
  listed.clear();
  listRails(state, unit, listed);
  return takeBest(state, unit, least + POINT, stay, choice);
}

/** The best of the listed ends of a journey. */
function takeBest(state: State, unit: number, least: number, stay: number, choice: Choice): boolean {
  let best = -1;
  let most = least;
  for (let i = 0; i < listed.length; i++) {
    const worth = placeWorth(state, unit, headHex(listed.head(i)));
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
function chooseEntry(state: State, unit: number, choice: Choice): boolean {
  if (state.due[unit] === 0 || state.due[unit] > state.turn) return false;
  const reason = checkEnters(state, unit);
  listed.clear();
  if (reason === 'entry-closed') {
    listReassign(state, unit, listed);
    for (let i = 0; i < listed.length; i++) {
      if (isClosed(state, listed.tail(i))) continue;
      choice.set(listed.head(i), listed.tail(i), 'other-entry', 0, unit, NONE);
      return true;
    }
    return false;
  }
  if (reason) return false;
  consider(state, unit);
  listEntries(state, unit, listed);
  listRails(state, unit, listed);
  return takeBest(state, unit, -Infinity, 0, choice);
}

function chooseDeployment(state: State, unit: number, choice: Choice): boolean {
  if (!isGun(state, unit) || enemyDistance[state.hexOf[unit]] > state.context.range[unit] + 1) return false;
  order.reset(KIND.deploy);
  order.unit = unit;
  if (checkDeploy(state, order)) return false;
  choice.set(packHead(KIND.deploy, unit, state.hexOf[unit]), 0, 'deploy', 0, unit, state.hexOf[unit]);
  return true;
}
