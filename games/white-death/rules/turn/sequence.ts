import type { Dice, Log } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { GERMAN, SOVIET } from '../../context.js';
import { nextMarked } from '../../marked-hexes.js';
import type { Reason } from '../../reasons.js';
import { DEFENDED, NONE, RESOLVED, stackSize, type State, STEP, TARGET } from '../../state.js';
import { checkAdvance } from '../assault/advance.js';
import { playFire } from '../assault/assault-fire.js';
import { mayHaveBarrage } from '../barrage/barrage.js';
import { playDefend } from '../assault/defensive-fire.js';
import { endImpulse } from './impulses.js';
import { forgetPhase } from '../morale/losses.js';
import { isFreeSetup } from './placing.js';
import { startBattle, unitsLeft } from './setup.js';
import { ordersFire } from './standing-orders.js';
import { openPayments } from '../supply/supply-points.js';
import { isVacated, nextTarget, settleAbandoned, settleVacated } from '../assault/targets.js';

/**
 * 5 Sequence of play: the outline.
 *
 *   set-up: Germans, then Soviets
 *   turns of
 *     weather, supply, releases; the fortress pays or does not      ruling 6, 15D2
 *     impulses, until both sides have spent ten points, of
 *       decision: points, or a pass                                 5.1
 *       movement and declaration of assaults                        5.2
 *       barrage                                                     5.3
 *       defensive fire, by the other side                           5.4
 *       assault fire; after each hex that empties: advance          5.5, 9D
 *   victory
 */

export function checkDone(state: State): Reason | null {
  switch (state.step) {
    case STEP.setup:
      return unitsLeft(state) > 0 ? 'units-left' : null;
    case STEP.movement:
    case STEP.barrage:
    case STEP.defence:
    case STEP.assault:
    case STEP.advance:
      return null;
    default:
      return 'wrong-step';
  }
}

/** `done`: the deciding side has finished its step. What it has not fired in its step is fired by default. */
export function playDone(state: State, dice: Dice, log: Log | null): void {
  switch (state.step) {
    case STEP.setup:
      if (state.deciding === GERMAN && isFreeSetup(state.context)) state.deciding = SOVIET;
      else startBattle(state, dice, log);
      return;
    case STEP.movement:
      enterBarrage(state, dice, log);
      return;
    case STEP.barrage:
      enterDefence(state, dice, log);
      return;
    case STEP.defence:
      defendRest(state, dice, log);
      enterAssault(state, dice, log);
      return;
    case STEP.assault:
      fireRest(state, dice, log);
      enterAssault(state, dice, log);
      return;
    case STEP.advance:
      closeAdvance(state);
      enterAssault(state, dice, log);
      return;
  }
}

/** 5.3: passed over when everybody can see that no gun of the phasing side could fire. */
function enterBarrage(state: State, dice: Dice, log: Log | null): void {
  forgetPhase(state);
  // The declarations are open now.
  ask(state, STEP.barrage, state.active);
  openPayments(state, log);
  if (!mayHaveBarrage(state)) enterDefence(state, dice, log);
}

/** 5.4: passed over when there is nothing to defend, or standing orders take care of it. */
function enterDefence(state: State, dice: Dice, log: Log | null): void {
  forgetPhase(state);
  settleVacated(state);
  ask(state, STEP.defence, 1 - state.active);
  if (nextTarget(state, DEFENDED) === NONE || ordersFire(state, dice, log)) enterAssault(state, dice, log);
}

/** 5.5. Comes back here after each hex: first advances, then the next fire, then the end of the impulse. */
function enterAssault(state: State, dice: Dice, log: Log | null): void {
  if (state.step === STEP.defence) forgetPhase(state);
  settleAbandoned(state);
  ask(state, STEP.assault, state.active);
  const vacated = nextAdvance(state);
  if (vacated !== NONE) {
    state.focusHex = vacated;
    state.step = STEP.advance;
  } else if (nextTarget(state, RESOLVED) === NONE) {
    endImpulse(state, dice, log);
  }
}

function ask(state: State, step: number, side: number): void {
  state.step = step;
  state.deciding = side;
}

/** Goes on when a `defend` or `fire` has been played. */
export function afterResolved(state: State, dice: Dice, log: Log | null): void {
  if (state.step === STEP.assault || nextTarget(state, DEFENDED) === NONE) enterAssault(state, dice, log);
}

const order = new Order();

/** Default actions: every unit fires, allocated well, without artillery. */
function defendRest(state: State, dice: Dice, log: Log | null): void {
  for (let hex = nextTarget(state, DEFENDED); hex !== NONE; hex = nextTarget(state, DEFENDED)) {
    order.reset(KIND.defend);
    order.hex = hex;
    playDefend(state, order, dice, log);
  }
}

/**
 * Default actions for the fire that is left. Stops where somebody may advance, and where fleeing units have ended
 * in another target: the phasing side sees that before it goes on.
 */
function fireRest(state: State, dice: Dice, log: Log | null): void {
  for (let hex = nextTarget(state, RESOLVED); hex !== NONE; hex = nextTarget(state, RESOLVED)) {
    const waiting = defendersLeft(state, hex + 1);
    order.reset(KIND.fire);
    order.hex = hex;
    playFire(state, order, dice, log);
    settleAbandoned(state);
    if (nextAdvance(state) !== NONE || defendersLeft(state, hex + 1) !== waiting) return;
  }
}

/** Units in all the targets from a hex on whose assault is not resolved. */
function defendersLeft(state: State, from: number): number {
  let units = 0;
  for (let hex = nextTarget(state, RESOLVED, from); hex !== NONE; hex = nextTarget(state, RESOLVED, hex + 1)) {
    units += stackSize(state, hex);
  }
  return units;
}

/** 9D: a resolved target that is empty and that somebody may enter. */
function nextAdvance(state: State): number {
  for (let hex = nextResolved(state, 0); hex !== NONE; hex = nextResolved(state, hex + 1)) {
    if (isVacated(state, hex) && mayBeEntered(state, hex)) return hex;
  }
  return NONE;
}

function nextResolved(state: State, from: number): number {
  const resolved = TARGET | RESOLVED;
  let hex = nextMarked(state, from);
  while (hex !== NONE && (state.marks[hex] & resolved) !== resolved) hex = nextMarked(state, hex + 1);
  return hex;
}

function mayBeEntered(state: State, hex: number): boolean {
  const { context, active } = state;
  order.reset(KIND.advance);
  order.hex = hex;
  for (let unit = context.firstUnit[active]; unit < context.endUnit[active]; unit++) {
    if (state.target[unit] !== hex) continue;
    order.unit = unit;
    if (!checkAdvance(state, order)) return true;
  }
  return false;
}

/** Units that have not advanced stay. */
function closeAdvance(state: State): void {
  const { target } = state;
  for (let unit = 0; unit < target.length; unit++) if (target[unit] === state.focusHex) target[unit] = NONE;
  state.focusHex = NONE;
}
