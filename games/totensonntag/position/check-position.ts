import { bad, fieldPath, type Result } from '@impulse/engine';
import { ARMOR, ARTILLERY, CW, groundCount, RECON } from '../context.js';
import { mayChoose } from '../rules/turn/activation-numbers.js';
import { checkAdvances } from '../rules/combat/advance.js';
import { bothFly, hasStrike, isAvailable } from '../rules/air/aircraft.js';
import { checkPlaces } from '../rules/forces/setup.js';
import {
  ADJUSTED,
  ADVANCED,
  ASSAULTED,
  BARRAGED,
  CHOSE,
  COMBINED,
  EXITED,
  FLOWN,
  holder,
  LOST,
  MOVED,
  OFF_MAP,
  OVERRAN,
  PENDING,
  RANGED,
  RECOVERED,
  ROLLS,
  type State,
  STAYED,
  STEP,
  SUPPORTED,
} from '../state.js';

/** What a written position must also be, beyond the shape of its parts: something that play can lead to. */

type Failure = Result<never>;

/** 2.1, 2.2: how a side came by its number. */
export function checkNumber(state: State, side: number, path: string): Failure | null {
  const an = state.an[side];
  const rolled = state.rolled[side];
  const previous = state.previousAn[side];
  switch (state.settled[side]) {
    case PENDING:
      return an === 0 && rolled === 0
        ? null
        : bad('bad-number', `${path}.an`, 'Nothing is settled yet: there is no number.');
    case ROLLS:
      return an === rolled ? null : bad('bad-number', `${path}.an`, 'The number is the one rolled.');
    case CHOSE:
      if (!mayChoose(state, side)) return bad('bad-number', `${path}.settled`, 'This side may not choose its number.');
      return an > 0 && rolled === 0 ? null : bad('bad-number', `${path}.an`, 'A chosen number was not rolled.');
    case ADJUSTED:
      if (previous !== 5) return bad('bad-number', `${path}.settled`, 'A roll is adjusted after a five only.');
      return an > 0 && rolled > 0 && Math.abs(an - rolled) <= 1
        ? null
        : bad('bad-number', `${path}.an`, 'A roll can be changed by one only.');
    default:
      return null;
  }
}

const ofImpulse = MOVED | ASSAULTED | OVERRAN | BARRAGED | SUPPORTED | ADVANCED | COMBINED | STAYED;

/** What a unit has done: one action (3.2), by the active side, and forgotten when the impulse ends. */
export function checkDeeds(state: State, unit: number, place: number, path: string): Failure | null {
  const flags = state.flags[unit];
  const wrong = (message: string) => bad('impossible-deed', `${path}.flags`, message);
  if (unit >= groundCount && flags & ~FLOWN) return wrong('An aircraft can only have flown.');
  if (unit < groundCount && flags & FLOWN) return wrong('Only aircraft fly.');
  if (unit < groundCount && flags && (place === OFF_MAP || place === EXITED))
    return wrong('Off the map nothing is done.');
  if (flags & RECOVERED && state.step !== STEP.night) return wrong('Units recover at night.');
  if (flags & STAYED && state.step !== STEP.advance) return wrong('Only in an advance does a unit choose to stay.');
  if (flags & RANGED && state.step !== STEP['barrage-target']) return wrong('No barrage is under way.');
  const active = state.context.side[unit] === state.active;
  if (flags & ofImpulse && !active) return wrong('This side has no impulse now.');
  if (flags & RANGED && active) return wrong('Fire is at enemies.');
  if (flags & COMBINED && !state.context.combinedArms[unit]) return wrong('This unit has no combined arms.');
  const kind = state.context.kind[unit];
  if (flags & BARRAGED && !(kind & ARTILLERY)) return wrong('Only artillery fires a barrage.');
  if (flags & OVERRAN && !(kind & (ARMOR | RECON))) return wrong('Only armor and recon overrun.');
  if (flags & SUPPORTED && !(kind & RECON)) return wrong('Only recon supports.');
  if (flags & OVERRAN && (flags & MOVED) === 0) return wrong('An overrun is part of a move.');
  if (flags & ADVANCED && (flags & (ASSAULTED | OVERRAN)) === 0) return wrong('Only units that attacked advance.');
  const actions = [MOVED, ASSAULTED, BARRAGED, SUPPORTED].filter((action) => flags & action).length;
  return actions > 1 ? wrong('A unit has one action.') : checkTraces(state, unit, path);
}

/** What else is remembered of an attack, a support or an overrun. */
function checkTraces(state: State, unit: number, path: string): Failure | null {
  const flags = state.flags[unit];
  const wrong = (field: string, message: string) => bad('impossible-deed', `${path}.${field}`, message);
  if (state.attacked[unit] !== 0 && (flags & (ASSAULTED | OVERRAN)) === 0)
    return wrong('attacked', 'It has not attacked.');
  if (state.supports[unit] !== 0 && (flags & SUPPORTED) === 0)
    return wrong('supports', 'It has not supported anybody.');
  return state.pointsLeft[unit] !== 0 && (flags & OVERRAN) === 0 ? wrong('points', 'It has made no overrun.') : null;
}

/** 7.7: over the map are aircraft that fly in this couplet, and they have flown. */
export function checkFlight(state: State, unit: number, path: string): Failure | null {
  const idle = state.context.options.aircraft === 'off';
  if (idle && (state.hits[unit] !== 0 || state.flags[unit] !== 0 || state.hexOf[unit] === LOST)) {
    return bad('impossible-place', path, 'No aircraft take part in this battle.');
  }
  if (state.hexOf[unit] < 0) return null;
  if (!isAvailable(state, unit)) return bad('impossible-place', path, 'Its activation number keeps it on the ground.');
  return state.flags[unit] & FLOWN ? null : bad('impossible-deed', path, 'An aircraft over the map has flown.');
}

/** The question asked must be one that can be asked here. */
export function checkStep(state: State, seatView: boolean): Failure | null {
  const wrong = (path: string, message: string) => bad('bad-step', path, message);
  const { context, deciding: side } = state;
  switch (state.step) {
    case STEP.setup:
      return checkSetup(state);
    case STEP['choose-an']:
      if (!mayChoose(state, side)) return wrong('step', 'This side may not choose its number.');
      return seatView || state.settled[side] === PENDING ? null : wrong('step', 'This side has settled its number.');
    case STEP['adjust-an']:
      if (state.previousAn[side] !== 5) return wrong('step', 'This side may not adjust its number.');
      if (seatView) return null;
      return state.settled[side] === ROLLS && state.rolled[side] > 0
        ? null
        : wrong('step', 'There is no roll to adjust.');
    case STEP['air-plan']:
      return bothFly(state) ? null : wrong('step', 'Flights are planned when both sides can fly.');
    case STEP['air-strike']:
      return hasStrike(state, side) ? null : wrong('step', 'No aircraft of this side has a target.');
    case STEP.advance:
      return checkAdvanceStep(state);
    case STEP['barrage-target']:
      return checkBarrageStep(state);
    case STEP.night:
    case STEP.over:
      if (state.couplet !== context.data.coupletsPerTurn) return wrong('couplet', 'Night follows the last couplet.');
      return state.step === STEP.over && state.turn !== context.data.turns
        ? wrong('turn', 'The battle lasts longer.')
        : null;
    default:
      return null;
  }
}

/** 10.0: each unit in its zone, and the Commonwealth not before the DAK has finished. */
function checkSetup(state: State): Failure | null {
  const { context, deciding: side } = state;
  if (state.turn !== 1) return bad('bad-step', 'turn', 'Units are set up before the first turn.');
  if (state.couplet !== 1) return bad('bad-step', 'couplet', 'Units are set up before the first couplet.');
  for (const [unit, id] of context.unitIds.entries()) {
    const path = `${fieldPath('units', id)}.at`;
    const hex = state.hexOf[unit];
    if (hex < 0) {
      const missing = side === CW && context.side[unit] !== CW && context.zone[unit] !== null;
      if (missing) return bad('impossible-place', path, 'The DAK is set up before the Commonwealth.');
      continue;
    }
    state.deciding = context.side[unit];
    const reason = state.deciding > side ? 'too-early' : checkPlaces(state, unit, hex);
    state.deciding = side;
    if (reason) return bad('impossible-place', path, `It cannot be set up here (${reason}).`);
  }
  return null;
}

function checkAdvanceStep(state: State): Failure | null {
  const { context } = state;
  if (holder(state, state.focusHex) === 1 - state.active) {
    return bad('bad-focus', 'focus', 'The hex advanced into has been emptied of enemies.');
  }
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    if (!checkAdvances(state, unit)) return null;
  }
  return bad('bad-focus', 'focus', 'Nobody may advance into this hex.');
}

function checkBarrageStep(state: State): Failure | null {
  const { context, focusUnit } = state;
  const guns = context.kind[focusUnit] & ARTILLERY && context.side[focusUnit] === state.active;
  const firing = guns && state.hexOf[focusUnit] >= 0 && state.flags[focusUnit] & BARRAGED;
  if (!firing)
    return bad('bad-focus', 'focusUnit', 'The firing unit is artillery of the active side that fires a barrage.');
  let ranged = 0;
  for (let unit = 0; unit < groundCount; unit++) {
    if ((state.flags[unit] & RANGED) === 0) continue;
    if (state.hexOf[unit] !== state.focusHex)
      return bad('bad-focus', 'focus', 'The units ranged in stand in this hex.');
    ranged++;
  }
  return ranged > 1 ? null : bad('bad-focus', 'focus', 'A target is chosen among several units ranged in.');
}
