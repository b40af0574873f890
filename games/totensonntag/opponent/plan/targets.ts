import { CW, DAK } from '../../context.js';
import { hitChance } from '../../forecast/odds.js';
import { isRelieved } from '../../rules/victory.js';
import { holder, NONE, type State } from '../../state.js';
import { objectiveValue } from '../endgame.js';
import { powerNear, powerOf } from '../map/forces.js';
import { noWay } from '../map/ground.js';
import type { Memory } from '../memory.js';
import { assign, whereFrom } from './tasks.js';

/** What the hunters hunt: enemy stacks, objectives in enemy hands, and whoever bars the road to Tobruk. */

const mostTargets = 80;

export interface Targets {
  readonly hex: Int16Array;
  readonly value: Float64Array;
  /** Enemy power around it, own power in reach of it, and what has been sent there. */
  readonly enemy: Float64Array;
  readonly own: Float64Array;
  readonly sent: Float64Array;
  /** Own power for each point of the enemy's, the value at these odds, and what is left of that with who has been sent. */
  readonly odds: Float64Array;
  readonly prospect: Float64Array;
  readonly promise: Float64Array;
  count: number;
}

export const makeTargets = (): Targets => ({
  hex: new Int16Array(mostTargets),
  value: new Float64Array(mostTargets),
  enemy: new Float64Array(mostTargets),
  own: new Float64Array(mostTargets),
  sent: new Float64Array(mostTargets),
  odds: new Float64Array(mostTargets),
  prospect: new Float64Array(mostTargets),
  promise: new Float64Array(mostTargets),
  count: 0,
});

export function findTargets(memory: Memory, state: State, side: number): void {
  const { context } = state;
  const { targets, worth } = memory;
  targets.count = 0;
  for (let unit = context.firstUnit[1 - side]; unit < context.endUnit[1 - side]; unit++) {
    const at = state.hexOf[unit];
    if (at < 0 || state.top[at] !== unit) continue;
    let value = 0;
    for (let one = unit; one !== NONE; one = state.below[one]) value += worth.hit[one];
    addTarget(memory, side, at, value);
  }
  for (let objective = 0; objective < context.objectives.length; objective++) {
    const { at } = context.objectives[objective];
    if (state.control[objective] === side) continue;
    const value = objectiveValue(memory, state, objective);
    const known = targetAt(targets, at);
    if (known >= 0) targets.value[known] += value;
    else addTarget(memory, side, at, value);
  }
  if (side === CW) addExitTarget(memory, state);
  for (let i = 0; i < targets.count; i++) {
    targets.odds[i] = Math.min(1.6, targets.own[i] / targets.enemy[i]);
    targets.prospect[i] = targets.value[i] * targets.odds[i];
    targets.promise[i] = targets.prospect[i];
  }
}

/** 9.2: whoever bars the road to Tobruk is worth driving off while there is time to use it. */
function addExitTarget({ targets, sight, weights }: Memory, state: State): void {
  const exit = state.context.exitHex;
  if (isRelieved(state) || holder(state, exit) !== DAK || sight.time < 3) return;
  const known = targetAt(targets, exit);
  if (known >= 0) targets.value[known] += weights.openExit;
}

function targetAt(targets: Targets, hex: number): number {
  for (let i = 0; i < targets.count; i++) if (targets.hex[i] === hex) return i;
  return -1;
}

function addTarget({ targets, sight }: Memory, side: number, hex: number, value: number): void {
  const i = targets.count++;
  targets.hex[i] = hex;
  targets.value[i] = value;
  targets.enemy[i] = powerNear(sight.forces[1 - side], hex, 2) + 1;
  targets.own[i] = powerNear(sight.forces[side], hex, 6);
  targets.sent[i] = 0;
}

/** The target that promises most for the way, counting who else is on it. */
export function assignTarget(memory: Memory, state: State, unit: number): void {
  const { moods, targets, tasks, weights } = memory;
  const { hex, odds, promise } = targets;
  const { context } = state;
  const from = whereFrom(state, unit);
  const travel = memory.travels[unit];
  const preferred = moods.target[unit];
  const slow = context.initiative[unit] <= 2 && context.side[unit] === DAK;
  let best = -1;
  let highest = 0;
  for (let i = 0; i < targets.count; i++) {
    const way = travel.to(hex[i])[from];
    if (way >= noWay || (slow && way > 3)) continue;
    const liking = hex[i] === preferred ? weights.preferredTarget : 1;
    // The odds of a hit take the longest to work out.
    if (((promise[i] * bestFit) / (way + 4)) * liking <= highest) continue;
    const value = ((promise[i] * fit(state, unit, hex[i])) / (way + 4)) * liking;
    if (value > highest) {
      highest = value;
      best = i;
    }
  }
  if (best < 0) return;
  if (state.hexOf[unit] >= 0) send(targets, best, powerOf(state, unit));
  const keen = odds[best] > 1 ? 1 : odds[best] > 0.7 ? 0.5 : 0.15;
  const pull = weights.approach[context.side[unit]] * keen * Math.min(3, 0.5 + highest / 15);
  assign(tasks, unit, targets.hex[best], pull, 0, 'hunt');
}

function send({ sent, enemy, prospect, promise }: Targets, target: number, power: number): void {
  sent[target] += power;
  const room = 1 / (1 + sent[target] / (2 * enemy[target] + 4));
  promise[target] = prospect[target] * room;
}

const leastFit = 0.2;
const hitFit = 1.6;
const bestFit = leastFit + hitFit;

/** How well a unit is matched to whoever stands on top there: nobody counts as an ordinary battalion. */
function fit(state: State, unit: number, hex: number): number {
  const top = state.top[hex];
  return leastFit + hitFit * (top === NONE ? 0.5 : hitChance(state, unit, top, 'assault', false));
}
