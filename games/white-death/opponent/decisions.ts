import { ActionCodes } from '@impulse/engine';
import { KIND } from '../actions/actions.js';
import { AFV, GERMAN, SOVIET } from '../context.js';
import { packHead } from '../actions/packing.js';
import { listRefits } from '../rules/forces/refit.js';
import { checkPass } from '../rules/turn/impulses.js';
import { tracesToEdge } from '../rules/supply/tracing.js';
import { holder, NONE, POOL_GERMAN, type State } from '../state.js';
import { type Choice, choosePlain } from './choice.js';
import { awaitsRescue, hasFreeHand, keepsForLastWord } from './last-word.js';
import { isOnItsWay } from './plan/break-out.js';

/** 5.1: how many of the turn's points an impulse gets; 18: who refits; 15D2: whether the fortress pays. */

const listed = new ActionCodes();

export function chooseDecision(state: State, choice: Choice): void {
  if (chooseRefit(state, choice)) return;
  if (savesPoints(state)) return choosePlain(choice, KIND.pass, 0, 'pass');
  const points = state.deciding === SOVIET ? sovietPoints(state) : germanPoints(state);
  choosePlain(choice, KIND.impulse, Math.max(1, Math.min(points, state.points[state.deciding])), 'impulse', points);
}

/**
 * Three impulses with assaults; once trunk towns are held, four: the last point alone still counts (ruling 101).
 */
function sovietPoints(state: State): number {
  const left = state.points[SOVIET];
  const holdsTowns = state.context.ground.trunkTowns.some((hex) => holder(state, hex) === SOVIET);
  if (left >= 10 && !holdsTowns) return 4;
  return left > leastAssault ? leastAssault : left;
}

const leastAssault = 3;

/** With the last word the Germans strike as long as that leaves enough for a dash to the city. */
const strike = 2;
const dash = 4;

/** For a break-out while the Soviets can do nothing: a hex of the ring is taken, and two more are crossed. */
const forBreakOut = strike * 3;

/** Enough to strike back from where one stands. */
const leastAnswer = 1;

/** As many impulses as the Soviets have left, and one to answer with at the end. */
function germanPoints(state: State): number {
  const left = state.points[GERMAN];
  if (hasFreeHand(state)) return lastPoints(state, left);
  if (keepsForLastWord(state)) return isOnItsWay(state) ? strike : leastAnswer;
  const answers = Math.ceil(state.points[SOVIET] / leastAssault);
  if (awaitsRescue(state)) return Math.max(strike, Math.floor((left - forBreakOut) / answers));
  return Math.max(2, Math.ceil(left / (answers + 1)));
}

/** What can be had at the end is worth more than an answer now, but whoever is on his way out does not wait for it. */
const savesPoints = (state: State): boolean => keepsForLastWord(state) && !checkPass(state) && !isOnItsWay(state);

/** Whoever gets out of the city goes one hex an impulse past the Soviets. */
function lastPoints(state: State, left: number): number {
  if (awaitsRescue(state)) return left >= strike * 2 ? strike : left;
  return state.supply[POOL_GERMAN] > 0 && left >= dash + strike ? strike : left;
}

/** A tank brigade that is worn out, not one that still fights. */
const wornOut = 0.5;

function chooseRefit(state: State, choice: Choice): boolean {
  if (state.deciding !== SOVIET || state.refit !== NONE) return false;
  listed.clear();
  listRefits(state, listed);
  let best = -1;
  let least = wornOut;
  for (let i = 0; i < listed.length; i++) {
    const share = tankShare(state, listed.tail(i));
    if (share >= least) continue;
    least = share;
    best = i;
  }
  if (best < 0) return false;
  choice.set(listed.head(best), listed.tail(best), 'refit', 0, NONE, NONE);
  return true;
}

/** Strength of a formation's units on the map, as a share of their full strength. */
function tankShare(state: State, formation: number): number {
  const { context } = state;
  let left = 0;
  let full = 0;
  for (let unit = context.firstUnit[SOVIET]; unit < context.endUnit[SOVIET]; unit++) {
    if (context.formation[unit] !== formation || state.hexOf[unit] < 0) continue;
    const weight = context.class[unit] === AFV ? 2 : 1;
    left += state.strength[unit] * weight;
    full += context.fullStrength[unit] * weight;
  }
  // A handful that is left of a brigade is not worth it.
  return full < 8 ? 1 : left / full;
}

/** Isolation halves the fire of those who are cut off in the city: it pays when the enemy is there in force. */
export function chooseIsolation(state: State, choice: Choice): void {
  const pay = cityIsThreatened(state) && someCutOff(state) ? 1 : 0;
  choice.set(packHead(KIND['avoid-isolation'], NONE, NONE, pay), 0, 'avoid-isolation', pay, NONE, NONE);
}

const someCutOff = (state: State): boolean =>
  state.context.ground.city.some((hex) => holder(state, hex) === GERMAN && !tracesToEdge(state, GERMAN, hex));

const assaulters = 3;

/** Are there Soviets around the city in force? */
function cityIsThreatened(state: State): boolean {
  let stacks = 0;
  for (const hex of state.context.ground.city) if ((state.zones[hex] & 0xff) > 0) stacks++;
  return stacks >= assaulters;
}
