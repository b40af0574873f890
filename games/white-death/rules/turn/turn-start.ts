import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { GERMAN, SOVIET } from '../../context.js';
import { weathers } from '../../data/types.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { NONE, pointsPerTurn, POOL_FORTRESS, POOL_GERMAN, POOL_SOVIET, type State, STEP } from '../../state.js';
import { fortressCut, fortressHolds, fortressManned } from '../city/fortress.js';
import { PURPOSE } from '../purposes.js';
import { returnRefitted } from '../forces/refit.js';
import { releaseGarrisons } from '../city/releases.js';
import { rollWeather, turnData } from './weather.js';

/** Ruling 6: what happens before the first impulse of a turn. */

/** 18: AFVs are repaired from this turn on. */
const repairsFrom = 5;
/** 15D1: a die of this or less brings an air-dropped point into the city. */
const dropUpTo = 4;
const dropUpToInSnow = 2;
const SNOW = weathers.indexOf('snow');

export function beginTurn(state: State, turn: number, dice: Dice, log: Log | null): void {
  state.turn = turn;
  state.active = NONE;
  log?.push({ type: 'turn-begins', rule: '5', detail: { turn } });
  rollWeather(state, dice, log);
  receiveSupply(state, dice, log);
  releaseGarrisons(state, dice, log);
  receivePoints(state, log);
  returnRefitted(state, log);
  state.avoidsIsolation = 0;
  if (mayPay(state)) {
    state.step = STEP.isolation;
    state.deciding = GERMAN;
  } else {
    openImpulses(state);
  }
}

/** 15: points received are kept until they are spent. */
function receiveSupply(state: State, dice: Dice, log: Log | null): void {
  const [soviet, german] = turnData(state).supply;
  state.supply[POOL_SOVIET] += soviet;
  state.supply[POOL_GERMAN] += german;
  log?.push({ type: 'supply-received', rule: '15D1', detail: { turn: state.turn, soviet, german } });
  // Ruling 90: a city that has fallen receives nothing.
  if (!fortressHolds(state)) return;
  if (fortressCut(state)) {
    if (fortressManned(state)) dropSupply(state, german, dice, log);
    return;
  }
  state.supply[POOL_FORTRESS] += german;
  log?.push({ type: 'fortress-supplied', rule: '15D1', detail: { points: german } });
}

/** 15D1: one die for each point once no supply route leads out of the city. */
function dropSupply(state: State, points: number, dice: Dice, log: Log | null): void {
  const upTo = state.weather === SNOW ? dropUpToInSnow : dropUpTo;
  const drawn: number[] = [];
  let received = 0;
  for (let point = 0; point < points; point++) {
    const die = dice.roll(PURPOSE['air-drop'], POOL_FORTRESS);
    if (log) drawn.push(die);
    if (die <= upTo) received++;
  }
  state.supply[POOL_FORTRESS] += received;
  log?.push({ type: 'air-drop', rule: '15D1', detail: { points, upTo, dice: drawn, received } });
}

/** 5, 8, 18: what each side has for the turn. */
function receivePoints(state: State, log: Log | null): void {
  const { replacements } = turnData(state);
  for (const side of [SOVIET, GERMAN] as const) {
    state.points[side] = pointsPerTurn;
    state.impulses[side] = 0;
    state.railed[side] = 0;
    // Ruling 42: replacements may be saved, repairs may not.
    state.replacements[side] += replacements[side];
    state.repairs[side] = state.turn >= repairsFrom ? 1 : 0;
  }
  state.passes = 0;
  if (log && (replacements[SOVIET] > 0 || replacements[GERMAN] > 0)) {
    const detail = { turn: state.turn, soviet: replacements[SOVIET], german: replacements[GERMAN] };
    log.push({ type: 'replacements-received', rule: '18', detail });
  }
}

/** 5: the Soviet side always takes the first impulse. */
function openImpulses(state: State): void {
  state.step = STEP.decision;
  state.active = SOVIET;
  state.deciding = SOVIET;
}

/** 15D2: has the fortress a point, and somebody in it? Cut off or not: that may come in the course of the turn. */
export const mayPay = (state: State): boolean => checkPayment(state) === null;

function checkPayment(state: State): Reason | null {
  if (state.supply[POOL_FORTRESS] === 0) return 'no-fortress-supply';
  return fortressManned(state) ? null : 'fortress-unmanned';
}

/** 15D2: not to pay is always possible. */
export const checkAvoidIsolation = (state: State, order: Order): Reason | null =>
  order.value === 0 ? null : checkPayment(state);

export function playAvoidIsolation(state: State, order: Order, log: Log | null): void {
  const pay = order.value === 1;
  if (pay) {
    state.supply[POOL_FORTRESS]--;
    state.avoidsIsolation = 1;
  }
  log?.push({ type: 'isolation-decided', rule: '15D2', detail: { pay, left: state.supply[POOL_FORTRESS] } });
  openImpulses(state);
}

export function listAvoidIsolation(state: State, into: ActionCodes): void {
  if (mayPay(state)) into.push(packHead(KIND['avoid-isolation'], NONE, NONE, 1), 0);
  into.push(packHead(KIND['avoid-isolation'], NONE, NONE, 0), 0);
}
