import type { Dice, Log } from '@impulse/engine';
import { CW, DAK } from '../../context.js';
import { sideIds } from '../../data/types.js';
import type { Reason } from '../../reasons.js';
import { NONE, type State, STEP } from '../../state.js';
import { markCombinedArms } from './activations.js';
import { beginActivation, numbersSettled } from './activation-numbers.js';
import { endAdvance } from '../combat/advance.js';
import { bothFly, hasStrike, recallAircraft, resetAircraft, revealFlights } from '../air/aircraft.js';
import { claimObjectives, unitsLeft } from '../forces/setup.js';
import { overstackedHex } from '../movement/stacking.js';

/**
 * 2.0 Impulse system: the outline of play.
 *
 *   set-up: DAK, then Commonwealth                                10.0
 *   six turns of
 *     four couplets of
 *       activation numbers: choose, roll, adjust, reveal          2.1, 2.2
 *       aircraft, when both sides fly: plan, reveal, fight, strike 7.7
 *       impulse of the side with the higher number                3.0
 *         barrage targets 7.4, advances 7.3; at its end: excess   4.0
 *       impulse of the other side
 *     night: Commonwealth, then DAK                               8.0
 *   victory                                                       9.0
 */

export function checkDone(state: State): Reason | null {
  switch (state.step) {
    case STEP.setup:
      return unitsLeft(state) > 0 ? 'units-left' : null;
    case STEP['air-plan']:
    case STEP['air-strike']:
    case STEP.impulse:
    case STEP.advance:
    case STEP.night:
      return null;
    default:
      return 'wrong-step';
  }
}

/** `done`: the deciding side has finished its step. */
export function playDone(state: State, dice: Dice, log: Log | null): void {
  switch (state.step) {
    case STEP.setup:
      if (state.deciding === DAK) state.deciding = CW;
      else beginBattle(state, dice, log);
      return;
    case STEP['air-plan']:
      if (state.deciding === DAK) {
        state.deciding = CW;
        return;
      }
      revealFlights(state, dice, log);
      beginStrikes(state, state.first, dice, log);
      return;
    case STEP['air-strike']:
      endStrikes(state, dice, log);
      return;
    case STEP.advance:
      endAdvance(state);
      return;
    case STEP.impulse:
      endImpulse(state, dice, log);
      return;
    case STEP.night:
      endNight(state, dice, log);
      return;
  }
}

export function beginBattle(state: State, dice: Dice, log: Log | null): void {
  claimObjectives(state);
  beginTurn(state, 1, dice, log);
}

function beginTurn(state: State, turn: number, dice: Dice, log: Log | null): void {
  state.turn = turn;
  beginCouplet(state, 1, dice, log);
}

function beginCouplet(state: State, couplet: number, dice: Dice, log: Log | null): void {
  state.couplet = couplet;
  state.active = NONE;
  clearImpulse(state);
  resetAircraft(state);
  if (log) log.push({ type: 'couplet-begins', rule: '2.0', detail: { turn: state.turn, couplet } });
  beginActivation(state, dice, log);
  afterNumbers(state, log);
}

/** Goes on once both numbers are final; until then somebody still has to choose or adjust. */
export function afterNumbers(state: State, log: Log | null): void {
  if (!numbersSettled(state)) return;
  if (bothFly(state)) {
    state.step = STEP['air-plan'];
    state.deciding = DAK;
    return;
  }
  beginImpulse(state, 0, log);
}

/** 7.7: ground attacks before the impulses, by the side that will go first, then by the other. */
function beginStrikes(state: State, side: number, dice: Dice, log: Log | null): void {
  if (hasStrike(state, side)) {
    state.step = STEP['air-strike'];
    state.deciding = side;
  } else {
    state.deciding = side;
    endStrikes(state, dice, log);
  }
}

/** The strikes of a side are over when it says so, or when no aircraft of its own has a target left. */
export function afterStrike(state: State, dice: Dice, log: Log | null): void {
  if (state.step === STEP['air-strike'] && !hasStrike(state, state.deciding)) endStrikes(state, dice, log);
}

function endStrikes(state: State, dice: Dice, log: Log | null): void {
  recallAircraft(state, state.deciding);
  if (state.deciding === state.first) beginStrikes(state, 1 - state.first, dice, log);
  else beginImpulse(state, 0, log);
}

function beginImpulse(state: State, impulse: number, log: Log | null): void {
  state.impulse = impulse;
  openImpulse(state, impulse === 0 ? state.first : 1 - state.first);
  if (log) {
    const detail = { side: sideIds[state.active], an: state.an[state.active] };
    log.push({ type: 'impulse-begins', rule: '2.0', detail });
  }
}

/** 3.0: it is for the side to act, with the activation number it has. */
export function openImpulse(state: State, side: number): void {
  state.active = side;
  state.deciding = side;
  state.step = STEP.impulse;
  clearImpulse(state);
  if (side === DAK) markCombinedArms(state);
}

/** What units did belongs to one impulse. Aircraft keep theirs for the couplet. */
function clearImpulse(state: State): void {
  const end = state.context.endUnit[CW];
  state.flags.fill(0, 0, end);
  state.attacked.fill(0, 0, end);
  state.supports.fill(0, 0, end);
  state.pointsLeft.fill(0, 0, end);
  state.panzersEntered = 0;
  state.entryBonuses = 0;
  state.focusHex = NONE;
  state.focusUnit = NONE;
}

/** 4.0: stacking is checked as every impulse ends. */
function endImpulse(state: State, dice: Dice, log: Log | null): void {
  if (overstackedHex(state, state.active) !== NONE) {
    state.step = STEP.excess;
    return;
  }
  if (state.impulse === 0) beginImpulse(state, 1, log);
  else if (state.couplet < state.context.data.coupletsPerTurn) beginCouplet(state, state.couplet + 1, dice, log);
  else beginNight(state, log);
}

export function afterExcess(state: State, dice: Dice, log: Log | null): void {
  if (overstackedHex(state, state.active) === NONE) endImpulse(state, dice, log);
}

/** 8.0: the Commonwealth rolls first. */
function beginNight(state: State, log: Log | null): void {
  state.active = NONE;
  state.step = STEP.night;
  state.deciding = CW;
  clearImpulse(state);
  if (log) log.push({ type: 'night-falls', rule: '8.0', detail: { turn: state.turn } });
}

/** Ruling 48: the last night is played too, then victory is counted. */
function endNight(state: State, dice: Dice, log: Log | null): void {
  if (state.deciding === CW) {
    state.deciding = DAK;
    return;
  }
  if (state.turn < state.context.data.turns) {
    beginTurn(state, state.turn + 1, dice, log);
    return;
  }
  clearImpulse(state);
  state.step = STEP.over;
  state.deciding = NONE;
  if (log) log.push({ type: 'battle-ends', rule: '9.0', detail: { turn: state.turn } });
}
