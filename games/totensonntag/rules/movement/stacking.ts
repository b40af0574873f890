import { type ActionCodes, arrangeStack, type Log } from '@impulse/engine';
import { KIND, type Order, packHead, packStack } from '../../actions/actions.js';
import { grid } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { holder, liftUnit, LOST, NONE, stackLimit, stackSize, type State } from '../../state.js';

/** 4.0 Stacking. */

export function checkStack(state: State, order: Order): Reason | null {
  const { hex, count } = order;
  if (holder(state, hex) !== state.deciding) return 'not-that-stack';
  if (count !== stackSize(state, hex)) return 'not-that-stack';
  let same = true;
  let unit = state.top[hex];
  for (let i = 0; i < count; i++, unit = state.below[unit]) {
    if (state.hexOf[order.stack[i]] !== hex) return 'not-that-stack';
    for (let j = 0; j < i; j++) if (order.stack[j] === order.stack[i]) return 'not-that-stack';
    if (order.stack[i] !== unit) same = false;
  }
  return same ? 'same-order' : null;
}

export function playStack(state: State, order: Order, log: Log | null): void {
  const { hex, count } = order;
  arrangeStack(state, hex, order.stack, count);
  if (log) {
    const units = Array.from(order.stack.subarray(0, count), (unit) => state.context.unitIds[unit]);
    log.push({ type: 'restacked', rule: '4.0', detail: { hex: grid.labels[hex], order: units } });
  }
}

/** Other orders of one stack: all of them up to the limit, and each unit to the top in a larger one. */
export function listStack(state: State, hex: number, into: ActionCodes): void {
  const top = state.top[hex];
  const second = state.below[top];
  const third = state.below[second];
  if (third === NONE) {
    into.push(packHead(KIND.stack, NONE, hex, NONE), packStack(second, top, NONE));
  } else if (state.below[third] === NONE) {
    const head = packHead(KIND.stack, NONE, hex, NONE);
    into.push(head, packStack(top, third, second));
    into.push(head, packStack(second, top, third));
    into.push(head, packStack(second, third, top));
    into.push(head, packStack(third, top, second));
    into.push(head, packStack(third, second, top));
  } else {
    for (let unit = second; unit !== NONE; unit = state.below[unit]) {
      into.push(packHead(KIND.stack, NONE, hex, unit), 0);
    }
  }
}

/** Every order of every stack. */
export function listStacks(state: State, into: ActionCodes): void {
  for (let top = nextStack(state, NONE); top !== NONE; top = nextStack(state, top)) {
    listStack(state, state.hexOf[top], into);
  }
}

/** One action for each stack that can be put in another order, enough to tell its hex. */
export function listStackHexes(state: State, into: ActionCodes): void {
  for (let top = nextStack(state, NONE); top !== NONE; top = nextStack(state, top)) {
    into.push(packHead(KIND.stack, NONE, state.hexOf[top], NONE), 0);
  }
}

/** The top unit of the next stack of two or more of the deciding side, by its top units; NONE after the last. */
function nextStack({ context, deciding: side, hexOf, top, below }: State, after: number): number {
  const end = context.endUnit[side];
  for (let unit = after === NONE ? context.firstUnit[side] : after + 1; unit < end; unit++) {
    const hex = hexOf[unit];
    if (hex >= 0 && below[unit] !== NONE && top[hex] === unit) return unit;
  }
  return NONE;
}

/** The first overstacked hex of a side, or NONE. */
export function overstackedHex(state: State, side: number): number {
  const { context } = state;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) {
    const hex = state.hexOf[unit];
    if (hex >= 0 && state.top[hex] === unit && stackSize(state, hex) > stackLimit) return hex;
  }
  return NONE;
}

export function checkExcess(state: State, order: Order): Reason | null {
  const unit = order.unit;
  if (state.context.side[unit] !== state.deciding) return 'not-your-unit';
  const hex = state.hexOf[unit];
  return hex < 0 || stackSize(state, hex) <= stackLimit ? 'not-overstacked' : null;
}

/** Ruling 27: excess units are destroyed and count as lost. */
export function playExcess(state: State, order: Order, log: Log | null): void {
  const hex = state.hexOf[order.unit];
  liftUnit(state, order.unit, LOST);
  if (log) {
    log.push({
      type: 'excess-destroyed',
      rule: '4.0',
      detail: { unit: state.context.unitIds[order.unit], hex: grid.labels[hex] },
    });
  }
}
