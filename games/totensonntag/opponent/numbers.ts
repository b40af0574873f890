import type { Random } from '@impulse/engine';
import { KIND } from '../actions/actions.js';
import { ARMOR, PANZER, RECON } from '../context.js';
import { ALL, hiddenOf, mayChoose } from '../rules/turn/activation-numbers.js';
import { NONE, type State, strengthLeft } from '../state.js';
import { type Choice, choosePlain } from './choice.js';
import { hitOrdinary } from './combat/estimates.js';
import { noWay } from './map/ground.js';
import type { Memory } from './memory.js';

/** 2.1, 2.2: which activation number serves best, where there is a choice. */

const faces = 6;

export function chooseNumber(memory: Memory, state: State, random: Random, choice: Choice): void {
  let best = 1;
  let highest = -Infinity;
  for (let number = 1; number <= faces; number++) {
    const wavering = 1 + random.below(100) / 2000;
    const value = numberValue(memory, state, number) * wavering + memory.noise.on(KIND['choose-an'], NONE, number);
    if (value <= highest) continue;
    highest = value;
    best = number;
  }
  choosePlain(choice, KIND['choose-an'], best, 'activation-number', highest);
}

export function chooseAdjustment(memory: Memory, state: State, choice: Choice): void {
  const rolled = state.an[state.deciding];
  let best = 0;
  let highest = -Infinity;
  for (let change = -1; change <= 1; change++) {
    const number = rolled + change;
    if (number < 1 || number > faces) continue;
    const value = numberValue(memory, state, number) + memory.noise.on(KIND['adjust-an'], NONE, number);
    if (value <= highest) continue;
    highest = value;
    best = change;
  }
  choosePlain(choice, KIND['adjust-an'], best, 'activation-number', highest);
}

/** What the side could do with a number, how likely it is to do it first, and what the number is good for later. */
function numberValue(memory: Memory, state: State, number: number): number {
  const { moods, sight, weights } = memory;
  const { context } = state;
  const side = state.deciding;
  let fight = 0;
  let drive = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const at = state.hexOf[unit];
    const lent = context.combinedArms[unit] && at >= 0 && standsWithPanzer(state, at) ? 1 : 0;
    const moves = context.initiative[unit] + lent >= number;
    if (at < 0) {
      if (moves && !moods.hold[unit] && context.dueTurn[unit] > 0 && context.dueTurn[unit] <= state.turn) drive += 30;
      continue;
    }
    const left = strengthLeft(state, unit);
    const firepower = context.kind[unit] & PANZER ? left + 1 : left;
    if (sight.contact[at] > 0) {
      if (context.assaultInitiative[unit] + lent >= number && !moods.noFire[unit])
        fight += hitOrdinary(firepower) * sight.contact[at];
    } else if (moves) {
      drive += driveValue(memory, state, unit, at, number, hitOrdinary(firepower));
    }
  }
  const later = number === 5 ? weights.afterFive : number === faces ? weights.afterSix : 0;
  return fight * (1 + weights.initiative * chanceToBeFirst(state, side, number)) + drive + (sight.time > 1 ? later : 0);
}

/** Going where one is wanted; tanks that get there with a point to spare overrun somebody. */
function driveValue(
  { tasks, travels, weights }: Memory,
  state: State,
  unit: number,
  at: number,
  number: number,
  hit: number,
): number {
  const { context } = state;
  const goal = tasks.goal[unit];
  if (goal === NONE) return 0;
  const points = number + context.extraPoint[unit];
  const way = travels[unit].to(goal)[at];
  if (way >= noWay) return 0;
  const isManned = tasks.purpose[unit] === 'garrison' && way <= points;
  const value = tasks.pull[unit] * Math.min(points, way) + (isManned ? weights.guards * tasks.there[unit] : 0);
  const strikes = (context.kind[unit] & (ARMOR | RECON)) !== 0 && way <= points && state.top[goal] !== NONE;
  return strikes ? value + hit * weights.strengthPoint : value;
}

function standsWithPanzer(state: State, hex: number): boolean {
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (state.context.kind[unit] & PANZER) return true;
  }
  return false;
}

/** The DAK wins ties. Somebody who may choose is taken to want two to four; a die that lies open is known. */
function chanceToBeFirst(state: State, side: number, number: number): number {
  const tie = side === 0 ? 1 : 0;
  if (state.rolled[1 - side] > 0 && hiddenOf(state, 1 - side) !== ALL) {
    return number + tie > state.rolled[1 - side] ? 1 : 0;
  }
  if (mayChoose(state, 1 - side)) return Math.min(3, Math.max(0, number - 2 + tie)) / 3;
  return Math.min(faces, Math.max(0, number - 1 + tie)) / faces;
}
