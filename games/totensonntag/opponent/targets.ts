import { CW, DAK } from '../context.js';
import { hitChance } from '../forecast/odds.js';
import { isRelieved } from '../rules/victory.js';
import { holder, NONE, type State } from '../state.js';
import { objectiveValue } from './endgame.js';
import { noWay, travelOf } from './ground.js';
import { powerNear, sight } from './sight.js';
import { assign, whereFrom } from './tasks.js';
import { weights } from './weights.js';
import { worth } from './worth.js';

/** What the hunters hunt: enemy stacks, objectives in enemy hands, and whoever bars the road to Tobruk. */

const mostTargets = 80;
const target = {
  hex: new Int16Array(mostTargets),
  value: new Float64Array(mostTargets),
  /** Enemy power around it, own power in reach of it, and what has been sent there. */
  enemy: new Float64Array(mostTargets),
  own: new Float64Array(mostTargets),
  sent: new Float64Array(mostTargets),
  count: 0,
};

export function findTargets(state: State, side: number): void {
  const { context } = state;
  target.count = 0;
  for (let unit = context.firstUnit[1 - side]; unit < context.endUnit[1 - side]; unit++) {
    const at = state.hexOf[unit];
    if (at < 0 || state.top[at] !== unit) continue;
    let value = 0;
    for (let one = unit; one !== NONE; one = state.below[one]) value += worth.hit[one];
    addTarget(state, side, at, value);
  }
  for (let objective = 0; objective < context.objectives.length; objective++) {
    const { at } = context.objectives[objective];
    if (state.control[objective] === side) continue;
    const value = objectiveValue(state, objective);
    const known = targetAt(at);
    if (known >= 0) target.value[known] += value;
    else addTarget(state, side, at, value);
  }
  if (side === CW) addExitTarget(state);
}

/** 9.2: whoever bars the road to Tobruk is worth driving off while there is time to use it. */
function addExitTarget(state: State): void {
  const exit = state.context.exitHex;
  if (isRelieved(state) || holder(state, exit) !== DAK || sight.time < 3) return;
  const known = targetAt(exit);
  if (known >= 0) target.value[known] += weights.openExit;
}

function targetAt(hex: number): number {
  for (let i = 0; i < target.count; i++) if (target.hex[i] === hex) return i;
  return -1;
}

function addTarget(state: State, side: number, hex: number, value: number): void {
  const i = target.count++;
  target.hex[i] = hex;
  target.value[i] = value;
  target.enemy[i] = powerNear(state, 1 - side, hex, 2) + 1;
  target.own[i] = powerNear(state, side, hex, 6);
  target.sent[i] = 0;
}

/** The target that promises most for the way, counting who else is on it. */
export function assignTarget(state: State, unit: number): void {
  const { context } = state;
  const from = whereFrom(state, unit);
  const travel = travelOf(context.enterCost[unit]);
  const slow = context.initiative[unit] <= 2 && context.side[unit] === DAK;
  let best = -1;
  let highest = 0;
  let strength = 0;
  for (let i = 0; i < target.count; i++) {
    const way = travel.to(target.hex[i])[from];
    if (way >= noWay || (slow && way > 3)) continue;
    const odds = Math.min(1.6, target.own[i] / target.enemy[i]);
    const room = 1 / (1 + target.sent[i] / (2 * target.enemy[i] + 4));
    const value = (target.value[i] * odds * room * fit(state, unit, target.hex[i])) / (way + 4);
    if (value > highest) {
      highest = value;
      best = i;
      strength = odds;
    }
  }
  if (best < 0) return;
  target.sent[best] += sight.power[unit];
  const keen = strength > 1 ? 1 : strength > 0.7 ? 0.5 : 0.15;
  assign(
    unit,
    target.hex[best],
    weights.approach[context.side[unit]] * keen * Math.min(3, 0.5 + highest / 15),
    0,
    'hunt',
  );
}

/** How well a unit is matched to whoever stands on top there: nobody counts as an ordinary battalion. */
function fit(state: State, unit: number, hex: number): number {
  const top = state.top[hex];
  return 0.2 + 1.6 * (top === NONE ? 0.5 : hitChance(state, unit, top, 'assault', false));
}
