import { KIND, packHead } from '../../actions/actions.js';
import { ARTILLERY, grid, hexCount, unitCount } from '../../context.js';
import { hitChance } from '../../forecast/odds.js';
import { checkBarrageTarget, rangeInChances } from '../../rules/combat/barrage.js';
import { inEnemyZoc, NONE, RANGED, type State } from '../../state.js';
import { mayFight } from './assaults.js';
import type { Choice } from '../choice.js';
import { preference } from './fire.js';
import type { Memory } from '../memory.js';

/** 7.4: barrages, each worth what its exact odds promise. */

const distances = grid.distances!;

/** The guns of an impulse. */
export interface Battery {
  /** Those that may still fire, in the order of their numbers. */
  readonly ready: Uint8Array;
  count: number;
  /** Set for guns without a target, until somebody sees one. */
  readonly silent: Uint8Array;
  /** Somebody has overrun his way to where he may see one; guns hear of it with the next move. */
  overran: boolean;
}

export const makeBattery = (): Battery => ({
  ready: new Uint8Array(unitCount),
  count: 0,
  silent: new Uint8Array(unitCount),
  overran: false,
});

/** As an impulse is looked at afresh. */
export function readyGuns(memory: Memory, state: State): void {
  const { battery } = memory;
  const { context, active } = state;
  battery.silent.fill(0);
  battery.overran = false;
  let count = 0;
  const end = active < 0 ? 0 : context.endUnit[active];
  for (let gun = active < 0 ? 0 : context.firstUnit[active]; gun < end; gun++) {
    if (context.kind[gun] & ARTILLERY && mayFight(memory, state, gun)) battery.ready[count++] = gun;
  }
  battery.count = count;
}

/** Somebody who has come up to the enemy can spot for the guns (7.4). */
export function noticeSpotter({ battery }: Memory, state: State, unit: number): void {
  const at = state.hexOf[unit];
  const isBlind = at >= 0 && state.context.spotting[at] === 1 && !inEnemyZoc(state, state.active, at);
  if (isBlind && !battery.overran) return;
  battery.silent.fill(0);
  battery.overran = false;
}

/** The best barrage of any gun that may fire, or false. */
export function chooseBarrage(memory: Memory, state: State, choice: Choice): boolean {
  const { battery } = memory;
  const { ready, silent } = battery;
  let highest = memory.weights.leastAttack;
  let found = false;
  let count = 0;
  for (let i = 0; i < battery.count; i++) {
    const gun = ready[i];
    if (!mayFight(memory, state, gun)) continue;
    ready[count++] = gun;
    if (silent[gun]) continue;
    const value = bestBarrage(memory, state, gun, highest, choice);
    if (value === 0) silent[gun] = 1;
    if (value <= highest) continue;
    highest = value;
    found = true;
  }
  battery.count = count;
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
