import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order, packHead } from '../../actions/actions.js';
import { CW, DAK } from '../../context.js';
import { sideIds } from '../../data/types.js';
import type { Reason } from '../../reasons.js';
import { ADJUSTED, CHOSE, NONE, PENDING, ROLLS, type State, STEP } from '../../state.js';
import { PURPOSE } from '../combat/combat.js';

/** 2.1 Activation roll and 2.2 first-turn surprise. */

const lowest = 1;
const highest = 6;

/** 2.1: after a six a player may choose his number; 2.2: so may the Commonwealth in the first couplet of all. */
export function mayChoose(state: State, side: number): boolean {
  return state.previousAn[side] === highest || (side === CW && state.turn === 1 && state.couplet === 1);
}

/** 2.1: after a five (the final number, ruling 9) a player may change his roll by one. */
export function mayAdjust(state: State, side: number): boolean {
  return state.previousAn[side] === 5 && state.settled[side] === ROLLS;
}

/** What a player may not know yet of the other's number: nothing is hidden, the number alone, or all about it. */
export const NOTHING = 0;
export const NUMBER = 1;
export const ALL = 2;

/**
 * 2.1: the choice after a six is secret, and so is what the DAK makes of its roll where both may change theirs. The
 * dice lie open, unless the option keeps them secret too (rulings 12, 65 and 68).
 */
export function hiddenOf(state: State, side: number): typeof NOTHING | typeof NUMBER | typeof ALL {
  if (state.step === STEP['choose-an']) return ALL;
  if (state.step !== STEP['adjust-an']) return NOTHING;
  if (!rollsOpenly(state)) return ALL;
  return state.settled[side] === ROLLS ? NOTHING : NUMBER;
}

const rollsOpenly = (state: State): boolean => state.context.options.activationDice === 'open';

/** Opens a couplet's activation: the numbers of the last couplet, or of the last turn, become the previous ones. */
export function beginActivation(state: State, dice: Dice, log: Log | null): void {
  for (const side of [DAK, CW]) {
    state.previousAn[side] = state.an[side];
    state.an[side] = 0;
    state.rolled[side] = 0;
    state.settled[side] = PENDING;
  }
  for (const side of [DAK, CW]) if (!mayChoose(state, side)) state.settled[side] = ROLLS;
  continueChoosing(state, dice, log);
}

/** DAK first; what is chosen stays secret until both numbers are final. */
function continueChoosing(state: State, dice: Dice, log: Log | null): void {
  for (const side of [DAK, CW]) {
    if (state.settled[side] !== PENDING) continue;
    state.step = STEP['choose-an'];
    state.deciding = side;
    return;
  }
  for (const side of [DAK, CW]) {
    if (state.settled[side] !== ROLLS) continue;
    const die = dice.roll(PURPOSE.activation, side);
    state.rolled[side] = die;
    state.an[side] = die;
    if (log) {
      const detail = { side: sideIds[side], die };
      const seats = rollsOpenly(state) ? {} : { seats: [sideIds[side]] };
      log.push({ type: 'rolled-an', rule: '2.1', ...seats, detail });
    }
  }
  continueAdjusting(state, log);
}

/** Asks those who may adjust, then leaves `settled` with nobody to ask: `sequence` goes on from there. */
function continueAdjusting(state: State, log: Log | null): void {
  for (const side of [DAK, CW]) {
    if (!mayAdjust(state, side)) continue;
    state.step = STEP['adjust-an'];
    state.deciding = side;
    return;
  }
  settleFirstImpulse(state, log);
}

/** 2.1: the higher number goes first; a tie goes to the DAK. */
function settleFirstImpulse(state: State, log: Log | null): void {
  state.first = state.an[CW] > state.an[DAK] ? CW : DAK;
  state.deciding = NONE;
  if (log) {
    log.push({
      type: 'numbers-revealed',
      rule: '2.1',
      detail: { dak: numberDetail(state, DAK), cw: numberDetail(state, CW), first: sideIds[state.first] },
    });
  }
}

const numberDetail = (state: State, side: number) => ({ an: state.an[side], rolled: state.rolled[side] });

/** Both numbers are final and are revealed. */
export const numbersSettled = (state: State): boolean => state.deciding === NONE;

export function checkChoose(state: State, order: Order): Reason | null {
  if (!mayChoose(state, state.deciding)) return 'no-choice-of-number';
  // Ruling 11: any number, a five or six again too.
  return order.value < lowest || order.value > highest ? 'number-out-of-range' : null;
}

export function playChoose(state: State, order: Order, dice: Dice, log: Log | null): void {
  const side = state.deciding;
  state.an[side] = order.value;
  state.settled[side] = CHOSE;
  logPrivately(state, 'chose-an', { an: order.value }, log);
  continueChoosing(state, dice, log);
}

/** Rulings 11 and 68: choosing is a right, not a duty, and giving it up is as secret as using it. */
export function playRoll(state: State, dice: Dice, log: Log | null): void {
  state.settled[state.deciding] = ROLLS;
  logPrivately(state, 'rolls-an', {}, log);
  continueChoosing(state, dice, log);
}

export function checkAdjust(state: State, order: Order): Reason | null {
  if (!mayAdjust(state, state.deciding)) return 'no-adjustment';
  if (Math.abs(order.value) > 1) return 'adjustment-out-of-range';
  // Ruling 10: the faces of a die are the limits.
  const number = state.an[state.deciding] + order.value;
  return number < lowest || number > highest ? 'adjustment-out-of-range' : null;
}

export function playAdjust(state: State, order: Order, log: Log | null): void {
  const side = state.deciding;
  state.an[side] += order.value;
  state.settled[side] = ADJUSTED;
  logPrivately(state, 'adjusted-an', { delta: order.value, an: state.an[side] }, log);
  continueAdjusting(state, log);
}

function logPrivately(state: State, type: string, detail: Record<string, number>, log: Log | null): void {
  const side = sideIds[state.deciding];
  if (log) log.push({ type, rule: '2.1', seats: [side], detail: { side, ...detail } });
}

export function listChoices(state: State, into: ActionCodes): void {
  const none = (kind: number) => packHead(kind, NONE, NONE, NONE);
  if (state.step === STEP['choose-an']) {
    for (let number = lowest; number <= highest; number++) into.push(none(KIND['choose-an']), number);
    into.push(none(KIND['roll-an']), 0);
    return;
  }
  const rolled = state.an[state.deciding];
  for (let delta = -1; delta <= 1; delta++) {
    if (rolled + delta >= lowest && rolled + delta <= highest) into.push(none(KIND['adjust-an']), delta);
  }
}
