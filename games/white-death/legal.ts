import type { ActionCodes } from '@impulse/engine';
import { KIND, standingNames, standingRoom, standingValues } from './actions/actions.js';
import { AFV, PERSONNEL } from './context.js';
import { packHead } from './actions/packing.js';
import { listAdvances, mayAdvance } from './rules/assault/advance.js';
import { listAssaults } from './rules/assault/assault.js';
import { listCallOff } from './rules/assault/call-off.js';
import { listFires } from './rules/assault/assault-fire.js';
import { findGuns, listBarrages, listMassedBarrages } from './rules/barrage/barrage.js';
import { listBridges } from './rules/terrain/bridges.js';
import { listDefences } from './rules/assault/defensive-fire.js';
import { listDeploy } from './rules/movement/deploying.js';
import { listExit } from './rules/victory/exit.js';
import { listImpulses } from './rules/turn/impulses.js';
import { listMoves } from './rules/movement/movement.js';
import { listRails } from './rules/movement/rail.js';
import { listRefits } from './rules/forces/refit.js';
import { listEntries, listReassign } from './rules/forces/reinforcements.js';
import { listRepair, listReplacements } from './rules/forces/replacements.js';
import { checkDone } from './rules/turn/sequence.js';
import { isFreeSetup } from './rules/turn/placing.js';
import { listPlaces, unitsLeft } from './rules/turn/setup.js';
import { listFirstStack, listStacks } from './rules/stacking/stacking.js';
import { listAvoidIsolation } from './rules/turn/turn-start.js';
import { NONE, OFF_MAP, POINT, type State, STEP, STOPPED } from './state.js';

/** Every legal action of the side that owes a decision, in packed form. */

export function listAll(state: State, into: ActionCodes): void {
  into.clear();
  if (state.deciding === NONE) return;
  const { firstUnit, endUnit } = state.context;
  for (let unit = firstUnit[state.deciding]; unit < endUnit[state.deciding]; unit++) addOf(state, unit, into);
  addGeneral(state, into);
}

export function listOf(state: State, unit: number, into: ActionCodes): void {
  into.clear();
  if (state.deciding !== NONE && state.context.side[unit] === state.deciding) addOf(state, unit, into);
}

export function listGeneral(state: State, into: ActionCodes): void {
  into.clear();
  if (state.deciding !== NONE) addGeneral(state, into);
}

/** The same with one action each for all new orders of stacks, and for all standing orders. */
export function listGeneralInShort(state: State, into: ActionCodes): void {
  into.clear();
  if (state.deciding !== NONE) addGeneral(state, into, listFirstStack, listFirstOrder);
}

/** Actions of one unit. */
function addOf(state: State, unit: number, into: ActionCodes): void {
  switch (state.step) {
    case STEP.movement:
      if (state.hexOf[unit] >= 0) addOnMap(state, unit, into);
      else if (state.hexOf[unit] === OFF_MAP) addOffMap(state, unit, into);
      return;
    case STEP.barrage:
      listBarrages(state, unit, into);
      return;
    case STEP.advance:
      listAdvances(state, unit, into);
      return;
    case STEP.setup:
      if (isFreeSetup(state.context)) listPlaces(state, unit, into);
      return;
    default:
  }
}

function addOnMap(state: State, unit: number, into: ActionCodes): void {
  listMoves(state, unit, into);
  listRails(state, unit, into);
  listAssaults(state, unit, into);
  listCallOff(state, unit, into);
  listDeploy(state, unit, into);
  listBridges(state, unit, into);
  listExit(state, unit, into);
  if (state.strength[unit] < state.context.fullStrength[unit]) addFilling(state, unit, into);
}

/** 18. */
function addFilling(state: State, unit: number, into: ActionCodes): void {
  listReplacements(state, unit, into);
  listRepair(state, unit, into);
}

function addOffMap(state: State, unit: number, into: ActionCodes): void {
  listEntries(state, unit, into);
  listRails(state, unit, into);
  listReassign(state, unit, into);
}

/** Actions that belong to no unit: choices, fire, stacking, orders, and `done`. */
function addGeneral(state: State, into: ActionCodes, addStacks = listStacks, addOrders = listOrders): void {
  const plain = (kind: number) => into.push(packHead(kind, NONE, NONE), 0);
  switch (state.step) {
    case STEP.setup:
      if (isFreeSetup(state.context)) {
        if (unitsLeft(state) > 0) plain(KIND['place-rest']);
        addStacks(state, into);
      }
      break;
    case STEP.isolation:
      listAvoidIsolation(state, into);
      return;
    case STEP.decision:
      listImpulses(state, into);
      listRefits(state, into);
      addOrders(state, into);
      return;
    case STEP.movement:
      addStacks(state, into);
      addOrders(state, into);
      break;
    case STEP.barrage:
      listMassedBarrages(state, into);
      break;
    case STEP.defence:
      listDefences(state, into);
      addOrders(state, into);
      break;
    case STEP.assault:
      listFires(state, into);
      break;
    default:
  }
  if (!checkDone(state)) plain(KIND.done);
}

/** Standing orders: each change of one of them; several at once are accepted when asked for. */
function listOrders(state: State, into: ActionCodes): void {
  for (const [index, name] of standingNames.entries()) {
    const now = state.standing[state.deciding * standingRoom + index];
    const count = name === 'reserve' ? mostReserve + 1 : standingValues[name].length;
    for (let value = 0; value < count; value++) {
      if (value !== now) into.push(packHead(KIND.orders, NONE, NONE, value), index);
    }
  }
}

/** There is always a standing order to change. */
const listFirstOrder = (_: State, into: ActionCodes): void => into.push(packHead(KIND.orders, NONE, NONE), 0);

/** Larger reserves can be ordered, but are not listed. */
const mostReserve = 3;

/**
 * Units of the deciding side that may have something of their own to do now; returns how many. A quick look: no unit
 * with an action is left out, but some that are named may turn out to have none.
 */
export function actors(state: State, into: Int16Array): number {
  switch (state.step) {
    case STEP.movement:
      return movers(state, into);
    case STEP.barrage:
      return findGuns(state, into);
    case STEP.advance:
      return unitsThat(state, into, mayAdvance);
    case STEP.setup:
      return isFreeSetup(state.context) ? unitsThat(state, into, waitsForPlace) : 0;
    default:
      return 0;
  }
}

function unitsThat(state: State, into: Int16Array, may: (state: State, unit: number) => boolean): number {
  const { firstUnit, endUnit } = state.context;
  const end = endUnit[state.deciding];
  let count = 0;
  for (let unit = firstUnit[state.deciding]; unit < end; unit++) if (may(state, unit)) into[count++] = unit;
  return count;
}

/** Reinforcements are off the map too, and wait. */
const waitsForPlace = ({ context, hexOf }: State, unit: number): boolean =>
  hexOf[unit] === OFF_MAP && context.units[unit].setup !== undefined;

function movers(state: State, into: Int16Array): number {
  const { context, hexOf, spent, flags, target, due, turn } = state;
  const points = state.impulse * POINT;
  const end = context.endUnit[state.deciding];
  let count = 0;
  for (let unit = context.firstUnit[state.deciding]; unit < end; unit++) {
    if (hexOf[unit] < 0) {
      // 17D: one sent to an area where it is due a turn later may be called back.
      if (hexOf[unit] === OFF_MAP && due[unit] > 0 && due[unit] <= turn + 1) into[count++] = unit;
      continue;
    }
    const left = points - spent[unit];
    const moves = left > 0 && (flags[unit] & STOPPED) === 0;
    if (moves || left >= POINT || target[unit] !== NONE || mayBeFilled(state, unit)) into[count++] = unit;
  }
  return count;
}

/** 18. */
function mayBeFilled(state: State, unit: number): boolean {
  const { context } = state;
  if (state.strength[unit] >= context.fullStrength[unit]) return false;
  return context.class[unit] === PERSONNEL || context.class[unit] === AFV;
}
