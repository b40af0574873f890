import { KIND, packHead } from '../../actions/actions.js';
import { grid, hexCount, unitCount } from '../../context.js';
import { hitChance } from '../../forecast/odds.js';
import { isActivated, TO_FIGHT } from '../../rules/turn/activations.js';
import { checkSupport } from '../../rules/combat/assaults.js';
import { ACTED, holder, inEnemyZoc, NONE, type State, strengthLeft, SUPPORTED } from '../../state.js';
import type { Choice } from '../choice.js';
import { attackValue, gainFrom } from './fire.js';
import type { Memory } from '../memory.js';

/** 7.1: assaults, each worth what its exact odds promise. */

const distances = grid.distances!;

/** The best assault of each unit, kept from one decision to the next. */
export interface Assaults {
  readonly hex: Int16Array;
  readonly value: Float64Array;
  /** Set for units whose best assault is to be found anew. */
  readonly stale: Uint8Array;
}

export const makeAssaults = (): Assaults => ({
  hex: new Int16Array(unitCount),
  value: new Float64Array(unitCount),
  stale: new Uint8Array(unitCount),
});

export function forgetAssaults({ stale }: Assaults): void {
  stale.fill(1);
}

/** After fire on a hex: everybody beside it thinks again. */
export function forgetAssaultsOn({ stale }: Assaults, state: State, hex: number): void {
  const { context } = state;
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    const at = state.hexOf[unit];
    if (at >= 0 && distances[at * hexCount + hex] === 1) stale[unit] = 1;
  }
}

/** Are enemies of the active side there? */
export const holdsEnemies = (state: State, hex: number): boolean => hex >= 0 && holder(state, hex) === 1 - state.active;

function findBestAssault(memory: Memory, state: State, unit: number): void {
  const { assaults } = memory;
  const from = state.hexOf[unit];
  assaults.stale[unit] = 0;
  assaults.hex[unit] = NONE;
  assaults.value[unit] = 0;
  if (!inEnemyZoc(state, state.active, from)) return;
  for (let i = from * 6; i < from * 6 + 6; i++) {
    const hex = grid.neighbours[i];
    if (!holdsEnemies(state, hex)) continue;
    const value = attackValue(memory, state, unit, hex, 'assault');
    if (value > assaults.value[unit]) {
      assaults.value[unit] = value;
      assaults.hex[unit] = hex;
    }
  }
}

export const mayFight = ({ moods }: Memory, state: State, unit: number): boolean =>
  state.hexOf[unit] >= 0 &&
  (state.flags[unit] & ACTED) === 0 &&
  isActivated(state, unit, TO_FIGHT) &&
  moods.noFire[unit] === 0;

/** The unit with the best assault among those not passed over, or NONE. */
export function bestAttacker(memory: Memory, state: State, passed: Uint8Array): number {
  const { assaults, weights } = memory;
  const { context } = state;
  let best = NONE;
  let highest = weights.leastAttack;
  for (let unit = context.firstUnit[state.active]; unit < context.endUnit[state.active]; unit++) {
    if (passed[unit] || !mayFight(memory, state, unit)) continue;
    if (assaults.stale[unit]) findBestAssault(memory, state, unit);
    if (assaults.value[unit] > highest) {
      highest = assaults.value[unit];
      best = unit;
    }
  }
  return best;
}

export function setAssault(
  memory: Memory,
  state: State,
  unit: number,
  hex: number,
  value: number,
  choice: Choice,
): void {
  const supporter = state.context.options.reconSupport === 'on' ? findSupporter(memory, state, unit, hex) : NONE;
  choice.set(packHead(KIND.assault, unit, hex, supporter), 0, 'assault', value, unit, hex);
}

/** 7.6: a recon unit helps rather than fires when it has begun to help, or its own fire would be worth less. */
function findSupporter(memory: Memory, state: State, unit: number, hex: number): number {
  const { assaults, moods } = memory;
  const { context } = state;
  const target = state.top[hex];
  const gain = gainFrom(memory, state, target);
  const better = hitChance(state, unit, target, 'assault', true) - hitChance(state, unit, target, 'assault', false);
  for (let recon = context.firstUnit[state.active]; recon < context.endUnit[state.active]; recon++) {
    if (recon === unit || moods.noFire[recon] || checkSupport(state, unit, recon, hex)) continue;
    if (state.flags[recon] & SUPPORTED) return recon;
    if (assaults.stale[recon]) findBestAssault(memory, state, recon);
    if (better * gain * strengthLeft(state, recon) > assaults.value[recon]) return recon;
  }
  return NONE;
}
