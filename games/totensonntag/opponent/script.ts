import type { ActionCodes, Random } from '@impulse/engine';
import { KIND } from '../actions/actions.js';
import { ARTILLERY, unitCount } from '../context.js';
import { someoneRecovers } from '../rules/night.js';
import { unitsLeft } from '../rules/setup.js';
import { overstackedHex } from '../rules/stacking.js';
import { NONE, stackSize, type State, STEP } from '../state.js';
import { chooseAdvance } from './advances.js';
import {
  assaults,
  bestAttacker,
  chooseAssault,
  chooseBarrage,
  chooseBarrageTarget,
  forgetAssaults,
  forgetAssaultsOn,
} from './attacks.js';
import { Choice, type Motive, motiveOf } from './choice.js';
import { chooseFlight, choosePlan, chooseStrike } from './flights.js';
import { chooseMove } from './moves.js';
import { chooseAdjustment, chooseNumber } from './numbers.js';
import { considerUnit, placeValue } from './places.js';
import { makePlan } from './plan.js';
import { look } from './sight.js';
import { chooseExcess, chooseOrder } from './stacks.js';
import { tasks } from './tasks.js';
import { appraise, appraiseUnit } from './worth.js';

/**
 * The scripted opponent. It looks at the position (sight.ts, worth.ts), gives every unit a task (plan.ts), and then
 * plays its impulse in the order a careful player would: aircraft, barrages, assaults, moves with and without
 * overruns, the order of stacks. Every alternative is priced in one currency (weights.ts), so that a unit assaults
 * only when that is worth more than going where it is wanted.
 *
 * `choose` looks at everything afresh for one action. `chooseNext` remembers within an impulse what it has seen and
 * whom it has thought about, which makes it some ten times faster; the two may differ in small things.
 */

const choice = new Choice();
const move = new Choice();

/** Units that have been thought about in this impulse and do nothing, or do not assault. */
const held = new Uint8Array(unitCount);
const withheld = new Uint8Array(unitCount);
/** Guns without a target, until somebody moves. */
const silent = new Uint8Array(unitCount);

/** Looks afresh: what was remembered of the impulse is forgotten. */
function begin(state: State): void {
  look(state, state.deciding);
  held.fill(0);
  withheld.fill(0);
  silent.fill(0);
  forgetAssaults();
  if (state.step === STEP.impulse || state.step === STEP.advance || isNumberStep(state))
    makePlan(state, state.deciding);
}

const isNumberStep = (state: State): boolean => state.step === STEP['choose-an'] || state.step === STEP['adjust-an'];

function decide(state: State, random: Random): void {
  switch (state.step) {
    case STEP.setup:
      choice.plain(unitsLeft(state) > 0 ? KIND['place-rest'] : KIND.done, 0, 'set-up', 0);
      return;
    case STEP['choose-an']:
      return chooseNumber(state, random, choice);
    case STEP['adjust-an']:
      return chooseAdjustment(state, choice);
    case STEP['air-plan']:
      return choosePlan(state, random, choice);
    case STEP['air-strike']:
      return chooseStrike(state, choice);
    case STEP['barrage-target']:
      return chooseBarrageTarget(state, choice);
    case STEP.advance:
      return chooseAdvance(state, choice);
    case STEP.excess:
      return chooseExcess(state, overstackedHex(state, state.active), choice);
    case STEP.night:
      return decideNight(state);
    default:
      return decideImpulse(state);
  }
}

function decideNight(state: State): void {
  if (someoneRecovers(state)) return choice.plain(KIND['recover-all'], 0, 'recover', 0);
  if (!chooseOrder(state, state.deciding, choice)) choice.plain(KIND.done, 0, 'done', 0);
}

function decideImpulse(state: State): void {
  if (chooseFlight(state, choice)) return;
  if (chooseBarrage(state, silent, choice)) return;
  if (decideAssault(state)) return;
  if (decideMove(state)) return;
  if (chooseOrder(state, state.deciding, choice)) return;
  choice.plain(KIND.done, 0, 'done', 0);
}

/** The best assault there is, unless its unit had rather be elsewhere. */
function decideAssault(state: State): boolean {
  for (;;) {
    const unit = bestAttacker(state, withheld);
    if (unit === NONE) return false;
    if (!mightLeave(state, unit) || !chooseMove(state, unit, move) || move.value <= assaults.value[unit]) {
      chooseAssault(state, unit, choice);
      return true;
    }
    withheld[unit] = 1;
  }
}

/** Worth the trouble of looking where else the unit could go? */
function mightLeave(state: State, unit: number): boolean {
  const { context } = state;
  if (tasks.purpose[unit] !== 'hunt' && tasks.goal[unit] !== state.hexOf[unit]) return true;
  if (state.hits[unit] > 0 || state.turn === context.data.turns) return true;
  considerUnit(state, unit);
  return placeValue(state, state.hexOf[unit]) < -assaults.value[unit];
}

/** Tanks and infantry first, so that the guns know where the front is. */
function decideMove(state: State): boolean {
  return decideMoveOf(state, false) || decideMoveOf(state, true);
}

function decideMoveOf(state: State, guns: boolean): boolean {
  const { context } = state;
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    if (held[unit] || ((context.kind[unit] & ARTILLERY) !== 0) !== guns) continue;
    if (chooseMove(state, unit, choice)) return true;
    held[unit] = 1;
  }
  return false;
}

/** Reads the last choice. */
const motives = (state: State): Motive[] => [motiveOf(state.context, choice)];

function choose(state: State, random: Random, into: ActionCodes): void {
  begin(state);
  decideInto(state, random, into);
}

/** The last choice has been played. What is seen at the beginning of an impulse serves to its end. */
function chooseNext(state: State, random: Random, into: ActionCodes): void {
  if (last.withinImpulse) notice(state);
  else begin(state);
  decideInto(state, random, into);
}

/** What must be known of the last choice to see what came of it. */
const last = { withinImpulse: false, standing: 0 };

function decideInto(state: State, random: Random, into: ActionCodes): void {
  decide(state, random);
  last.withinImpulse = isWithinImpulse(state.step) && choice.code !== 'done';
  last.standing = isFire(choice) ? stackSize(state, choice.hex) : 0;
  into.clear();
  into.push(choice.head, choice.tail);
}

/** What came of the last choice, as far as it matters to the next one. */
function notice(state: State): void {
  if (isFire(choice)) noticeFire(state, choice.hex, last.standing);
  // Somebody who comes up to the enemy can spot for the guns (7.4).
  else if (choice.unit !== NONE) silent.fill(0);
}

const isFire = ({ code }: Choice): boolean =>
  code === 'assault' || code === 'overrun' || code === 'barrage' || code === 'flight';

const isWithinImpulse = (step: number): boolean =>
  step === STEP.impulse || step === STEP.advance || step === STEP['barrage-target'];

/** A hit changes what the next one is worth, a loss also what the other units of its division are. */
function noticeFire(state: State, hex: number, standing: number): void {
  if (stackSize(state, hex) < standing) appraise(state);
  else for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) appraiseUnit(state, unit);
  forgetAssaultsOn(state, hex);
}

export const script = { id: 'script', choose, chooseNext, motives };
