import type { ActionCodes, Log } from '@impulse/engine';
import { KIND, type Order, packHead, packOrder } from '../actions.js';
import { grid } from '../context.js';
import type { Reason } from '../reasons.js';
import { holder, liftUnit, LOST, NONE, stackLimit, stackOf, stackSize, type State } from '../state.js';

/** 4.0 Stacking. */

export function checkStack(state: State, order: Order): Reason | null {
  const { hex, count } = order;
  if (holder(state, hex) !== state.side) return 'not-that-stack';
  if (count !== stackSize(state, hex)) return 'not-that-stack';
  let same = true;
  let unit = state.top[hex]!;
  for (let i = 0; i < count; i++, unit = state.below[unit]!) {
    if (state.hexOf[order.order[i]!] !== hex) return 'not-that-stack';
    for (let j = 0; j < i; j++) if (order.order[j] === order.order[i]) return 'not-that-stack';
    if (order.order[i] !== unit) same = false;
  }
  return same ? 'same-order' : null;
}

export function playStack(state: State, order: Order, log: Log | null): void {
  const { hex, count } = order;
  state.top[hex] = order.order[0]!;
  for (let i = 0; i < count; i++) state.below[order.order[i]!] = i + 1 < count ? order.order[i + 1]! : NONE;
  if (log) {
    const units = Array.from(order.order.subarray(0, count), (unit) => state.context.unitIds[unit]!);
    log.push({ type: 'restacked', rule: '4.0', detail: { hex: grid.labels[hex]!, order: units } });
  }
}

/** Other orders of one stack: all of them up to the limit, and each unit to the top in a larger one. */
export function listStack(state: State, hex: number, into: ActionCodes): void {
  const units = stackOf(state, hex);
  if (units.length > stackLimit) {
    for (let i = 1; i < units.length; i++) into.push(packHead(KIND.stack, NONE, hex, units[i]!), 0);
    return;
  }
  for (const places of otherOrders[units.length]!) {
    into.push(packHead(KIND.stack, NONE, hex, NONE), packOrder(places.map((place) => units[place]!)));
  }
}

const otherOrders: readonly (readonly (readonly number[])[])[] = [
  [],
  [],
  [[1, 0]],
  [
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ],
];

export function listStacks(state: State, into: ActionCodes): void {
  const { context } = state;
  for (let unit = context.firstUnit[state.side]!; unit < context.endUnit[state.side]!; unit++) {
    const hex = state.hexOf[unit]!;
    if (hex >= 0 && state.top[hex] === unit && state.below[unit] !== NONE) listStack(state, hex, into);
  }
}

/** The first overstacked hex of a side, or NONE. */
export function overstackedHex(state: State, side: number): number {
  const { context } = state;
  for (let unit = context.firstUnit[side]!; unit < context.endUnit[side]!; unit++) {
    const hex = state.hexOf[unit]!;
    if (hex >= 0 && state.top[hex] === unit && stackSize(state, hex) > stackLimit) return hex;
  }
  return NONE;
}

export function checkExcess(state: State, order: Order): Reason | null {
  const unit = order.unit;
  if (state.context.side[unit] !== state.side) return 'not-your-unit';
  const hex = state.hexOf[unit]!;
  return hex < 0 || stackSize(state, hex) <= stackLimit ? 'not-overstacked' : null;
}

/** Ruling 27: excess units are destroyed and count as lost. */
export function playExcess(state: State, order: Order, log: Log | null): void {
  const hex = state.hexOf[order.unit]!;
  liftUnit(state, order.unit, LOST);
  if (log) {
    log.push({
      type: 'excess-destroyed',
      rule: '4.0',
      detail: { unit: state.context.unitIds[order.unit]!, hex: grid.labels[hex]! },
    });
  }
}
