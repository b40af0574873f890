import type { UnitMoods } from '@impulse/engine';
import { AFV, grid } from '../../context.js';
import { fitsWith, groupFits } from '../../rules/stacking/stacking.js';
import { NONE, type State, TARGET } from '../../state.js';
import type { AssaultPlan } from './assault-plan.js';
import { assaultFrom, assaultWorth, Attackers, groundDefence, isRemnant } from './fights.js';
import type { Memory } from '../memory.js';
import type { Sight } from '../map/sight.js';
import { type AssaultWays, wayRoom } from './ways.js';
import type { ScriptWeights } from '../weights.js';

/** Those who could assault a hex together. */

const candidates = new Int32Array(wayRoom);
const fireOf = new Float32Array(wayRoom);
const others = new Attackers();
const group = new Int16Array(64);

const mostAttackers = 14;

/** Fills `attackers` with the strongest force that finds room around a hex; returns what the assault is worth. */
export function gather(ways: AssaultWays, memory: Memory, state: State, target: number, attackers: Attackers): number {
  const { weights } = memory;
  const { deciding: side } = state;
  addDeclared(state, target, attackers);
  const declared = attackers.count;
  const begun = declared > 0 ? assaultWorth(memory, state, side, target, attackers) : 0;
  const count = findCandidates(ways, memory.moods, state, target);
  if (count === 0) return -Infinity;
  let missing = enoughFire(memory.sight, state, target);
  for (let i = 0; i < count && attackers.count < mostAttackers && missing > 0; i++) {
    const way = candidates[i];
    const unit = ways.unit[way];
    if (attackers.includes(unit) || !fits(memory.assaults, state, unit, ways.hex[way], attackers)) continue;
    attackers.add(unit, ways.hex[way]);
    missing -= fireOf[way];
  }
  const worth = assaultWorth(memory, state, side, target, attackers);
  // An assault that has begun is paid for: whoever makes it better joins.
  if (declared > 0) return attackers.count > declared && worth > begun ? weights.leastAssault[side] + 1 : -Infinity;
  let best = Math.max(worth, without(isTank, memory, state, target, attackers, worth));
  if (weights.lastPoint > 0) best = Math.max(best, without(isRemnant, memory, state, target, attackers, best));
  return best - supplyWorth(weights, state);
}

/** Begins anew with those who have declared their assault on the hex already. */
export function addDeclared(state: State, target: number, attackers: Attackers): void {
  attackers.clear();
  if ((state.marks[target] & TARGET) === 0) return;
  for (let i = target * 6; i < target * 6 + 6; i++) {
    const near = grid.neighbours[i];
    if (near < 0) continue;
    for (let unit = state.top[near]; unit !== NONE; unit = state.below[unit]) {
      if (state.target[unit] === target) attackers.add(unit, near);
    }
  }
}

/** The ways of those who are free, the strongest first; returns how many there are. */
function findCandidates(ways: AssaultWays, moods: UnitMoods, state: State, target: number): number {
  let count = 0;
  for (let way = ways.first[target]; way >= 0; way = ways.next[way]) {
    const unit = ways.unit[way];
    const from = ways.hex[way];
    if (ways.taken[unit] === 1 || (ways.bound[unit] === 1 && moods.target[unit] !== target)) continue;
    // Whoever stands there already needs no room.
    fireOf[way] = assaultFrom(state, unit, from, target) + (from === state.hexOf[unit] ? 4 : 0);
    candidates[count++] = way;
  }
  candidates.subarray(0, count).sort((a, b) => fireOf[b] - fireOf[a] || a - b);
  return count;
}

const mostOdds = 9;

/** More than this finds no better column, even when some of the attackers are shaken. */
const enoughFire = ({ enemyCount, enemyFire }: Sight, state: State, target: number): number =>
  mostOdds * Math.max(1, enemyCount[target]) * groundDefence(state, target, 0, true) + enemyFire[target];

const isTank = ({ context }: State, unit: number): boolean => context.class[unit] === AFV;

/**
 * Light tanks and remnants may cost more than they bring: then they are left out. Returns what the assault is worth
 * without them.
 */
function without(
  isLeftOut: (state: State, unit: number) => boolean,
  memory: Memory,
  state: State,
  target: number,
  attackers: Attackers,
  withThem: number,
): number {
  others.clear();
  for (let i = 0; i < attackers.count; i++) {
    if (!isLeftOut(state, attackers.units[i])) others.add(attackers.units[i], attackers.from[i]);
  }
  if (others.count === 0 || others.count === attackers.count) return -Infinity;
  const worth = assaultWorth(memory, state, state.deciding, target, others);
  if (worth > withThem) attackers.copy(others);
  return worth;
}

/** The first assault of an impulse pays for all of them. */
const supplyWorth = ({ supplyPoint }: ScriptWeights, { paid }: State): number =>
  paid[0] + paid[1] + paid[2] > 0 ? 0 : supplyPoint / 3;

/** Is there room for a unit beside those who are there and those who are to come? */
function fits(plan: AssaultPlan, state: State, unit: number, hex: number, attackers: Attackers): boolean {
  if (state.hexOf[unit] === hex) return true;
  let count = 0;
  group[count++] = unit;
  for (let i = 0; i < attackers.count; i++) {
    if (attackers.from[i] === hex && state.hexOf[attackers.units[i]] !== hex) group[count++] = attackers.units[i];
  }
  for (let i = 0; i < plan.arrivals; i++) {
    const other = plan.arriving[i];
    if (plan.from[other] === hex && state.hexOf[other] !== hex) group[count++] = other;
  }
  return count === 1 ? fitsWith(state, unit, hex) : groupFits(state, group, count, hex);
}
