import { reasonsFrom, type Refusal, type StepCheck } from '@impulse/engine';
import { type ActionType, KIND, type Order } from './actions/actions.js';
import { grid } from './context.js';
import { sideIds } from './data/types.js';
import { type Reason, reasons } from './reasons.js';
import { checkAdvance } from './rules/assault/advance.js';
import { checkAssault } from './rules/assault/assault.js';
import { checkCallOff } from './rules/assault/call-off.js';
import { checkFire } from './rules/assault/assault-fire.js';
import { checkBarrage } from './rules/barrage/barrage.js';
import { type Fault, noFault } from './rules/fault.js';
import { checkBridge } from './rules/terrain/bridges.js';
import { checkDefend } from './rules/assault/defensive-fire.js';
import { checkDeploy } from './rules/movement/deploying.js';
import { checkExit } from './rules/victory/exit.js';
import { checkImpulse, checkPass } from './rules/turn/impulses.js';
import { checkMove } from './rules/movement/movement.js';
import { checkRail } from './rules/movement/rail.js';
import { checkRefit } from './rules/forces/refit.js';
import { checkEnter, checkReassign } from './rules/forces/reinforcements.js';
import { checkRepair, checkReplace } from './rules/forces/replacements.js';
import { checkDone } from './rules/turn/sequence.js';
import { isFreeSetup } from './rules/turn/placing.js';
import { checkPlace, checkPlaceRest, unitsLeft } from './rules/turn/setup.js';
import { checkStack } from './rules/stacking/stacking.js';
import { checkOrders } from './rules/turn/standing-orders.js';
import { checkAvoidIsolation } from './rules/turn/turn-start.js';
import { NONE, POINT, type State, STEP, steps, type StepId } from './state.js';

/** "Why not?": the legal actions seen from the other side. */

type ActionCheck = StepCheck<StepId, State, Order, Reason, Fault>;
type Check = ActionCheck['check'];

/** Placing and stacking before the battle belong to the free set-up. */
const inFreeSetup =
  (check: Check): Check =>
  (state, order, fault) =>
    state.step === STEP.setup && !isFreeSetup(state.context) ? 'not-set-up' : check(state, order, fault);

/** For each action: the steps in which it is asked for, and the rule that decides it. */
const checks: Readonly<Record<ActionType, ActionCheck>> = {
  place: { in: ['setup'], check: inFreeSetup(checkPlace) },
  'place-rest': { in: ['setup'], check: inFreeSetup(checkPlaceRest) },
  'avoid-isolation': { in: ['isolation'], check: checkAvoidIsolation },
  impulse: { in: ['decision'], check: checkImpulse },
  pass: { in: ['decision'], check: checkPass },
  refit: { in: ['decision'], check: checkRefit },
  replace: { in: ['movement'], check: checkReplace },
  repair: { in: ['movement'], check: checkRepair },
  reassign: { in: ['movement'], check: checkReassign },
  move: { in: ['movement'], check: checkMove },
  enter: { in: ['movement'], check: checkEnter },
  rail: { in: ['movement'], check: checkRail },
  deploy: { in: ['movement'], check: checkDeploy },
  bridge: { in: ['movement'], check: checkBridge },
  exit: { in: ['movement'], check: checkExit },
  assault: { in: ['movement'], check: checkAssault },
  'call-off': { in: ['movement'], check: checkCallOff },
  stack: { in: ['setup', 'movement'], check: inFreeSetup(checkStack) },
  barrage: { in: ['barrage'], check: checkBarrage },
  defend: { in: ['defence'], check: checkDefend },
  fire: { in: ['assault'], check: checkFire },
  advance: { in: ['advance'], check: checkAdvance },
  orders: { in: ['decision', 'movement', 'defence'], check: checkOrders },
  done: { in: ['setup', 'movement', 'barrage', 'defence', 'assault', 'advance'], check: checkDone },
};

/** Whatever a unit is asked to do, its own side asks. */
const ofOwnUnit: Check = ({ deciding: side, context }, { unit }) =>
  unit !== NONE && context.side[unit] !== side ? 'not-your-unit' : null;

export const reasonAgainst = reasonsFrom(checks, KIND, STEP, ofOwnUnit);

export function refuseOrder(state: State, side: number, order: Order): Refusal | null {
  const fault = noFault();
  const reason = reasonAgainst(state, side, order, fault);
  return reason && { rule: reasons[reason], reason, detail: detailOf(state, order, side, fault) };
}

/** Facts for the sentence that explains a refusal. Only what the asking side may know goes in. */
function detailOf(state: State, order: Order, side: number, fault: Fault): NonNullable<Refusal['detail']> {
  const { context } = state;
  const detail: Record<string, string | number> = {
    side: sideIds[side],
    action: order.type,
    step: steps[state.step],
    turn: state.turn,
    impulse: state.impulse,
    left: state.points[side] ?? 0,
  };
  if (order.unit !== NONE) {
    // Of several who go together, the one who cannot.
    const unit = fault.unit >= 0 ? fault.unit : order.unit;
    detail['unit'] = context.unitIds[unit];
    if (context.side[unit] === side) {
      detail['points'] = Math.max(0, state.impulse * POINT - state.spent[unit]) / POINT;
      detail['due'] = state.due[unit];
    }
  }
  // An intrinsic garrison has no name.
  if (fault.unit >= 0) {
    detail['unit'] = context.unitIds[fault.unit];
    const range = context.range[fault.unit];
    if (context.side[fault.unit] === side && range > 0) detail['range'] = range;
  }
  if (order.hex !== NONE) detail['hex'] = grid.labels[order.hex];
  if (fault.hex !== NONE) detail['hex'] = grid.labels[fault.hex];
  if (order.formation !== NONE) detail['formation'] = context.formations[order.formation].id;
  if (order.area !== NONE) detail['area'] = context.data.entries[order.area].id;
  if (order.kind === KIND.impulse || order.kind === KIND.replace) detail['value'] = order.value;
  if (state.step === STEP.setup && side === state.deciding) detail['units'] = unitsLeft(state);
  return detail;
}
