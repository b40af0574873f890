import { KIND, packHead } from '../actions/actions.js';
import { ARTILLERY, grid, hexCount, unitCount } from '../context.js';
import { hitChance } from '../forecast/odds.js';
import { isActivated, TO_FIGHT } from '../rules/activations.js';
import { checkSupport } from '../rules/assaults.js';
import { checkBarrageTarget, rangeInChances } from '../rules/barrage.js';
import { ACTED, holder, inEnemyZoc, NONE, RANGED, type State, strengthLeft, SUPPORTED } from '../state.js';
import type { Choice } from './choice.js';
import { objectiveValue } from './endgame.js';
import { weights } from './weights.js';
import { worth } from './worth.js';

/** Assaults and barrages: what each is worth by its exact odds, and which is best. */

const distances = grid.distances!;

/** Value of a hit on an enemy unit where it stands. */
export function gainFrom(state: State, target: number): number {
  const hex = state.hexOf[target];
  const gain = worth.hit[target];
  if (strengthLeft(state, target) > 1 || state.below[target] !== NONE || state.top[hex] !== target) return gain;
  const objective = state.context.objectiveAt[hex];
  if (objective < 0) return gain;
  return gain + weights.openObjective * objectiveValue(state, objective);
}

/** The best assault of each unit, kept from one decision to the next. */
export const assaults = {
  hex: new Int16Array(unitCount),
  value: new Float64Array(unitCount),
  /** Set for units whose best assault is to be found anew. */
  stale: new Uint8Array(unitCount),
};

export function forgetAssaults(): void {
  assaults.stale.fill(1);
}

/** After fire on a hex: everybody beside it thinks again. */
export function forgetAssaultsOn(state: State, hex: number): void {
  const { context } = state;
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    const at = state.hexOf[unit];
    if (at >= 0 && distances[at * hexCount + hex] === 1) assaults.stale[unit] = 1;
  }
}

function bestAssault(state: State, unit: number): void {
  const from = state.hexOf[unit];
  assaults.stale[unit] = 0;
  assaults.hex[unit] = NONE;
  assaults.value[unit] = 0;
  if (!inEnemyZoc(state, state.active, from)) return;
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const hex = grid.neighbours[i];
    if (hex < 0 || holder(state, hex) !== 1 - state.active) continue;
    const target = state.top[hex];
    const value = hitChance(state, unit, target, 'assault', false) * gainFrom(state, target);
    if (value > assaults.value[unit]) {
      assaults.value[unit] = value;
      assaults.hex[unit] = hex;
    }
  }
}

const mayFight = (state: State, unit: number): boolean =>
  state.hexOf[unit] >= 0 && (state.flags[unit] & ACTED) === 0 && isActivated(state, unit, TO_FIGHT);

/** The unit with the best assault among those not passed over, or NONE. */
export function bestAttacker(state: State, passed: Uint8Array): number {
  const { context } = state;
  let best = NONE;
  let highest: number = weights.leastAttack;
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    if (passed[unit] || !mayFight(state, unit)) continue;
    if (assaults.stale[unit]) bestAssault(state, unit);
    if (assaults.value[unit] > highest) {
      highest = assaults.value[unit];
      best = unit;
    }
  }
  return best;
}

export function chooseAssault(state: State, unit: number, choice: Choice): void {
  const hex = assaults.hex[unit];
  const supporter = state.context.options.reconSupport === 'on' ? findSupporter(state, unit, hex) : NONE;
  choice.set(packHead(KIND.assault, unit, hex, supporter), 0, 'assault', assaults.value[unit], unit, hex);
}

/** 7.6: a recon unit helps rather than fires when it has begun to help, or its own fire would be worth less. */
function findSupporter(state: State, unit: number, hex: number): number {
  const { context } = state;
  const target = state.top[hex];
  const gain = gainFrom(state, target);
  const better = hitChance(state, unit, target, 'assault', true) - hitChance(state, unit, target, 'assault', false);
  for (let recon = context.firstUnit[state.active]; recon < context.endUnit[state.active]; recon++) {
    if (recon === unit || checkSupport(state, unit, recon, hex)) continue;
    if (state.flags[recon] & SUPPORTED) return recon;
    if (assaults.stale[recon]) bestAssault(state, recon);
    if (better * gain * strengthLeft(state, recon) > assaults.value[recon]) return recon;
  }
  return NONE;
}

/** The best barrage of any gun that may fire, or false; guns without a target are marked `silent`. */
export function chooseBarrage(state: State, silent: Uint8Array, choice: Choice): boolean {
  const { context } = state;
  let highest: number = weights.leastAttack;
  let found = false;
  for (let gun = context.firstUnit[state.active]; gun < context.endUnit[state.active]; gun++) {
    if ((context.kind[gun] & ARTILLERY) === 0 || silent[gun] || !mayFight(state, gun)) continue;
    const value = bestBarrage(state, gun, highest, choice);
    if (value === 0) silent[gun] = 1;
    if (value <= highest) continue;
    highest = value;
    found = true;
  }
  return found;
}

/** Value of a gun's best barrage, 0 when it has none; it becomes the choice when it beats `least`. */
function bestBarrage(state: State, gun: number, least: number, choice: Choice): number {
  const { context } = state;
  const enemy = 1 - state.active;
  let highest = 0;
  for (let top = context.firstUnit[enemy]; top < context.endUnit[enemy]; top++) {
    const hex = state.hexOf[top];
    if (hex < 0 || state.top[hex] !== top || checkBarrageTarget(state, gun, hex)) continue;
    const spotter = bestSpotter(state, gun, hex);
    if (spotter === NONE) continue;
    const value = (rangeInChances(state, spotter) / 6) * barrageValue(state, gun, hex);
    if (value <= highest) continue;
    highest = value;
    if (value > least) choice.set(packHead(KIND.barrage, gun, hex, spotter), 0, 'barrage', value, gun, hex);
  }
  return highest;
}

/** The best unit of the stack to hit, and a little for having a choice. */
function barrageValue(state: State, gun: number, hex: number): number {
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
export function chooseBarrageTarget(state: State, choice: Choice): void {
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
