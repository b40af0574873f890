import { bad, fieldPath, type Result, unknown } from '@impulse/engine';
import { AIRCRAFT, CW, grid, groundCount } from '../context.js';
import { checkDeeds, checkFlight } from './check-position.js';
import { flagBits, hidesFlights, type Position, type UnitCondition, type UnitPosition } from './position.js';
import { EXITED, LOST, NONE, OFF_MAP, putUnit, type State, STEP, strengthLeft } from '../state.js';

/** One unit of a written position, put into the state and asked whether it can be there. */

type Failure = Result<never>;

const isFlying = ({ context }: State, unit: number): boolean => (context.kind[unit] & AIRCRAFT) !== 0;

/** A unit among the lost, which has lost all its strength where nothing else is told. */
export function loseUnit(state: State, unit: number, { lostWith }: Position, path: string): Failure | null {
  const id = state.context.unitIds[unit];
  const given = Object.hasOwn(lostWith, id) ? lostWith[id] : {};
  readCondition(state, unit, { hits: state.context.strength[unit], ...given });
  const told = fieldPath('lostWith', id);
  return checkHits(state, unit, LOST, told) ?? checkDeeds(state, unit, LOST, told) ?? stand(state, unit, LOST, path);
}

function readCondition(state: State, unit: number, given: UnitCondition): void {
  state.hits[unit] = given.hits ?? 0;
  state.flags[unit] = flagBits.write(given.flags ?? []);
  state.supports[unit] = given.supports ?? 0;
  state.pointsLeft[unit] = given.points ?? 0;
}

export function readUnit(
  state: State,
  unit: number,
  given: UnitPosition,
  path: string,
  seatView: boolean,
): Failure | null {
  if (given.at === unknown) return readSecretFlight(state, unit, given, path, seatView);
  const place = given.at === 'off' ? OFF_MAP : given.at === 'exited' ? EXITED : grid.parse(given.at);
  if (place === NONE && given.at !== 'off') {
    return bad('unknown-hex', `${path}.at`, 'A hex of the map, off or exited is wanted here.');
  }
  readCondition(state, unit, given);
  for (const [index, label] of (given.attacked ?? []).entries()) {
    const direction = place < 0 ? NONE : grid.direction(place, grid.parse(label));
    if (direction < 0)
      return bad('not-adjacent', `${path}.attacked[${index}]`, 'A unit has attacked adjacent hexes only.');
    state.attacked[unit] |= 1 << direction;
  }
  return (
    checkHits(state, unit, place, path) ??
    checkDeeds(state, unit, place, path) ??
    stand(state, unit, place, `${path}.at`)
  );
}

/** In a view an aircraft may be anywhere while flights are planned; of the rest only its hits are told. */
function readSecretFlight(
  state: State,
  unit: number,
  given: UnitPosition,
  path: string,
  seatView: boolean,
): Failure | null {
  const hides = seatView && isFlying(state, unit) && hidesFlights(state);
  if (!hides) return bad('unknown-value', `${path}.at`, 'A position tells everything; only a view may hide a flight.');
  state.hits[unit] = given.hits ?? 0;
  return null;
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

/** Puts the unit there, if it can be there; `path` leads to what is told of the place. */
const stand = (state: State, unit: number, place: number, path: string): Failure | null =>
  isFlying(state, unit) ? readFlight(state, unit, place, path) : readPlace(state, unit, place, path);

function readFlight(state: State, unit: number, place: number, path: string): Failure | null {
  state.hexOf[unit] = place;
  if (place === EXITED) return bad('impossible-place', path, 'Aircraft do not exit.');
  const aloft = state.step === STEP['air-plan'] || state.step === STEP['air-strike'];
  if (place >= 0 && !(aloft && state.context.options.aircraft === 'on')) {
    return bad('impossible-place', path, 'Aircraft are over the map only while both sides fly.');
  }
  return checkFlight(state, unit, path);
}

function readPlace(state: State, unit: number, place: number, path: string): Failure | null {
  const { context } = state;
  if (place === EXITED && context.side[unit] !== CW) {
    return bad('impossible-place', path, 'Only Commonwealth units exit the map.');
  }
  if (place < 0) {
    state.hexOf[unit] = place;
    const waiting = context.dueTurn[unit] !== 0 || state.step === STEP.setup;
    if (place === OFF_MAP && !waiting)
      return bad('impossible-place', path, 'This unit was set up and is not a reinforcement.');
    const arrived = place !== OFF_MAP && context.dueTurn[unit] > state.turn;
    return arrived
      ? bad('impossible-place', path, `This reinforcement is due in turn ${context.dueTurn[unit]}.`)
      : null;
  }
  if (context.dueTurn[unit] > state.turn || (state.step === STEP.setup && !context.zone[unit])) {
    return bad('impossible-place', path, `This reinforcement is due in turn ${context.dueTurn[unit]}.`);
  }
  if (context.enterCost[unit][place] === 0)
    return bad('impossible-place', path, 'This unit cannot enter that terrain.');
  const top = state.top[place];
  if (top !== NONE && context.side[top] !== context.side[unit]) {
    return bad('impossible-place', path, 'An enemy unit stands in this hex.');
  }
  putUnit(state, unit, place);
  return null;
}
