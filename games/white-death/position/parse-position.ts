import { bad, fieldPath, good, pushUnit, readStacks, readUnits, type Result, unknown } from '@impulse/engine';
import { STANDING, standingNames, standingRoom, standingValues } from '../actions/actions.js';
import { type Context, grid } from '../context.js';
import { sideIds, type SideId, weathers } from '../data/types.js';
import { isBeingPlaced } from '../rules/turn/placing.js';
import { fliegerNames, objectiveHexes } from './heading.js';
import { flagBits, lossNames, markBits, poolNames, type Position, type UnitPosition } from './position.js';
import {
  countZones,
  ELIMINATIONS,
  EXITED,
  LOST,
  newState,
  NONE,
  OFF_MAP,
  RELEASED_FORTRESS,
  RELEASED_TOWNS,
  ROUTS,
  type State,
  STEP,
  steps,
} from '../state.js';
import type { VeiledStack } from '../knowledge/veiled-stack.js';

/** Reads a position that somebody wrote down, and refuses it with the path of the first thing that cannot be. */

type Failure = Result<never>;

/** A state read from a position; what a view hides is listed for `unveil`. */
export interface ReadState {
  readonly state: State;
  readonly veiled: readonly VeiledStack[];
  readonly hidden: readonly number[];
}

export function readPosition(context: Context, position: Position, seatView: boolean): Result<ReadState> {
  const state = newState(context);
  const hidden: number[] = [];
  const failure =
    readClock(state, position) ??
    readPools(state, position, seatView) ??
    readMap(state, position) ??
    readUnits(context, position, {
      lose: (unit) => loseUnit(state, unit),
      place: (unit, given, path) =>
        given === unknown ? hideUnit(state, unit, path, seatView, hidden) : readUnit(state, unit, given, path),
    }) ??
    readMarks(state, position);
  if (failure) return failure;
  const veiled = readStacks(state, context, grid, position.stacks, seatView);
  if (!veiled.ok) return veiled;
  countZones(state);
  return good({ state, veiled: veiled.value, hidden: hidden.toSorted((a, b) => a - b) });
}

const sideNumber = (side: string | null): number => (side === null ? NONE : sideIds.indexOf(side as SideId));

function readClock(state: State, position: Position): Failure | null {
  const { context } = state;
  state.turn = position.turn;
  state.weather = weathers.indexOf(position.weather as (typeof weathers)[number]);
  state.step = steps.indexOf(position.step as (typeof steps)[number]);
  state.deciding = sideNumber(position.side);
  state.active = sideNumber(position.active);
  const [first, last] = context.scenario.turns;
  if (state.turn < first || state.turn > last) {
    return bad('bad-turn', 'turn', `This scenario lasts from turn ${first} to turn ${last}.`);
  }
  if ((state.deciding === NONE) !== (state.step === STEP.over)) {
    return bad('bad-side', 'side', 'Somebody owes a decision unless the battle is over.');
  }
  const acting = state.step >= STEP.movement && state.step !== STEP.over;
  if (acting && state.active === NONE) return bad('bad-side', 'active', 'A side is phasing during an impulse.');
  if (acting && (state.deciding === state.active) === (state.step === STEP.defence)) {
    return bad('bad-side', 'side', 'The other side decides in defensive fire, the phasing side otherwise.');
  }
  for (const [side, id] of sideIds.entries()) {
    state.points[side] = position.points[id];
    state.impulses[side] = position.impulses[id];
    state.replacements[side] = position.replacements[id];
    state.repairs[side] = position.repairs[id];
  }
  state.impulse = position.impulse;
  state.passes = position.passes;
  state.released =
    (position.released.towns ? RELEASED_TOWNS : 0) | (position.released.fortress ? RELEASED_FORTRESS : 0);
  state.flieger = fliegerNames.indexOf(position.flieger);
  state.freshThaw = position.freshThaw ? 1 : 0;
  state.avoidsIsolation = position.avoidsIsolation ? 1 : 0;
  if (position.refit !== null) {
    const formation = context.formationNumber.get(position.refit);
    if (formation === undefined) return bad('unknown-formation', 'refit', 'There is no formation of this id.');
    state.refit = formation;
  }
  return null;
}

function readPools(state: State, position: Position, seatView: boolean): Failure | null {
  for (const [pool, name] of poolNames.entries()) {
    state.supply[pool] = position.supply[name];
    state.paid[pool] = position.paid[name];
    state.intensity[pool] = position.intensity[name];
  }
  for (const [index, name] of lossNames.entries()) state.losses[index] = position.losses[name];
  state.bunkersLost = position.bunkersLost;
  state.railTowns = position.railTowns;
  for (const [side, id] of sideIds.entries()) {
    const orders = position.standing[id];
    const railed = position.railed[id];
    if (orders === unknown || railed === unknown) {
      if (seatView) continue;
      const path = orders === unknown ? `standing.${id}` : `railed.${id}`;
      return bad('unknown-value', path, 'A position tells everything; only a view may hide something.');
    }
    state.railed[side] = railed;
    for (const name of standingNames) {
      const value = orders[name];
      if (value === undefined) continue;
      const words = standingValues[name as keyof typeof standingValues] as readonly string[];
      state.standing[side * standingRoom + STANDING[name]] = typeof value === 'number' ? value : words.indexOf(value);
    }
  }
  return null;
}

function readMap(state: State, position: Position): Failure | null {
  const { ground } = state.context;
  const find = (list: readonly number[], label: string) => list.indexOf(grid.parse(label));
  for (const [label, strength] of Object.entries(position.bunkers)) {
    const index = find(ground.city, label);
    if (index < 0) return bad('unknown-hex', fieldPath('bunkers', label), 'Bunkers stand in hexes of the city only.');
    state.bunkers[index] = strength;
  }
  for (const [at, label] of position.garrisons.entries()) {
    const index = find(ground.garrisons, label);
    if (index < 0) return bad('unknown-hex', `garrisons[${at}]`, 'This hex has no intrinsic garrison.');
    state.garrisons[index] = 1;
  }
  for (const [label, kind] of Object.entries(position.bridges)) {
    const index = find(ground.riverHexes, label);
    if (index < 0) return bad('unknown-hex', fieldPath('bridges', label), 'Bridges stand in river hexes only.');
    state.bridges[index] = kind;
  }
  const objectives = objectiveHexes(state.context);
  for (const [index, hex] of objectives.entries()) {
    const holder = position.holders[grid.labels[hex]];
    if (holder === undefined)
      return bad('missing-field', fieldPath('holders', grid.labels[hex]), 'Somebody holds this hex.');
    state.holders[index] = sideNumber(holder);
  }
  for (const label of Object.keys(position.holders)) {
    if (!objectives.includes(grid.parse(label))) {
      return bad('unknown-hex', fieldPath('holders', label), 'Who holds this hex does not count.');
    }
  }
  if (position.focus === null) return null;
  state.focusHex = grid.parse(position.focus);
  return state.focusHex < 0 ? bad('unknown-hex', 'focus', 'There is no such hex on the map.') : null;
}

function loseUnit(state: State, unit: number): null {
  state.hexOf[unit] = LOST;
  return null;
}

function hideUnit(state: State, unit: number, path: string, seatView: boolean, hidden: number[]): Failure | null {
  if (!seatView) return bad('unknown-value', path, 'A position tells everything; only a view may hide a unit.');
  // Whoever is being placed may still be anywhere.
  if (!isBeingPlaced(state, unit)) hidden.push(unit);
  state.strength[unit] = state.context.fullStrength[unit];
  return null;
}

function readUnit(state: State, unit: number, given: UnitPosition, path: string): Failure | null {
  const { context } = state;
  const place = given.at === 'off' ? OFF_MAP : given.at === 'exited' ? EXITED : grid.parse(given.at);
  if (place === NONE && given.at !== 'off') {
    return bad('unknown-hex', `${path}.at`, 'A hex of the map, off or exited is wanted here.');
  }
  const full = context.fullStrength[unit];
  state.strength[unit] = given.strength ?? full;
  if (state.strength[unit] > full) {
    return bad('too-strong', `${path}.strength`, `This unit has ${full} strength points at most.`);
  }
  state.spent[unit] = given.spent ?? 0;
  state.flags[unit] = flagBits.write(given.flags ?? []);
  state.barrageLimit[unit] = given.barrageLimit === undefined ? 0 : given.barrageLimit + 1;
  if (given.target !== undefined) {
    state.target[unit] = grid.parse(given.target);
    const adjacent = place >= 0 && state.target[unit] >= 0 && grid.distance(place, state.target[unit]) === 1;
    if (!adjacent) return bad('not-adjacent', `${path}.target`, 'A unit assaults an adjacent hex.');
  }
  if (place === EXITED) {
    state.hexOf[unit] = EXITED;
    return null;
  }
  if (place < 0) {
    const { due } = context.units[unit];
    state.due[unit] = given.due ?? due?.turn ?? 0;
    const entry = given.entry ?? due?.entry;
    const area = entry === undefined ? 0 : context.ground.entryNumber.get(entry);
    if (area === undefined) return bad('unknown-area', `${path}.entry`, 'There is no entry area of this id.');
    state.entry[unit] = area;
    return null;
  }
  const top = state.top[place];
  if (top !== NONE && context.side[top] !== context.side[unit]) {
    return bad('impossible-place', `${path}.at`, 'An enemy unit stands in this hex.');
  }
  pushUnit(state, unit, place);
  return null;
}

function readMarks(state: State, position: Position): Failure | null {
  for (const [label, given] of Object.entries(position.marks)) {
    const hex = grid.parse(label);
    if (hex < 0) return bad('unknown-hex', fieldPath('marks', label), 'There is no such hex on the map.');
    const counts = (given.routs ?? 0) * ROUTS + (given.eliminations ?? 0) * ELIMINATIONS;
    state.marks[hex] = counts | markBits.write(given.flags ?? []);
  }
  return null;
}
