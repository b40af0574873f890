import { reasonsFrom, type Refusal, type StepCheck } from '@impulse/engine';
import { type ActionType, KIND, type Order } from './actions/actions.js';
import { DAK, grid } from './context.js';
import { sideIds } from './data/types.js';
import { type Reason, reasons } from './reasons.js';
import { checkAdjust, checkChoose } from './rules/turn/activation-numbers.js';
import { initiativeFor, TO_ENTER, TO_FIGHT, TO_MOVE } from './rules/turn/activations.js';
import { checkAdvance, checkAdvances } from './rules/combat/advance.js';
import { checkFly } from './rules/air/aircraft.js';
import { checkAssault } from './rules/combat/assaults.js';
import { checkBarrage, checkBarrageChoice } from './rules/combat/barrage.js';
import { checkExit } from './rules/movement/exit.js';
import { followPath, movementPoints } from './rules/movement/movement.js';
import { checkMove } from './rules/movement/moves.js';
import type { RuleNumber } from './rules/numbers.js';
import { checkRecover, checkRecoverAll } from './rules/turn/night.js';
import { checkEnter, entriesOpenTo } from './rules/forces/reinforcements.js';
import { checkDone } from './rules/turn/sequence.js';
import { checkPlace, checkPlaceRest, unitsLeft } from './rules/forces/setup.js';
import { checkExcess, checkStack } from './rules/movement/stacking.js';
import { NONE, type State, STEP, steps, type StepId } from './state.js';

/** "Why not?": the legal actions seen from the other side. */

/** For each action: the steps in which it is asked for, and the rule that decides it. */
const checks: Readonly<Record<ActionType, StepCheck<StepId, State, Order, Reason>>> = {
  place: { in: ['setup'], check: checkPlace },
  'place-rest': { in: ['setup'], check: checkPlaceRest },
  'choose-an': { in: ['choose-an'], check: checkChoose },
  'roll-an': { in: ['choose-an'], check: () => null },
  'adjust-an': { in: ['adjust-an'], check: checkAdjust },
  move: { in: ['impulse'], check: checkMove },
  enter: { in: ['impulse'], check: checkEnter },
  exit: { in: ['impulse'], check: checkExit },
  assault: { in: ['impulse'], check: checkAssault },
  barrage: { in: ['impulse'], check: checkBarrage },
  'barrage-target': { in: ['barrage-target'], check: checkBarrageChoice },
  advance: { in: ['advance'], check: checkAdvance },
  stay: { in: ['advance'], check: (state, order) => checkAdvances(state, order.unit) },
  stack: { in: ['setup', 'impulse', 'night'], check: checkStack },
  'destroy-excess': { in: ['excess'], check: checkExcess },
  fly: { in: ['air-plan', 'air-strike', 'impulse'], check: checkFly },
  recover: { in: ['night'], check: checkRecover },
  'recover-all': { in: ['night'], check: checkRecoverAll },
  done: { in: ['setup', 'air-plan', 'air-strike', 'impulse', 'advance', 'night'], check: checkDone },
};

export const reasonAgainst = reasonsFrom(checks, KIND, STEP);

export function refuseOrder(state: State, side: number, order: Order): Refusal | null {
  const reason = reasonAgainst(state, side, order);
  return reason && { rule: ruleOf(reason, side), reason, detail: detailOf(state, order, side, reason) };
}

/** 10.1, 10.2: where a unit may be set up stands in its own side's part of the rules. */
function ruleOf(reason: Reason, side: number): RuleNumber {
  if (reason !== 'outside-zone' && reason !== 'zone-hex-full') return reasons[reason];
  return side === DAK ? '10.1' : '10.2';
}

/**
 * Facts for the sentence that explains a refusal. Only what the asking side may know goes in: its own activation
 * number, never the other's while that is secret.
 */
function detailOf(state: State, order: Order, side: number, reason: Reason): NonNullable<Refusal['detail']> {
  const { context } = state;
  const detail: Record<string, string | number | readonly string[]> = {
    side: sideIds[side],
    action: order.type,
    step: steps[state.step],
  };
  if (order.unit !== NONE) detail['unit'] = context.unitIds[order.unit];
  if (order.other !== NONE) detail['other'] = context.unitIds[order.other];
  if (order.hex !== NONE) detail['hex'] = grid.labels[order.hex];
  if (order.overrun !== NONE) detail['overrun'] = grid.labels[order.overrun];
  if (
    order.unit !== NONE &&
    state.step === STEP.impulse &&
    side === state.active &&
    context.side[order.unit] === side
  ) {
    const purpose =
      order.kind === KIND.enter ? TO_ENTER : order.kind === KIND.move || order.kind === KIND.exit ? TO_MOVE : TO_FIGHT;
    detail['initiative'] = initiativeFor(state, order.unit, purpose);
    detail['an'] = state.an[side];
    detail['points'] = movementPoints(state, order.unit);
  }
  if (order.kind === KIND.exit) detail['hex'] = grid.labels[context.exitHex];
  const broken = brokenAt(state, order, reason);
  if (broken !== NONE) detail['hex'] = grid.labels[broken];
  if (order.kind === KIND.enter) detail['due'] = context.dueTurn[order.unit];
  if (order.kind === KIND['choose-an'] || order.kind === KIND['adjust-an']) detail['value'] = order.value;
  if (reason === 'out-of-range') {
    detail['range'] = context.range[order.unit];
    detail['distance'] = grid.distance(state.hexOf[order.unit], order.hex);
  }
  if (reason === 'not-an-entry-hex' || reason === 'entry-not-blocked') {
    detail['open'] = entriesOpenTo(state, order.unit).map((hex) => grid.labels[hex]);
  }
  if (reason === 'units-left') detail['left'] = unitsLeft(state);
  return detail;
}

/** 6.0, 6.1: the hex of a path that a refusal is about, or NONE when it is not about one. */
function brokenAt(state: State, order: Order, reason: Reason): number {
  if (order.steps === 0) return NONE;
  if (reason === 'not-an-entry-hex' || reason === 'entry-not-blocked') return order.path[0];
  const start = order.kind === KIND.enter ? NONE : state.hexOf[order.unit];
  if (state.active === NONE || (start < 0 && order.kind !== KIND.enter)) return NONE;
  const walk = followPath(state, order.unit, start, order, movementPoints(state, order.unit));
  return walk.reason === reason ? walk.brokenAt : NONE;
}
