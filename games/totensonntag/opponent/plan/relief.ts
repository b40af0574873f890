import { ARTILLERY, CW, DAK } from '../../context.js';
import { isRelieved } from '../../rules/victory.js';
import { holder, NONE, type State } from '../../state.js';
import type { Memory } from '../memory.js';
import { assign } from './tasks.js';

/** The relief of Tobruk: which units of the Commonwealth run for the exit. */

/** 9.2: the nearest units that can make up the nine points go for the exit, if the way is not held against them. */
export function assignRelief(memory: Memory, state: State): void {
  const { sight, tasks, weights } = memory;
  const { context } = state;
  if (isRelieved(state)) return;
  const exit = context.exitHex;
  const held = holder(state, exit) === DAK;
  let missing = context.data.exit.strengthNeeded - state.exitedStrength;
  // About one impulse in two finds a unit active, with four points to spend.
  const reachable = 2 + sight.time * 2;
  if (held || availableStrength(memory, state, reachable) < missing) return;
  while (missing > 0) {
    const unit = nearestRunner(memory, state, reachable);
    if (unit === NONE) return;
    assign(tasks, unit, exit, weights.approachExit, weights.atGarrison, 'relieve-tobruk');
    missing -= context.strength[unit] - state.hits[unit];
  }
}

const runs = ({ tasks }: Memory, state: State, unit: number): boolean =>
  state.hexOf[unit] >= 0 && tasks.goal[unit] === NONE && (state.context.kind[unit] & ARTILLERY) === 0;

const exitTravel = ({ travels }: Memory, state: State, unit: number): number =>
  travels[unit].to(state.context.exitHex)[state.hexOf[unit]];

function availableStrength(memory: Memory, state: State, reachable: number): number {
  const { context } = state;
  let strength = 0;
  for (let unit = context.firstUnit[CW]; unit < context.endUnit[CW]; unit++) {
    if (runs(memory, state, unit) && exitTravel(memory, state, unit) <= reachable)
      strength += context.strength[unit] - state.hits[unit];
  }
  return strength;
}

function nearestRunner(memory: Memory, state: State, reachable: number): number {
  const { context } = state;
  let best = NONE;
  let lowest = reachable + 1;
  for (let unit = context.firstUnit[CW]; unit < context.endUnit[CW]; unit++) {
    if (!runs(memory, state, unit)) continue;
    // Weak units are in nobody's way and yet too many to bring nine points through.
    const cost = exitTravel(memory, state, unit) + 3 * (3 - (context.strength[unit] - state.hits[unit]));
    if (cost < lowest) {
      lowest = cost;
      best = unit;
    }
  }
  return best;
}
