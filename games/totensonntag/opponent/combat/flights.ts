import type { Random } from '@impulse/engine';
import { KIND, packHead } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { hitChance } from '../../forecast/odds.js';
import { isAvailable } from '../../rules/air/aircraft.js';
import { FLOWN, holder, LOST, NONE, type State, strengthLeft } from '../../state.js';
import { type Choice, choosePlain } from '../choice.js';
import { preference } from './fire.js';
import type { Memory } from '../memory.js';

/** 7.7: aircraft, when the option is on. */

const candidates = 3;

/** The best few targets of an aircraft, best first. */
export interface AirTargets {
  readonly unit: Int16Array;
  readonly value: Float64Array;
}

export const makeAirTargets = (): AirTargets => ({
  unit: new Int16Array(candidates),
  value: new Float64Array(candidates),
});

/** In its own impulse: the first aircraft that can still fly strikes where it hurts most; false when none can. */
export function chooseFlight(memory: Memory, state: State, choice: Choice): boolean {
  const { moods } = memory;
  const { unit: best, value: bestValue } = memory.airTargets;
  if (state.context.options.aircraft === 'off') return false;
  for (const aircraft of state.context.aircraft[state.deciding]) {
    if (!isAvailable(state, aircraft) || state.flags[aircraft] & FLOWN || moods.noFire[aircraft]) continue;
    rankTargets(memory, state, aircraft);
    if (best[0] === NONE) return false;
    const target = best[0];
    const hover = besideHex(state.hexOf[target]);
    choice.set(packHead(KIND.fly, aircraft, hover, target), 0, 'flight', bestValue[0], aircraft, state.hexOf[target]);
    return true;
  }
  return false;
}

/** Both sides fly: a secret destination beside one of the best targets, not always the same one; the weak stay home. */
export function choosePlan(memory: Memory, state: State, random: Random, choice: Choice): void {
  const { unit: best, value: bestValue } = memory.airTargets;
  for (const aircraft of state.context.aircraft[state.deciding]) {
    if (!isAvailable(state, aircraft) || staysHome(memory, state, aircraft)) continue;
    rankTargets(memory, state, aircraft);
    let count = 0;
    while (count < candidates && best[count] !== NONE) count++;
    if (count === 0) break;
    const pick = random.below(count);
    const hex = state.hexOf[best[pick]];
    choice.set(packHead(KIND.fly, aircraft, besideHex(hex), NONE), 0, 'flight', bestValue[pick], aircraft, hex);
    return;
  }
  choosePlain(choice, KIND.done, 0, 'done');
}

/** After the reveal: the best target beside the aircraft, or home. */
export function chooseStrike(memory: Memory, state: State, choice: Choice): void {
  let highest = 0;
  choosePlain(choice, KIND.done, 0, 'done');
  for (const aircraft of state.context.aircraft[state.deciding]) {
    const hex = state.hexOf[aircraft];
    if (hex < 0 || !isAvailable(state, aircraft) || memory.moods.noFire[aircraft]) continue;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const around = grid.neighbours[i];
      if (around < 0 || holder(state, around) !== 1 - state.deciding) continue;
      for (let target = state.top[around]; target !== NONE; target = state.below[target]) {
        const value = strikeValue(memory, state, aircraft, target);
        if (value <= highest) continue;
        highest = value;
        choice.set(packHead(KIND.fly, aircraft, hex, target), 0, 'flight', value, aircraft, around);
      }
    }
  }
}

function strikeValue(memory: Memory, state: State, aircraft: number, target: number): number {
  const value = hitChance(state, aircraft, target, 'air-strike', false) * memory.worth.hit[target];
  return value * preference(memory, aircraft, state.hexOf[target]) + memory.noise.on(KIND.fly, aircraft, target);
}

function rankTargets(memory: Memory, state: State, aircraft: number): void {
  const { unit: best, value: bestValue } = memory.airTargets;
  const { context } = state;
  const enemy = 1 - state.deciding;
  best.fill(NONE);
  bestValue.fill(0);
  for (let target = context.firstUnit[enemy]; target < context.endUnit[enemy]; target++) {
    if (state.hexOf[target] < 0) continue;
    const value = strikeValue(memory, state, aircraft, target);
    let place = candidates;
    while (place > 0 && value > bestValue[place - 1]) place--;
    if (place === candidates) continue;
    best.copyWithin(place + 1, place, candidates - 1);
    bestValue.copyWithin(place + 1, place, candidates - 1);
    best[place] = target;
    bestValue[place] = value;
  }
}

/** It has flown, is told to stay, or is damaged and a better one may wait for it. */
function staysHome({ moods }: Memory, state: State, aircraft: number): boolean {
  if (state.flags[aircraft] & FLOWN || moods.noFire[aircraft]) return true;
  if (state.hits[aircraft] === 0) return false;
  const own = combat(state, aircraft);
  for (const enemy of state.context.aircraft[1 - state.deciding]) {
    if (state.hexOf[enemy] !== LOST && combat(state, enemy) > own) return true;
  }
  return false;
}

const combat = (state: State, aircraft: number): number =>
  strengthLeft(state, aircraft) + state.context.versusAir[aircraft] + state.context.protection[aircraft];

function besideHex(hex: number): number {
  for (let i = hex * 6; i < hex * 6 + 6; i++) if (grid.neighbours[i] >= 0) return grid.neighbours[i];
  return NONE;
}
