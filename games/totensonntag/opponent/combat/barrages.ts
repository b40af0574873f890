import { KIND, packHead } from '../../actions/actions.js';
import { ARTILLERY, grid, hexCount } from '../../context.js';
import { hitChance } from '../../forecast/odds.js';
import { checkBarrageTarget, rangeInChances } from '../../rules/combat/barrage.js';
import { NONE, RANGED, type State } from '../../state.js';
import { mayFight } from './assaults.js';
import type { Choice } from '../choice.js';
import { preference } from './fire.js';
import type { Memory } from '../memory.js';

/** 7.4: barrages, each worth what its exact odds promise. */

const distances = grid.distances!;

/** The best barrage of any gun that may fire, or false; guns without a target are marked `silent`. */
export function chooseBarrage(memory: Memory, state: State, silent: Uint8Array, choice: Choice): boolean {
  const { context } = state;
  let highest = memory.weights.leastAttack;
  let found = false;
  for (let gun = context.firstUnit[state.active]; gun < context.endUnit[state.active]; gun++) {
    if ((context.kind[gun] & ARTILLERY) === 0 || silent[gun] || !mayFight(memory, state, gun)) continue;
    const value = bestBarrage(memory, state, gun, highest, choice);
    if (value === 0) silent[gun] = 1;
    if (value <= highest) continue;
    highest = value;
    found = true;
  }
  return found;
}

/** Value of a gun's best barrage, 0 when it has none; it becomes the choice when it beats `least`. */
function bestBarrage(memory: Memory, state: State, gun: number, least: number, choice: Choice): number {
  const { context } = state;
  const enemy = 1 - state.active;
  let highest = 0;
  for (let top = context.firstUnit[enemy]; top < context.endUnit[enemy]; top++) {
    const hex = state.hexOf[top];
    if (hex < 0 || state.top[hex] !== top) continue;
    const value = barrageOn(memory, state, gun, hex);
    if (value <= highest) continue;
    highest = value;
    if (value > least) setBarrage(state, gun, hex, value, choice);
  }
  return highest;
}

/** Value of a gun's barrage of a hex, 0 when it cannot be had. */
export function barrageOn(memory: Memory, state: State, gun: number, hex: number): number {
  if (checkBarrageTarget(state, gun, hex)) return 0;
  const spotter = bestSpotter(state, gun, hex);
  if (spotter === NONE) return 0;
  const hit = (rangeInChances(state, spotter) / 6) * barrageValue(memory, state, gun, hex);
  return hit * preference(memory, gun, hex) + memory.noise.on(KIND.barrage, gun, hex);
}

export function setBarrage(state: State, gun: number, hex: number, value: number, choice: Choice): void {
  choice.set(packHead(KIND.barrage, gun, hex, bestSpotter(state, gun, hex)), 0, 'barrage', value, gun, hex);
}

/** The best unit of the stack to hit, and a little for having a choice. */
function barrageValue({ worth }: Memory, state: State, gun: number, hex: number): number {
  let best = 0;
  let all = 0;
  for (let target = state.top[hex]; target !== NONE; target = state.below[target]) {
    const value = hitChance(state, gun, target, 'barrage', false) * worth.hit[target];
    all += value;
    if (value > best) best = value;
  }
  return best + 0.3 * (all - best);
}

function bestSpotter(state: State, gun: number, hex: number): number {
  const { context } = state;
  let best = NONE;
  let highest = 0;
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    const at = state.hexOf[unit];
    if (at < 0 || unit === gun || distances[at * hexCount + hex] > context.spotting[at]) continue;
    const chances = rangeInChances(state, unit);
    if (chances > highest) {
      highest = chances;
      best = unit;
    }
  }
  return best;
}

/** 7.4: of the units ranged in, the one whose hit is worth most. */
export function chooseBarrageTarget({ worth }: Memory, state: State, choice: Choice): void {
  const gun = state.focusUnit;
  let highest = -1;
  for (let target = state.top[state.focusHex]; target !== NONE; target = state.below[target]) {
    if ((state.flags[target] & RANGED) === 0) continue;
    const value = hitChance(state, gun, target, 'barrage', false) * worth.hit[target];
    if (value <= highest) continue;
    highest = value;
    choice.set(packHead(KIND['barrage-target'], gun, NONE, target), 0, 'barrage', value, gun, state.focusHex);
  }
}
