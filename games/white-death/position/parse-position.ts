import {
  anyText,
  arrangeStack,
  bad,
  fieldPath,
  good,
  list,
  mapOf,
  oneOf,
  optional,
  orNull,
  orUnknown,
  pushUnit,
  type Read,
  record,
  type Result,
  flag,
  unknown,
  whole,
} from '@impulse/engine';
import { STANDING, standingNames, type StandingOrders, standingRoom, standingValues } from '../actions/actions.js';
import { type Context, grid, unitCount } from '../context.js';
import { sideIds, type SideId, weathers } from '../data/types.js';
import {
  flagBits,
  fliegerNames,
  lossNames,
  markBits,
  objectiveHexes,
  poolNames,
  type Position,
  positionFormat,
} from './position.js';
import { rulesVersion } from '../rules/numbers.js';
import {
  countZones,
  ELIMINATIONS,
  EXITED,
  LOST,
  newState,
  NONE,
  OFF_MAP,
  pointsPerTurn,
  RELEASED_FORTRESS,
  RELEASED_TOWNS,
  ROUTS,
  stackSize,
  type State,
  STEP,
  steps,
} from '../state.js';
import type { VeiledStack } from '../knowledge/veiled-stack.js';

/** Reads a position that somebody wrote down, and refuses it with the path of the first thing that cannot be. */

const many = 32_000;
const bySide = <T>(read: Read<T>) => record<Record<SideId, T>>({ soviet: read, german: read });
const byPool = (most: number) =>
  record<Record<'soviet' | 'german' | 'fortress', number>>({
    soviet: whole(0, most),
    german: whole(0, most),
    fortress: whole(0, most),
  });

const standing = record<Partial<StandingOrders>>({
  defence: optional(oneOf(...standingValues.defence)),
  support: optional(oneOf(...standingValues.support)),
  reserve: optional(whole(0, 100)),
  headquarters: optional(oneOf(...standingValues.headquarters)),
  retreat: optional(oneOf(...standingValues.retreat)),
  replacements: optional(oneOf(...standingValues.replacements)),
});

const shape = record<Position>({
  format: oneOf(positionFormat),
  game: oneOf('white-death'),
  rules: oneOf(rulesVersion),
  dataHash: anyText,
  scenario: anyText,
  options: mapOf(anyText),
  turn: whole(1, 13),
  weather: oneOf(...weathers),
  step: oneOf(...steps),
  side: orNull(oneOf(...sideIds)),
  active: orNull(oneOf(...sideIds)),
  points: bySide(whole(0, pointsPerTurn)),
  impulse: whole(0, pointsPerTurn),
  impulses: bySide(whole(0, pointsPerTurn)),
  passes: whole(0, 2),
  supply: byPool(999),
  paid: byPool(3),
  intensity: byPool(1),
  avoidsIsolation: flag,
  replacements: bySide(whole(0, 999)),
  repairs: bySide(whole(0, 9)),
  refit: orNull(anyText),
  railed: bySide(orUnknown(whole(0, 999))),
  released: record<Position['released']>({ towns: flag, fortress: flag }),
  flieger: oneOf(...fliegerNames),
  freshThaw: flag,
  losses: record<Position['losses']>({
    soviet: whole(0, many),
    sovietAfv: whole(0, many),
    german: whole(0, many),
    germanAfv: whole(0, many),
  }),
  bunkersLost: whole(0, 8),
  railTowns: whole(0, many),
  focus: orNull(anyText),
  standing: record<Position['standing']>({ soviet: orUnknown(standing), german: orUnknown(standing) }),
  bunkers: mapOf(whole(1, 99)),
  garrisons: list(anyText, 0, 99),
  bridges: mapOf(whole(1, 2)),
  holders: mapOf(oneOf(...sideIds)),
  units: mapOf(
    orUnknown(
      record<Exclude<Position['units'][string], string>>({
        at: anyText,
        strength: optional(whole(1, 99)),
        spent: optional(whole(0, pointsPerTurn * 12)),
        flags: optional(list(oneOf(...flagBits.names), 1, flagBits.names.length)),
        target: optional(anyText),
        due: optional(whole(0, 99)),
        entry: optional(anyText),
      }),
    ),
  ),
  lost: list(anyText, 0, unitCount),
  stacks: mapOf(list(anyText, 2, unitCount)),
  marks: mapOf(
    record<Position['marks'][string]>({
      flags: optional(list(oneOf(...markBits.names), 1, markBits.names.length)),
      routs: optional(whole(1, 15)),
      eliminations: optional(whole(1, 15)),
    }),
  ),
});

/** Only the shape, so that a caller can find the data and options a position was written for. */
export const readShape = (value: unknown): Result<Position> => shape(value, '');

type Failure = Result<never>;

/** A state read from a position; what a view hides is listed for `unveil`. */
export interface ReadState {
  readonly state: State;
  readonly veiled: readonly VeiledStack[];
  readonly hidden: readonly number[];
}

export function readPosition(context: Context, position: Position, seatView: boolean): Result<ReadState> {
  const state = newState(context);
  const veiled: VeiledStack[] = [];
  const hidden: number[] = [];
  const failure =
    readClock(state, position) ??
    readPools(state, position, seatView) ??
    readMap(state, position) ??
    readUnits(state, position, seatView, hidden) ??
    readStacks(state, position, seatView, veiled) ??
    readMarks(state, position);
  if (failure) return failure;
  countZones(state);
  return good({ state, veiled, hidden });
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

function readUnits(state: State, position: Position, seatView: boolean, hidden: number[]): Failure | null {
  const { context } = state;
  const seen = new Set<string>();
  for (const [at, id] of position.lost.entries()) {
    const unit = context.unitNumber.get(id);
    if (unit === undefined) return bad('unknown-unit', `lost[${at}]`, 'There is no unit of this id in this battle.');
    if (seen.has(id)) return bad('unit-twice', `lost[${at}]`, 'This unit stands in the list twice.');
    seen.add(id);
    state.hexOf[unit] = LOST;
  }
  for (const [id, given] of Object.entries(position.units)) {
    const path = fieldPath('units', id);
    const unit = context.unitNumber.get(id);
    if (unit === undefined) return bad('unknown-unit', path, 'There is no unit of this id in this battle.');
    if (seen.has(id)) return bad('unit-twice', path, 'This unit is listed as lost.');
    seen.add(id);
    if (given === unknown) {
      if (!seatView) return bad('unknown-value', path, 'A position tells everything; only a view may hide a unit.');
      hidden.push(unit);
      state.strength[unit] = context.fullStrength[unit];
      continue;
    }
    const failure = readUnit(state, unit, given, path);
    if (failure) return failure;
  }
  const missing = context.unitIds.find((id) => !seen.has(id));
  if (missing !== undefined)
    return bad('missing-unit', fieldPath('units', missing), 'Every unit of the battle is wanted.');
  hidden.sort((a, b) => a - b);
  return null;
}

function readUnit(
  state: State,
  unit: number,
  given: Exclude<Position['units'][string], string>,
  path: string,
): Failure | null {
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

function readStacks(state: State, position: Position, seatView: boolean, veiled: VeiledStack[]): Failure | null {
  const { context } = state;
  const listed = new Set<number>();
  for (const [label, ids] of Object.entries(position.stacks)) {
    const path = fieldPath('stacks', label);
    const hex = grid.parse(label);
    if (hex < 0) return bad('unknown-hex', path, 'There is no such hex on the map.');
    const units: number[] = [];
    for (const [at, id] of ids.entries()) {
      if (id === unknown && seatView) {
        units.push(NONE);
        continue;
      }
      const unit = context.unitNumber.get(id);
      if (unit === undefined || state.hexOf[unit] !== hex || units.includes(unit)) {
        return bad('wrong-stack', `${path}[${at}]`, 'A stack lists every unit of its hex once.');
      }
      units.push(unit);
    }
    const known = units.filter((unit) => unit !== NONE);
    if (stackSize(state, hex) !== known.length || units[0] === NONE) {
      return bad('wrong-stack', path, 'A stack lists every unit of its hex once.');
    }
    arrangeStack(state, hex, known);
    if (known.length < units.length) veiled.push({ hex, units });
    listed.add(hex);
  }
  for (let unit = 0; unit < unitCount; unit++) {
    const hex = state.hexOf[unit];
    if (hex >= 0 && state.below[unit] !== NONE && !listed.has(hex)) {
      return bad(
        'missing-stack',
        fieldPath('stacks', grid.labels[hex]),
        'Two units and more stand there: in which order?',
      );
    }
  }
  veiled.sort((a, b) => a.hex - b.hex);
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
