import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { SOVIET } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { KEPT, NONE, pointsPerTurn, type State, STEP } from '../../state.js';
import { settleFlieger } from '../forces/flieger.js';
import { orderReplacements } from '../forces/replacement-orders.js';
import { beginTurn } from './turn-start.js';
import { isFullImpulse } from './full-impulse.js';
import { claimObjectives, scoreRailTowns, wonOutright } from '../victory/victory.js';

/** 5 Sequence of play: who takes the next impulse, and with how many of the turn's movement points. */

/** 5.1. */
export function checkImpulse(state: State, order: Order): Reason | null {
  if (order.value < 1 || order.value > pointsPerTurn) return 'points-out-of-range';
  return order.value > state.points[state.deciding] ? 'too-few-points-left' : null;
}

export function playImpulse(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { deciding: side } = state;
  clearImpulse(state);
  state.active = side;
  state.impulse = order.value;
  state.points[side] -= order.value;
  state.impulses[side]++;
  state.passes = 0;
  state.step = STEP.movement;
  if (log) {
    const detail = {
      turn: state.turn,
      side: sideIds[side],
      number: state.impulses[side],
      points: order.value,
      left: state.points[side],
    };
    log.push({ type: 'impulse-begins', rule: '5.1', detail });
  }
  settleFlieger(state, dice, log);
  orderReplacements(state, log);
}

/** Ruling 5: a pass costs nothing while the other side can still act and has not left it to this side twice. */
export function checkPass(state: State): Reason | null {
  return state.points[1 - state.deciding] === 0 || state.passes >= bothPassed ? 'must-spend' : null;
}

const bothPassed = 2;

export function playPass(state: State, log: Log | null): void {
  if (log) {
    const detail = { side: sideIds[state.deciding], left: state.points[state.deciding] };
    log.push({ type: 'passed', rule: 'menu-impulse', detail });
  }
  state.passes++;
  askDecision(state, 1 - state.deciding);
}

export function listImpulses(state: State, into: ActionCodes): void {
  for (let points = 1; points <= state.points[state.deciding]; points++) {
    into.push(packHead(KIND.impulse, NONE, NONE, points), 0);
  }
  if (!checkPass(state)) into.push(packHead(KIND.pass, NONE, NONE), 0);
}

function askDecision(state: State, side: number): void {
  state.step = STEP.decision;
  state.active = side;
  state.deciding = side;
}

/** What units and hexes did belongs to one impulse. */
function clearImpulse(state: State): void {
  const { flags } = state;
  for (let unit = 0; unit < flags.length; unit++) flags[unit] &= KEPT;
  state.spent.fill(0);
  state.target.fill(NONE);
  state.marks.fill(0);
  state.paid.fill(0);
  state.intensity.fill(0);
  state.impulse = 0;
  state.focusHex = NONE;
}

/** 5: impulses alternate; when one side has spent its points the other goes on; NONE when both have. */
export function nextToDecide({ points }: State, side: number): number {
  if (points[1 - side] > 0) return 1 - side;
  return points[side] > 0 ? side : NONE;
}

export function endImpulse(state: State, dice: Dice, log: Log | null): void {
  const side = state.active;
  const scores = side === SOVIET && isFullImpulse(state);
  clearImpulse(state);
  claimObjectives(state, log);
  if (scores) scoreRailTowns(state, log);
  const next = nextToDecide(state, side);
  if (wonOutright(state)) endBattle(state, log);
  else if (next === NONE) endTurn(state, dice, log);
  else askDecision(state, next);
}

function endTurn(state: State, dice: Dice, log: Log | null): void {
  log?.push({ type: 'turn-ends', rule: '5', detail: { turn: state.turn } });
  const [, last] = state.context.scenario.turns;
  if (state.turn < last) beginTurn(state, state.turn + 1, dice, log);
  else endBattle(state, log);
}

function endBattle(state: State, log: Log | null): void {
  state.step = STEP.over;
  state.deciding = NONE;
  state.active = NONE;
  log?.push({ type: 'battle-ends', rule: 'victory', detail: { turn: state.turn } });
}
