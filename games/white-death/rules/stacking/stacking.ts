import { type ActionCodes, arrangeStack, type Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { type Context, grid, unitCount } from '../../context.js';
import { stackFits } from '../../data/stack-rule.js';
import { sideIds } from '../../data/types.js';
import { packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { holder, NONE, OFF_MAP, stackSize, type State, STEP } from '../../state.js';

/** 4 Stacking. */

const together = new Int16Array(unitCount);
const lostCompanies = new Uint8Array(unitCount);
const noneLost: ArrayLike<number> = [];

/** May this unit stand in a hex with everything that is there now? */
export function fitsWith(state: State, unit: number, hex: number): boolean {
  if (state.top[hex] === NONE || state.hexOf[unit] === hex) return true;
  together[0] = unit;
  return allFit(state, hex, 1);
}

/** The same for several units at once, some of whom may be there already. */
export function groupFits(state: State, units: ArrayLike<number>, count: number, hex: number): boolean {
  let all = 0;
  for (let i = 0; i < count; i++) together[all++] = units[i];
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (!includes(units, count, unit)) together[all++] = unit;
  }
  return fit(state, all);
}

/** Is the stack of a hex a legal one as it is? */
export const stackIsLegal = (state: State, hex: number): boolean => allFit(state, hex, 0);

/** Ruling 52: a legal stack, or what was one before companies of a whole battalion were driven off or advanced. */
export function stackIsPossible(state: State, hex: number): boolean {
  const { stack } = state.context;
  return stackFits(stack, together, gather(state, hex, 0), stack.companies);
}

/**
 * Ruling 65: does what a unit leaves behind stay a legal stack? The other companies of its battalion may not: then they
 * go together. Leaving a stack that has become too large makes nothing worse.
 */
export function mayLeave(state: State, unit: number): boolean {
  single[0] = unit;
  return groupMayLeave(state, single, 1);
}

/** The same for several units of one hex. */
export function groupMayLeave(state: State, units: ArrayLike<number>, count: number): boolean {
  const hex = state.hexOf[units[0]];
  let staying = 0;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) {
    if (!includes(units, count, unit)) together[staying++] = unit;
  }
  return staying < leastDoubtful || fit(state, staying) || !stackIsLegal(state, hex);
}

const single = new Int16Array(1);
/** Fewer units always fit once they have been stacked. */
const leastDoubtful = 4;

function includes(units: ArrayLike<number>, count: number, unit: number): boolean {
  for (let i = 0; i < count; i++) if (units[i] === unit) return true;
  return false;
}

const allFit = (state: State, hex: number, coming: number): boolean => fit(state, gather(state, hex, coming));

/** Adds the units of a hex to those who are coming; returns how many they are. */
function gather(state: State, hex: number, coming: number): number {
  let count = coming;
  for (let unit = state.top[hex]; unit !== NONE; unit = state.below[unit]) together[count++] = unit;
  return count;
}

function fit(state: State, count: number): boolean {
  const { stack } = state.context;
  let ofBattalions = 0;
  for (let i = 0; i < count; i++) if (stack.battalion[together[i]] >= 0) ofBattalions++;
  // Ruling 2: what is left of a battalion is all of it, whether the rest is lost or has left the map. Ruling 58: everybody knows what is lost.
  const lost = ofBattalions > 1 ? countLost(state) : noneLost;
  return stackFits(stack, together, count, lost);
}

/** By battalion: its companies that are out of the battle; used again by the next call. */
export function countLost(state: State): ArrayLike<number> {
  const { stack } = state.context;
  lostCompanies.fill(0, 0, stack.battalions.length);
  for (const unit of companiesOf(state.context)) {
    if (state.hexOf[unit] < OFF_MAP) lostCompanies[stack.battalion[unit]]++;
  }
  return lostCompanies;
}

const companies = new WeakMap<Context, Int16Array>();

/** All units that are part of a battalion. */
function companiesOf(context: Context): Int16Array {
  let units = companies.get(context);
  if (!units) {
    units = Int16Array.from(context.units.keys()).filter((unit) => context.stack.battalion[unit] >= 0);
    companies.set(context, units);
  }
  return units;
}

/** 4C: a side may arrange its stacks as it likes; the top counter is what the enemy sees. */
export function checkStack(state: State, order: Order): Reason | null {
  const { hex, count, units } = order;
  if (holder(state, hex) !== state.deciding || count !== stackSize(state, hex)) return 'not-that-stack';
  let same = true;
  let unit = state.top[hex];
  for (let i = 0; i < count; i++, unit = state.below[unit]) {
    if (state.hexOf[units[i]] !== hex) return 'not-that-stack';
    for (let j = 0; j < i; j++) if (units[j] === units[i]) return 'not-that-stack';
    if (units[i] !== unit) same = false;
  }
  return same ? 'same-order' : null;
}

export function playStack(state: State, order: Order, log: Log | null): void {
  const { hex, count, units } = order;
  const top = state.top[hex];
  arrangeStack(state, hex, units, count);
  if (!log) return;
  const { context } = state;
  const label = grid.labels[hex];
  // Nobody else hears of what goes on below the top counter, and in the set-up of anything.
  if (units[0] !== top && state.step !== STEP.setup)
    log.push({ type: 'restacked', rule: '4C', detail: { hex: label, top: context.unitIds[units[0]], count } });
  log.push({
    type: 'stack-order',
    rule: '4C',
    seats: [sideIds[state.deciding]],
    detail: { hex: label, order: Array.from(units.subarray(0, count), (unit) => context.unitIds[unit]) },
  });
}

/** Each unit of each stack brought to the top; the others keep their order. */
export function listStacks(state: State, into: ActionCodes): void {
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const hex = state.hexOf[unit];
    if (hex >= 0 && state.top[hex] !== unit) into.push(packHead(KIND.stack, unit, hex), 0);
  }
}

/** One of them, where there are any. */
export function listFirstStack(state: State, into: ActionCodes): void {
  const { context, deciding: side } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0 || state.top[hex] === unit) continue;
    into.push(packHead(KIND.stack, unit, hex), 0);
    return;
  }
}

/** Rebuilds the order of a listed stack. */
export function unpackStack(state: State, unit: number, hex: number, order: Order): boolean {
  order.reset(KIND.stack);
  order.hex = hex;
  order.units[order.count++] = unit;
  for (let other = state.top[hex]; other !== NONE; other = state.below[other]) {
    if (other !== unit) order.units[order.count++] = other;
  }
  return state.hexOf[unit] === hex;
}
