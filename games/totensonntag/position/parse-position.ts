import {
  ActionCodes,
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
  record,
  type Result,
  unknown,
  whole,
} from '@impulse/engine';
import { AIRCRAFT, ARTILLERY, type Context, CW, grid, groundCount, unitCount } from '../context.js';
import { checkDeeds, checkFlight, checkNumber, checkStep } from './check-position.js';
import { sideIds } from '../data/types.js';
import { listAll } from '../legal.js';
import { flagBits, hidesFlights, hidesNumbers, type Position, positionFormat, settledNames } from './position.js';
import { rulesVersion } from '../rules/numbers.js';
import {
  EXITED,
  LOST,
  newState,
  NONE,
  OFF_MAP,
  putUnit,
  stackLimit,
  stackSize,
  type State,
  STEP,
  steps,
  strengthLeft,
} from '../state.js';

/** Reads a position that somebody wrote down, and refuses it with the path of the first thing that cannot be. */

const number = record<Position['numbers']['dak']>({
  an: orUnknown(whole(0, 6)),
  rolled: orUnknown(whole(0, 6)),
  settled: orUnknown(oneOf(...settledNames)),
  previous: whole(0, 6),
});

const shape = record<Position>({
  format: oneOf(positionFormat),
  game: oneOf('totensonntag'),
  rules: oneOf(rulesVersion),
  dataHash: anyText,
  scenario: anyText,
  options: mapOf(anyText),
  turn: whole(1, 6),
  couplet: whole(1, 4),
  step: oneOf(...steps),
  side: orNull(oneOf(...sideIds)),
  active: orNull(oneOf(...sideIds)),
  first: oneOf(...sideIds),
  impulse: whole(0, 1),
  numbers: record<Position['numbers']>({ dak: number, cw: number }),
  control: mapOf(oneOf(...sideIds)),
  exited: whole(0, 1000),
  panzersEntered: whole(0, 4),
  entryBonuses: whole(0, 4),
  focus: record<Position['focus']>({ hex: orNull(anyText), unit: orNull(anyText) }),
  units: list(
    record<Position['units'][number]>({
      id: anyText,
      at: anyText,
      hits: optional(whole(0, 9)),
      flags: optional(orUnknown(list(oneOf(...flagBits.names), 0, flagBits.names.length))),
      attacked: optional(list(anyText, 1, 6)),
      supports: optional(whole(0, 9)),
      points: optional(whole(0, 7)),
    }),
    unitCount,
    unitCount,
  ),
  stacks: mapOf(list(anyText, 2, groundCount)),
});

/** Only the header, so that a caller can find the data and options a position was written for. */
export const readShape = (value: unknown): Result<Position> => shape(value, '');

type Failure = Result<never>;

/** Fills a state from a position of the right shape. Unknown values are left blank: `sample` fills them. */
export function readPosition(context: Context, position: Position, seatView: boolean): Result<State> {
  const state = newState(context);
  const failure =
    readClock(state, position, seatView) ??
    readUnits(state, position, seatView) ??
    readStacks(state, position) ??
    readRest(state, position) ??
    checkStep(state, position, seatView) ??
    checkWhole(state, seatView);
  return failure ?? good(state);
}

const sideNumber = (side: string | null): number => (side === null ? NONE : sideIds.indexOf(side as 'dak'));

/** Steps in which an impulse is under way. */
const inImpulse = new Set([STEP.impulse, STEP.advance, STEP['barrage-target'], STEP.excess]);

function readClock(state: State, position: Position, seatView: boolean): Failure | null {
  state.turn = position.turn;
  state.couplet = position.couplet;
  state.step = steps.indexOf(position.step as (typeof steps)[number]);
  state.deciding = sideNumber(position.side);
  state.active = sideNumber(position.active);
  state.first = sideNumber(position.first);
  state.impulse = position.impulse;
  if ((state.deciding === NONE) !== (state.step === STEP.over)) {
    return bad('bad-side', 'side', 'Somebody owes a decision unless the battle is over.');
  }
  const acting = inImpulse.has(state.step);
  if (acting !== (state.active !== NONE))
    return bad('bad-side', 'active', 'A side is active exactly during an impulse.');
  if (acting && state.deciding !== state.active)
    return bad('bad-side', 'side', 'During an impulse the active side decides.');
  const expected = state.impulse === 0 ? state.first : 1 - state.first;
  if (acting && state.active !== expected) return bad('bad-side', 'active', 'This is the other side’s impulse.');
  for (const [index, side] of sideIds.entries()) {
    const failure = readNumber(state, index, position.numbers[side], `numbers.${side}`, seatView);
    if (failure) return failure;
  }
  const known = !hidesNumbers(state) && state.step !== STEP.setup;
  if (known && (state.an[0] === 0 || state.an[1] === 0)) {
    return bad('bad-number', 'numbers', 'By this step both activation numbers are known.');
  }
  const first = state.an[1] > state.an[0] ? 1 : 0;
  if (known && state.first !== first)
    return bad('bad-side', 'first', 'The higher number goes first, the DAK on a tie.');
  return null;
}

function readNumber(
  state: State,
  side: number,
  given: Position['numbers']['dak'],
  path: string,
  seatView: boolean,
): Failure | null {
  state.previousAn[side] = given.previous;
  const hidden = given.an === unknown || given.rolled === unknown || given.settled === unknown;
  if (hidden) {
    const allowed = seatView && hidesNumbers(state) && given.an === given.rolled && given.rolled === given.settled;
    return allowed ? null : bad('unknown-value', path, 'A position tells everything; only a view may hide a number.');
  }
  state.an[side] = given.an;
  state.rolled[side] = given.rolled;
  state.settled[side] = settledNames.indexOf(given.settled);
  return checkNumber(state, side, path);
}

function readUnits(state: State, position: Position, seatView: boolean): Failure | null {
  const { context } = state;
  const seen = new Set<number>();
  for (const [index, given] of position.units.entries()) {
    const path = `units[${index}]`;
    const unit = context.unitNumber.get(given.id);
    if (unit === undefined) return bad('unknown-unit', `${path}.id`, 'There is no unit of this id in this battle.');
    if (seen.has(unit)) return bad('unit-twice', `${path}.id`, 'This unit stands in the list twice.');
    seen.add(unit);
    const failure = readUnit(state, unit, given, path, seatView);
    if (failure) return failure;
  }
  return null;
}

const places: Readonly<Record<string, number>> = { off: OFF_MAP, lost: LOST, exited: EXITED };

function readUnit(
  state: State,
  unit: number,
  given: Position['units'][number],
  path: string,
  seatView: boolean,
): Failure | null {
  const { context } = state;
  const flying = (context.kind[unit] & AIRCRAFT) !== 0;
  state.hits[unit] = given.hits ?? 0;
  if (given.at === unknown || given.flags === unknown) {
    const allowed = seatView && flying && hidesFlights(state) && given.at === given.flags;
    return allowed
      ? null
      : bad('unknown-value', `${path}.at`, 'A position tells everything; only a view may hide a flight.');
  }
  const place = Object.hasOwn(places, given.at) ? places[given.at] : grid.parse(given.at);
  if (place === NONE && given.at !== 'off') {
    return bad('unknown-hex', `${path}.at`, 'A hex of the map, off, lost or exited is wanted here.');
  }
  state.flags[unit] = flagBits.write(given.flags ?? []);
  for (const [index, label] of (given.attacked ?? []).entries()) {
    const direction = place < 0 ? NONE : grid.direction(place, grid.parse(label));
    if (direction < 0)
      return bad('not-adjacent', `${path}.attacked[${index}]`, 'A unit has attacked adjacent hexes only.');
    state.attacked[unit] |= 1 << direction;
  }
  state.supports[unit] = given.supports ?? 0;
  state.pointsLeft[unit] = given.points ?? 0;
  const failure = checkHits(state, unit, place, path) ?? checkDeeds(state, unit, place, path);
  return failure ?? (flying ? readFlight(state, unit, place, path) : readPlace(state, unit, place, path));
}

function checkHits(state: State, unit: number, place: number, path: string): Failure | null {
  const left = strengthLeft(state, unit);
  if (left < 0) return bad('negative-strength', `${path}.hits`, 'The unit has not so many strength points to lose.');
  if (left === 0 && place !== LOST) return bad('no-strength', `${path}.hits`, 'A unit without strength is lost.');
  const unhurt = place === OFF_MAP || state.step === STEP.setup;
  if (unhurt && state.hits[unit] !== 0 && unit < groundCount) {
    return bad('impossible-hits', `${path}.hits`, 'A unit that has not entered the battle cannot have been hit.');
  }
  return null;
}

function readFlight(state: State, unit: number, place: number, path: string): Failure | null {
  state.hexOf[unit] = place;
  if (place === EXITED) return bad('impossible-place', `${path}.at`, 'Aircraft do not exit.');
  const aloft = state.step === STEP['air-plan'] || state.step === STEP['air-strike'];
  if (place >= 0 && !(aloft && state.context.options.aircraft === 'on')) {
    return bad('impossible-place', `${path}.at`, 'Aircraft are over the map only while both sides fly.');
  }
  return checkFlight(state, unit, path);
}

function readPlace(state: State, unit: number, place: number, path: string): Failure | null {
  const { context } = state;
  if (place === EXITED && context.side[unit] !== CW) {
    return bad('impossible-place', `${path}.at`, 'Only Commonwealth units exit the map.');
  }
  if (place < 0) {
    state.hexOf[unit] = place;
    const waiting = context.dueTurn[unit] !== 0 || state.step === STEP.setup;
    if (place === OFF_MAP && !waiting)
      return bad('impossible-place', `${path}.at`, 'This unit was set up and is not a reinforcement.');
    const arrived = place !== OFF_MAP && context.dueTurn[unit] > state.turn;
    return arrived
      ? bad('impossible-place', `${path}.at`, `This reinforcement is due in turn ${context.dueTurn[unit]}.`)
      : null;
  }
  if (context.dueTurn[unit] > state.turn || (state.step === STEP.setup && !context.zone[unit])) {
    return bad('impossible-place', `${path}.at`, `This reinforcement is due in turn ${context.dueTurn[unit]}.`);
  }
  if (context.enterCost[unit][place] === 0)
    return bad('impossible-place', `${path}.at`, 'This unit cannot enter that terrain.');
  const top = state.top[place];
  if (top !== NONE && context.side[top] !== context.side[unit]) {
    return bad('impossible-place', `${path}.at`, 'An enemy unit stands in this hex.');
  }
  putUnit(state, unit, place);
  return null;
}

function readStacks(state: State, position: Position): Failure | null {
  const { context } = state;
  for (const [label, ids] of Object.entries(position.stacks)) {
    const hex = grid.parse(label);
    const path = fieldPath('stacks', label);
    if (hex < 0) return bad('unknown-hex', path, 'There is no such hex on the map.');
    const order = ids.map((id) => context.unitNumber.get(id) ?? NONE);
    const same =
      new Set(order).size === order.length && order.every((unit) => unit !== NONE && state.hexOf[unit] === hex);
    if (!same || order.length !== stackSize(state, hex)) {
      return bad('bad-stack', path, 'A stack names each unit in its hex once, from top to bottom.');
    }
    arrangeStack(state, hex, order);
  }
  for (let unit = 0; unit < groundCount; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0 || state.top[hex] !== unit) continue;
    const size = stackSize(state, hex);
    const label = grid.labels[hex];
    if (size > 1 && !Object.hasOwn(position.stacks, label)) {
      return bad('missing-stack', fieldPath('stacks', label), 'Several units stand here: their order is wanted.');
    }
    if (size > stackLimit && state.context.side[unit] !== state.active) {
      return bad('overfull-stack', fieldPath('stacks', label), `At most ${stackLimit} units may stand here now.`);
    }
  }
  return null;
}

function readRest(state: State, position: Position): Failure | null {
  const { context } = state;
  for (const label of Object.keys(position.control)) {
    if (!context.objectives.some(({ hex }) => hex === label)) {
      return bad('unknown-field', fieldPath('control', label), 'This hex is no objective.');
    }
  }
  for (const [index, { hex, at }] of context.objectives.entries()) {
    const side = position.control[hex];
    if (side === undefined)
      return bad('missing-field', fieldPath('control', hex), 'The holder of this objective is wanted.');
    state.control[index] = sideNumber(side);
    const unit = state.top[at];
    if (state.step !== STEP.setup && unit !== NONE && context.side[unit] !== state.control[index]) {
      return bad('bad-control', fieldPath('control', hex), 'The side that stands in a hex holds it.');
    }
  }
  let exited = 0;
  for (let unit = 0; unit < groundCount; unit++) {
    if (state.hexOf[unit] === EXITED && !(context.kind[unit] & ARTILLERY)) exited += strengthLeft(state, unit);
  }
  if (position.exited !== exited) return bad('bad-exited', 'exited', `The units that have exited add up to ${exited}.`);
  state.exitedStrength = exited;
  state.panzersEntered = position.panzersEntered;
  state.entryBonuses = position.entryBonuses;
  return readFocus(state, position.focus);
}

function readFocus(state: State, focus: Position['focus']): Failure | null {
  state.focusHex = focus.hex === null ? NONE : grid.parse(focus.hex);
  state.focusUnit = focus.unit === null ? NONE : (state.context.unitNumber.get(focus.unit) ?? -2);
  const wantsHex = state.step === STEP.advance || state.step === STEP['barrage-target'];
  if (wantsHex !== state.focusHex >= 0)
    return bad('bad-focus', 'focus.hex', 'A hex stands here during an advance or barrage only.');
  const wantsUnit = state.step === STEP['barrage-target'];
  if (state.focusUnit < NONE || wantsUnit !== state.focusUnit >= 0) {
    return bad(
      'bad-focus',
      'focus.unit',
      'The firing unit stands here while a barrage target is chosen, and only then.',
    );
  }
  return null;
}

/** Nobody may be asked a question that has no answer. */
function checkWhole(state: State, seatView: boolean): Failure | null {
  if (state.step === STEP.over || seatView) return null;
  const codes = new ActionCodes();
  listAll(state, codes);
  return codes.length > 0
    ? null
    : bad('no-action', 'step', 'In this position the deciding side would have nothing to do.');
}
