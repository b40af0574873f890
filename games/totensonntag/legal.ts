import type { ActionCodes } from '@impulse/engine';
import { KIND, packHead } from './actions/actions.js';
import { ARTILLERY } from './context.js';
import { listChoices } from './rules/turn/activation-numbers.js';
import { canAct, checkActs, TO_MOVE } from './rules/turn/activations.js';
import { checkAdvances, listAdvances } from './rules/combat/advance.js';
import { isAvailable, listFlights } from './rules/air/aircraft.js';
import { listAssaults } from './rules/combat/assaults.js';
import { listBarrageChoices, listBarrages } from './rules/combat/barrage.js';
import { listExit } from './rules/movement/exit.js';
import { listFurtherOverruns, listMoves, listOverruns, spreadMoves } from './rules/movement/moves.js';
import { checkRecovers, listRecovery, someoneRecovers } from './rules/turn/night.js';
import { mayStrikeAgain } from './rules/combat/overruns.js';
import { checkEnters, listEntries } from './rules/forces/reinforcements.js';
import { checkDone } from './rules/turn/sequence.js';
import { listPlaces, unitsLeft } from './rules/forces/setup.js';
import { listStackHexes, listStacks } from './rules/movement/stacking.js';
import { ACTED, FLOWN, NONE, OFF_MAP, stackLimit, stackSize, type State, STEP } from './state.js';

/** Every legal action of the side that owes a decision, in packed form. */

export function listAll(state: State, into: ActionCodes): void {
  into.clear();
  if (state.deciding === NONE) return;
  const { context } = state;
  for (let unit = context.firstUnit[state.deciding]; unit < context.endUnit[state.deciding]; unit++)
    addOf(state, unit, into);
  for (const aircraft of context.aircraft[state.deciding]) addOf(state, aircraft, into);
  addGeneral(state, into, listStacks);
}

export function listOf(state: State, unit: number, into: ActionCodes): void {
  into.clear();
  if (state.deciding !== NONE && state.context.side[unit] === state.deciding) addOf(state, unit, into);
}

export function listGeneral(state: State, into: ActionCodes): void {
  into.clear();
  if (state.deciding !== NONE) addGeneral(state, into, listStacks);
}

/** The same with one action for each stack, which represents all its orders. */
export function listGeneralInShort(state: State, into: ActionCodes): void {
  into.clear();
  if (state.deciding !== NONE) addGeneral(state, into, listStackHexes);
}

/** Actions of one unit. */
function addOf(state: State, unit: number, into: ActionCodes): void {
  const { context } = state;
  const aircraft = unit >= context.endUnit[1];
  switch (state.step) {
    case STEP.impulse:
      if (mayGo(state, unit)) addWays(state, unit, into);
      addBesidesWays(state, unit, into);
      return;
    case STEP.advance:
      listAdvances(state, unit, into);
      return;
    case STEP.setup:
      listPlaces(state, unit, into);
      return;
    case STEP.excess:
      if (!aircraft && isExcess(state, unit)) into.push(packHead(KIND['destroy-excess'], unit, NONE, NONE), 0);
      return;
    case STEP.night:
      listRecovery(state, unit, into);
      return;
    case STEP['air-plan']:
    case STEP['air-strike']:
      if (aircraft) listFlights(state, unit, into);
      return;
    case STEP['barrage-target']:
      if (unit === state.focusUnit) listBarrageChoices(state, into);
      return;
    default:
  }
}

/** In its own impulse: may this ground unit move, or enter the map? */
export function mayGo(state: State, unit: number): boolean {
  if (state.step !== STEP.impulse || unit >= state.context.endUnit[1]) return false;
  return state.hexOf[unit] === OFF_MAP ? !checkEnters(state, unit) : !checkActs(state, unit, TO_MOVE);
}

/**
 * Where a unit that may move can go, overruns included. That depends only on where it is, its points, and where the enemy
 * is.
 */
function addWays(state: State, unit: number, into: ActionCodes): void {
  if (state.hexOf[unit] === OFF_MAP) {
    listEntries(state, unit, into);
    return;
  }
  const spread = spreadMoves(state, unit);
  listMoves(unit, spread, into);
  listOverruns(state, unit, spread, null, into);
}

/** Everything else it can do in its own impulse. */
function addBesidesWays(state: State, unit: number, into: ActionCodes): void {
  if (unit >= state.context.endUnit[1]) return listFlights(state, unit, into);
  if (state.hexOf[unit] < 0) return;
  if (!canAct(state, unit)) return listFurtherOverruns(state, unit, into);
  listAssaults(state, unit, into);
  if (state.context.kind[unit] & ARTILLERY) listBarrages(state, unit, into);
  listExit(state, unit, into);
}

function isExcess(state: State, unit: number): boolean {
  const hex = state.hexOf[unit];
  return hex >= 0 && stackSize(state, hex) > stackLimit;
}

/** Actions that belong to no unit: choices, stacking, and `done`. */
function addGeneral(state: State, into: ActionCodes, addStacks: typeof listStacks): void {
  const plain = (kind: number) => into.push(packHead(kind, NONE, NONE, NONE), 0);
  switch (state.step) {
    case STEP['choose-an']:
    case STEP['adjust-an']:
      listChoices(state, into);
      return;
    case STEP.setup:
      if (unitsLeft(state) > 0) plain(KIND['place-rest']);
      addStacks(state, into);
      break;
    case STEP.impulse:
      addStacks(state, into);
      break;
    case STEP.night:
      if (someoneRecovers(state)) plain(KIND['recover-all']);
      addStacks(state, into);
      break;
    default:
  }
  if (!checkDone(state)) plain(KIND.done);
}

/** Units of the deciding side that have something of their own to do now; returns how many. */
export function actors(state: State, into: Int16Array): number {
  if (state.deciding === NONE) return 0;
  const { context } = state;
  let count = state.step === STEP.impulse ? impulseActors(state, into) : otherActors(state, into);
  if (context.options.aircraft === 'on') {
    for (const aircraft of context.aircraft[state.deciding]) {
      if (aircraftActs(state, aircraft)) into[count++] = aircraft;
    }
  }
  return count;
}

/** Apart from the other steps, because random play and search ask it at every step of an impulse. */
function impulseActors(state: State, into: Int16Array): number {
  const { context, hexOf, flags, deciding: side } = state;
  const end = context.endUnit[side];
  const strikesAgain = context.options.overruns === 'many';
  let count = 0;
  for (let unit = context.firstUnit[side]; unit < end; unit++) {
    const hex = hexOf[unit];
    let acts: boolean;
    if (hex < 0) acts = hex === OFF_MAP && !checkEnters(state, unit);
    else if (flags[unit] & ACTED) acts = strikesAgain && mayStrikeAgain(state, unit);
    else acts = canAct(state, unit);
    if (acts) into[count++] = unit;
  }
  return count;
}

function otherActors(state: State, into: Int16Array): number {
  const { context, deciding: side } = state;
  let count = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (hasAction(state, unit)) into[count++] = unit;
  }
  return count;
}

function hasAction(state: State, unit: number): boolean {
  switch (state.step) {
    case STEP.advance:
      return !checkAdvances(state, unit);
    case STEP.setup:
      return state.context.zone[unit] !== null && state.hexOf[unit] === OFF_MAP;
    case STEP.excess:
      return isExcess(state, unit);
    case STEP.night:
      return !checkRecovers(state, unit);
    case STEP['barrage-target']:
      return unit === state.focusUnit;
    default:
      return false;
  }
}

function aircraftActs(state: State, aircraft: number): boolean {
  if (!isAvailable(state, aircraft)) return false;
  if (state.step === STEP['air-strike']) return state.hexOf[aircraft] >= 0;
  return (state.step === STEP.impulse || state.step === STEP['air-plan']) && (state.flags[aircraft] & FLOWN) === 0;
}
