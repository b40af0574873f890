import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { ARTILLERY, type Context, GERMAN, grid, hexCount, SOVIET } from '../../context.js';
import { type PlacementData, sideIds } from '../../data/types.js';
import { packHead } from '../../actions/packing.js';
import { objectiveHexes } from '../../position/heading.js';
import type { Reason } from '../../reasons.js';
import {
  DEPLOYED,
  holder,
  joinStack,
  liftUnit,
  LOST,
  NONE,
  OFF_MAP,
  putUnit,
  RELEASED_FORTRESS,
  RELEASED_TOWNS,
  type State,
  STEP,
} from '../../state.js';
import { mayStand } from '../terrain/costs.js';
import { fitsWith, mayLeave } from '../stacking/stacking.js';
import { isFreeSetup } from './placing.js';
import { beginTurn } from './turn-start.js';
import { claimObjectives } from '../victory/victory.js';
import { blameHex, type Fault } from '../fault.js';

/** Set-up: the Germans first, then the Soviets; or everything is placed at once where it historically was. */

const bridgeStands = 1;
const bridgePermanent = 2;

/** Fills a new state with the scenario. No die is rolled before the first decision, which is to begin the battle. */
export function setUp(state: State): void {
  const { context } = state;
  const { scenario, ground, data } = context;
  state.turn = scenario.turns[0];
  state.step = STEP.setup;
  state.deciding = GERMAN;
  state.released = scenario.garrisonsFrozen ? 0 : RELEASED_TOWNS | RELEASED_FORTRESS;
  scenario.supply.forEach((points, pool) => (state.supply[pool] = points));
  for (const { hex, strength } of scenario.bunkers) state.bunkers[ground.cityIndex[grid.parse(hex)]] = strength;
  for (const hex of scenario.garrisons) state.garrisons[ground.garrisonIndex[grid.parse(hex)]] = 1;
  for (const hex of scenario.bridges) state.bridges[ground.riverIndex[grid.parse(hex)]] = bridgeStands;
  for (const { hex, permanent } of data.map.bridges) {
    if (permanent) state.bridges[ground.riverIndex[grid.parse(hex)]] = bridgePermanent;
  }
  setUpHolders(state);
  setUpUnits(state);
}

/** Where nobody is, the scenario says who holds an objective; where it does not say, the Germans do. */
function setUpHolders(state: State): void {
  const { context } = state;
  const objectives = objectiveHexes(context);
  state.holders.fill(GERMAN, 0, objectives.length);
  for (const { hex, side } of context.scenario.holders) {
    const index = objectives.indexOf(grid.parse(hex));
    if (index >= 0) state.holders[index] = sideIds.indexOf(side);
  }
}

function setUpUnits(state: State): void {
  const { context } = state;
  const places = placementsOf(context);
  const free = isFreeSetup(context);
  for (const [unit, { due, setup }] of context.units.entries()) {
    state.strength[unit] = context.fullStrength[unit];
    if (places[unit] || (free && setup !== undefined)) continue;
    if (due && due.turn >= context.scenario.turns[0] && !context.scenario.out.includes(context.unitIds[unit])) {
      // 17F: until it is granted nothing of the 7th Flieger Division, or of the answer to it, is due.
      state.due[unit] = due.flieger ? 0 : due.turn;
      state.entry[unit] = context.ground.entryNumber.get(due.entry)!;
    } else {
      // Came and went before the scenario begins: no loss of this battle.
      state.hexOf[unit] = LOST;
      state.strength[unit] = 0;
    }
  }
  if (!free) for (const side of [GERMAN, SOVIET]) placeAll(state, side, places, null);
}

/** Places by unit number. */
function placementsOf(context: Context): (PlacementData | undefined)[] {
  const places: (PlacementData | undefined)[] = [];
  for (const place of context.scenario.placements) places[context.unitNumber.get(place.unit)!] = place;
  return places;
}

/** Puts every unit of a side where the scenario has it; of those in one hex the first of the list is on top. */
function placeAll(state: State, side: number, places: readonly (PlacementData | undefined)[], log: Log | null): void {
  const { context } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (state.hexOf[unit] >= 0) liftUnit(state, unit, OFF_MAP);
  }
  for (const { unit: id } of context.scenario.placements.toReversed()) {
    const unit = context.unitNumber.get(id)!;
    if (context.side[unit] !== side) continue;
    const { hex, strength, deployed } = places[unit]!;
    state.strength[unit] = strength;
    place(state, unit, grid.parse(hex), deployed === true, log);
  }
}

function place(state: State, unit: number, hex: number, deployed: boolean, log: Log | null, put = putUnit): void {
  if (state.hexOf[unit] !== hex) {
    if (state.hexOf[unit] >= 0) liftUnit(state, unit, OFF_MAP);
    put(state, unit, hex);
  }
  state.flags[unit] = deployed ? DEPLOYED : 0;
  if (!log) return;
  const { context } = state;
  const detail = { unit: context.unitIds[unit], hex: grid.labels[hex], deployed };
  log.push({ type: 'placed', rule: 'set-up', seats: [sideIds[context.side[unit]]], detail });
}

/** May a unit be placed in a hex, whether deployed or not? Its own hex is not checked. */
function checkPlaces(state: State, unit: number, hex: number, fault: Fault | null = null): Reason | null {
  const { context } = state;
  if (context.side[unit] !== state.deciding) return 'not-your-unit';
  const { setup } = context.units[unit];
  if (setup === undefined || !isFreeSetup(context)) return 'not-set-up';
  if (!context.ground.areas.get(setup)?.[hex]) return 'outside-area';
  const from = state.hexOf[unit];
  if (from === hex) return null;
  if (from >= 0 && !mayLeave(state, unit)) return blameHex(fault, 'breaks-stack', from);
  const there = holder(state, hex);
  if (there !== NONE && there !== state.deciding) return 'enemy-occupied';
  if (!mayStand(state, unit, hex)) return 'set-up-prohibited-terrain';
  return fitsWith(state, unit, hex) ? null : 'stack-full';
}

export function checkPlace(state: State, order: Order, fault: Fault | null = null): Reason | null {
  const { unit, hex } = order;
  const reason = checkPlaces(state, unit, hex, fault);
  if (reason) return reason;
  if (order.value === 1 && (state.context.kind[unit] & ARTILLERY) === 0) return 'not-artillery';
  return state.hexOf[unit] === hex && order.value === deployedNow(state, unit) ? 'already-there' : null;
}

const deployedNow = (state: State, unit: number): number => (state.flags[unit] & DEPLOYED ? 1 : 0);

export function playPlace(state: State, order: Order, log: Log | null): void {
  // Ruling 66: on top, one by one, the other side would see them all.
  place(state, order.unit, order.hex, order.value === 1, log, joinStack);
}

export function listPlaces(state: State, unit: number, into: ActionCodes): void {
  const { context } = state;
  const most = context.kind[unit] & ARTILLERY ? 1 : 0;
  for (let hex = 0; hex < hexCount; hex++) {
    if (checkPlaces(state, unit, hex)) continue;
    for (let deployed = 0; deployed <= most; deployed++) {
      if (state.hexOf[unit] === hex && deployed === deployedNow(state, unit)) continue;
      into.push(packHead(KIND.place, unit, hex, deployed), 0);
    }
  }
}

/** Units of the deciding side that still have to be placed. */
export function unitsLeft(state: State): number {
  const { context, deciding: side } = state;
  if (!isFreeSetup(context)) return 0;
  let left = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (context.units[unit].setup !== undefined && state.hexOf[unit] < 0) left++;
  }
  return left;
}

export const checkPlaceRest = (state: State): Reason | null => (unitsLeft(state) === 0 ? 'not-set-up' : null);

/**
 * Every unit not placed yet goes to its historical hex, or to the nearest of its area that will take it. Ruling 95: when
 * there is no room left for one of them the whole side is set up historically.
 */
export function playPlaceRest(state: State, log: Log | null): void {
  const { context, deciding: side } = state;
  const places = placementsOf(context);
  const held = new Set(state.hexOf);
  for (const { unit: id, hex: label, deployed } of context.scenario.placements.toReversed()) {
    const unit = context.unitNumber.get(id)!;
    if (context.side[unit] !== side || state.hexOf[unit] >= 0) continue;
    const hex = nearestPlace(state, unit, grid.parse(label));
    if (hex === NONE) {
      placeAll(state, side, places, log);
      return;
    }
    // Ruling 66: the top counter that the player has chosen stays on top.
    place(state, unit, hex, deployed === true, log, held.has(hex) ? joinStack : putUnit);
  }
}

function nearestPlace(state: State, unit: number, wished: number): number {
  let nearest = NONE;
  for (let hex = 0; hex < hexCount; hex++) {
    const closer = nearest === NONE || grid.distance(hex, wished) < grid.distance(nearest, wished);
    if (closer && !checkPlaces(state, unit, hex)) nearest = hex;
  }
  return nearest;
}

/** When both sides are set up: the side that occupies an objective holds it, and the first turn begins. */
export function startBattle(state: State, dice: Dice, log: Log | null): void {
  claimObjectives(state, null);
  beginTurn(state, state.context.scenario.turns[0], dice, log);
}
