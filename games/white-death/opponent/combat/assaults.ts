import { KIND, Order } from '../../actions/actions.js';
import { packHead } from '../../actions/packing.js';
import { grid, hexCount, SOVIET } from '../../context.js';
import { checkAssault } from '../../rules/assault/assault.js';
import { NONE, type State, TARGET } from '../../state.js';
import { type AssaultPlan, clearAssaults, DROPPED, GO, UNDECIDED } from './assault-plan.js';
import { assaultWorth, Attackers } from './fights.js';
import { addDeclared, gather } from './gathering.js';
import type { Memory } from '../memory.js';
import { savesForLastWord } from './reserve.js';
import { findSupport, promiseSupport } from './support.js';
import { findAssaultWays, makeAssaultWays } from './ways.js';

/** The assaults of an impulse: first planned, then declared one after the other. */

const ways = makeAssaultWays();
const attackers = new Attackers();
const order = new Order();

/** By hex: what an assault on it would be worth, or `unknown`. */
const worthOf = new Float32Array(hexCount);
const unknown = NaN;

/** 5.5: a Soviet impulse of fewer points may assault only with the last of the turn. */
const mayAssault = (state: State): boolean =>
  state.deciding !== SOVIET || state.impulse >= 3 || state.points[SOVIET] === 0;

/** Units come together for an assault only if `assembles`; otherwise they assault from where they stand. */
export function planAssaults(memory: Memory, state: State, assembles: boolean): void {
  clearAssaults(memory.assaults);
  if (!mayAssault(state) || savesForLastWord(state)) return;
  const { sight, weights } = memory;
  findSupport(memory.support, state, state.deciding);
  findAssaultWays(ways, memory, state, assembles);
  for (let i = 0; i < sight.enemies; i++) worthOf[sight.enemyHexes[i]] = unknown;
  for (;;) {
    const best = bestTarget(memory, state);
    if (best === NONE) return;
    // Others may have taken the room meanwhile.
    worthOf[best] = worthNow(memory, state, best);
    if (worthOf[best] > weights.leastAssault[state.deciding]) commit(memory, state, best);
  }
}

const worthNow = (memory: Memory, state: State, target: number): number =>
  gather(ways, memory, state, target, attackers) + memory.noise.on(KIND.assault, NONE, target);

function bestTarget(memory: Memory, state: State): number {
  const { enemies, enemyHexes } = memory.sight;
  let best = NONE;
  let most = memory.weights.leastAssault[state.deciding];
  for (let i = 0; i < enemies; i++) {
    const hex = enemyHexes[i];
    if (ways.first[hex] < 0) continue;
    if (Number.isNaN(worthOf[hex])) worthOf[hex] = worthNow(memory, state, hex);
    if (worthOf[hex] <= most) continue;
    most = worthOf[hex];
    best = hex;
  }
  return best;
}

/** Gives the gathered attackers their target; whoever counted on them has to think again. */
function commit({ assaults, sight, support }: Memory, state: State, target: number): void {
  assaults.any = true;
  ways.first[target] = NONE;
  promiseSupport(support, state, target);
  for (let i = 0; i < attackers.count; i++) {
    const unit = attackers.units[i];
    if (state.target[unit] !== NONE) continue;
    ways.taken[unit] = 1;
    assaults.on[unit] = target;
    assaults.from[unit] = attackers.from[i];
    if (state.hexOf[unit] !== attackers.from[i]) assaults.arriving[assaults.arrivals++] = unit;
  }
  for (let i = 0; i < sight.enemies; i++) {
    const hex = sight.enemyHexes[i];
    for (let way = ways.first[hex]; way >= 0; way = ways.next[way]) {
      const unit = ways.unit[way];
      if (ways.taken[unit] === 1 && assaults.on[unit] === target) worthOf[hex] = unknown;
    }
  }
}

/** Declares the next assault of those that have come together; false when there is none. */
export function declareAssault(memory: Memory, state: State): boolean {
  const { assaults, choice } = memory;
  const { context, deciding: side } = state;
  if (!assaults.any) return false;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const target = assaults.on[unit];
    if (target === NONE || state.target[unit] !== NONE || state.hexOf[unit] < 0) continue;
    if (!isReady(memory, state, target)) continue;
    order.reset(KIND.assault);
    order.unit = unit;
    order.hex = target;
    if (checkAssault(state, order)) {
      assaults.on[unit] = NONE;
      continue;
    }
    choice.set(packHead(KIND.assault, unit, target), 0, 'assault', assaults.worth[target], unit, target);
    return true;
  }
  return false;
}

/** Is the assault worth while with those who really came? Once begun it is carried through. */
function isReady(memory: Memory, state: State, target: number): boolean {
  if (state.marks[target] & TARGET) return true;
  const { verdict, worth } = memory.assaults;
  if (verdict[target] === UNDECIDED) {
    attackers.clear();
    addPresent(memory.assaults, state, target);
    worth[target] = assaultWorth(memory, state, state.deciding, target, attackers);
    const least = memory.weights.leastAssault[state.deciding] / 2;
    verdict[target] = worth[target] + memory.noise.on(KIND.assault, NONE, target) > least ? GO : DROPPED;
  }
  return verdict[target] === GO;
}

/** Those who are to assault a hex and stand beside it. */
function addPresent({ on }: AssaultPlan, state: State, target: number): void {
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    if (on[unit] !== target || state.hexOf[unit] < 0 || state.target[unit] !== NONE) continue;
    if (grid.direction(state.hexOf[unit], target) >= 0) attackers.add(unit, state.hexOf[unit]);
  }
}

/** What it is worth that a unit assaults a hex beside it, together with those who do so anyway. */
export function joinedWorth(memory: Memory, state: State, unit: number, target: number): number {
  addDeclared(state, target, attackers);
  addPresent(memory.assaults, state, target);
  if (!attackers.includes(unit)) attackers.add(unit, state.hexOf[unit]);
  return assaultWorth(memory, state, state.deciding, target, attackers);
}
