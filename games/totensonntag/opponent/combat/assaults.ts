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
  /** Set for units that had rather be elsewhere. */
  readonly withheld: Uint8Array;
  /** Units that may still assault in this impulse, in the order of their numbers. */
  readonly ready: Uint8Array;
  count: number;
}

export const makeAssaults = (): Assaults => ({
  hex: new Int16Array(unitCount),
  value: new Float64Array(unitCount),
  stale: new Uint8Array(unitCount),
  withheld: new Uint8Array(unitCount),
  ready: new Uint8Array(unitCount),
  count: 0,
});

/** As an impulse is looked at afresh. Nobody comes up to the enemy in it without having acted. */
export function readyAssaults(memory: Memory, state: State): void {
  const { stale, withheld, ready } = memory.assaults;
  const { context, active } = state;
  stale.fill(1);
  withheld.fill(0);
  let count = 0;
  const end = active < 0 ? 0 : context.endUnit[active];
  for (let unit = active < 0 ? 0 : context.firstUnit[active]; unit < end; unit++) {
    if (mayFight(memory, state, unit) && inEnemyZoc(state, active, state.hexOf[unit])) ready[count++] = unit;
  }
  memory.assaults.count = count;
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

/** The unit with the best assault among those that are not withheld, or NONE. */
export function bestAttacker(memory: Memory, state: State): number {
  const { assaults } = memory;
  const { ready, stale, value, withheld } = assaults;
  let best = NONE;
  let highest = memory.weights.leastAttack;
  let count = 0;
  for (let i = 0; i < assaults.count; i++) {
    const unit = ready[i];
    if (withheld[unit] || !mayFight(memory, state, unit)) continue;
    ready[count++] = unit;
    if (stale[unit]) findBestAssault(memory, state, unit);
    if (value[unit] > highest) {
      highest = value[unit];
      best = unit;
    }
  }
  assaults.count = count;
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
