import {
  type ActionCodes,
  actionParser,
  bad,
  type FieldShape,
  hexCheck,
  listCheck,
  numbered,
  unitCheck,
} from '@impulse/engine';
import { type Context, grid, unitCount } from '../context.js';
import { findReach, movementPoints, reach } from '../rules/movement.js';
import { NONE, type State, stackOf } from '../state.js';

/** One shape for the table, the wire, the record and the opponent (docs/protocol.md). */
export type Action =
  | { readonly type: 'place'; readonly unit: string; readonly hex: string }
  | { readonly type: 'place-rest' }
  | { readonly type: 'choose-an'; readonly value: number }
  | { readonly type: 'roll-an' }
  | { readonly type: 'adjust-an'; readonly delta: number }
  | { readonly type: 'move'; readonly unit: string; readonly path: readonly string[]; readonly overrun?: string }
  | { readonly type: 'enter'; readonly unit: string; readonly path: readonly string[]; readonly overrun?: string }
  | { readonly type: 'exit'; readonly unit: string; readonly path: readonly string[] }
  | { readonly type: 'assault'; readonly unit: string; readonly target: string; readonly support?: string }
  | { readonly type: 'barrage'; readonly unit: string; readonly target: string; readonly spotter: string }
  | { readonly type: 'barrage-target'; readonly unit: string; readonly 'target-unit': string }
  | { readonly type: 'advance'; readonly unit: string; readonly hex: string }
  | { readonly type: 'stay'; readonly unit: string }
  | { readonly type: 'stack'; readonly hex: string; readonly order: readonly string[] }
  | { readonly type: 'destroy-excess'; readonly unit: string }
  | { readonly type: 'fly'; readonly unit: string; readonly hex: string; readonly target?: string }
  | { readonly type: 'recover'; readonly unit: string }
  | { readonly type: 'recover-all' }
  | { readonly type: 'done' };

export type ActionType = Action['type'];

type FieldKind = 'unit' | 'hex' | 'path' | 'order' | 'number';

/** Which fields each action has: the parser, the packing and the documentation read this one table. */
export const actionFields = {
  place: { unit: { kind: 'unit' }, hex: { kind: 'hex' } },
  'place-rest': {},
  'choose-an': { value: { kind: 'number' } },
  'roll-an': {},
  'adjust-an': { delta: { kind: 'number' } },
  move: { unit: { kind: 'unit' }, path: { kind: 'path' }, overrun: { kind: 'hex', optional: true } },
  enter: { unit: { kind: 'unit' }, path: { kind: 'path' }, overrun: { kind: 'hex', optional: true } },
  exit: { unit: { kind: 'unit' }, path: { kind: 'path' } },
  assault: { unit: { kind: 'unit' }, target: { kind: 'hex' }, support: { kind: 'unit', optional: true } },
  barrage: { unit: { kind: 'unit' }, target: { kind: 'hex' }, spotter: { kind: 'unit' } },
  'barrage-target': { unit: { kind: 'unit' }, 'target-unit': { kind: 'unit' } },
  advance: { unit: { kind: 'unit' }, hex: { kind: 'hex' } },
  stay: { unit: { kind: 'unit' } },
  stack: { hex: { kind: 'hex' }, order: { kind: 'order' } },
  'destroy-excess': { unit: { kind: 'unit' } },
  fly: { unit: { kind: 'unit' }, hex: { kind: 'hex' }, target: { kind: 'unit', optional: true } },
  recover: { unit: { kind: 'unit' } },
  'recover-all': {},
  done: {},
} as const satisfies Record<ActionType, Record<string, FieldShape<FieldKind>>>;

export const actionTypes = Object.keys(actionFields) as ActionType[];
export const KIND = numbered(actionTypes);

/** No path can be longer than this; the longest legal one has seven hexes (6.0). */
const longestPath = 24;

/** An action in numbers, as the rules read it. One is reused over and over. */
export class Order {
  kind = 0;
  unit = NONE;
  hex = NONE;
  /** Supporting recon unit, spotter, or unit fired at. */
  other = NONE;
  /** Number chosen, or change of it. */
  value = 0;
  readonly path = new Int16Array(longestPath);
  steps = 0;
  overrun = NONE;
  /** From top to bottom. */
  readonly stack = new Int16Array(unitCount);
  count = 0;

  reset(kind: number): void {
    this.kind = kind;
    this.unit = NONE;
    this.hex = NONE;
    this.other = NONE;
    this.value = 0;
    this.steps = 0;
    this.overrun = NONE;
    this.count = 0;
  }

  get type(): ActionType {
    return actionTypes[this.kind];
  }
}

const onMap = hexCheck(grid);

/** Checks that something has the shape of an action of this battle; the rules are not asked. */
export const parseAction = actionParser<Context, FieldKind, Action>(actionFields, {
  unit: unitCheck,
  hex: onMap,
  number: (_, value, path) =>
    typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 100
      ? null
      : bad('wrong-type', path, 'This must be a small whole number.'),
  path: listCheck(onMap, 'hexes', longestPath),
  order: listCheck(unitCheck, 'units', unitCount),
});

/** From the public shape to numbers. */
export function readAction(context: Context, action: Action, order: Order): void {
  order.reset(KIND[action.type]);
  if ('unit' in action) order.unit = context.unitNumber.get(action.unit)!;
  switch (action.type) {
    case 'place':
    case 'advance':
      order.hex = grid.parse(action.hex);
      return;
    case 'choose-an':
      order.value = action.value;
      return;
    case 'adjust-an':
      order.value = action.delta;
      return;
    case 'move':
    case 'enter':
      readPath(action.path, order);
      if (action.overrun !== undefined) order.overrun = grid.parse(action.overrun);
      return;
    case 'exit':
      readPath(action.path, order);
      return;
    case 'assault':
      order.hex = grid.parse(action.target);
      if (action.support !== undefined) order.other = context.unitNumber.get(action.support)!;
      return;
    case 'barrage':
      order.hex = grid.parse(action.target);
      order.other = context.unitNumber.get(action.spotter)!;
      return;
    case 'barrage-target':
      order.other = context.unitNumber.get(action['target-unit'])!;
      return;
    case 'stack':
      order.hex = grid.parse(action.hex);
      for (const id of action.order) order.stack[order.count++] = context.unitNumber.get(id)!;
      return;
    case 'fly':
      order.hex = grid.parse(action.hex);
      if (action.target !== undefined) order.other = context.unitNumber.get(action.target)!;
      return;
    default:
  }
}

function readPath(path: readonly string[], order: Order): void {
  for (const label of path) order.path[order.steps++] = grid.parse(label);
}

/** From numbers to the public shape. */
export function makeAction(context: Context, order: Order): Action {
  const unit = context.unitIds[order.unit];
  const other = context.unitIds[order.other];
  const hex = grid.labels[order.hex];
  const type = order.type;
  switch (type) {
    case 'place':
    case 'advance':
      return { type, unit, hex };
    case 'choose-an':
      return { type, value: order.value };
    case 'adjust-an':
      return { type, delta: order.value };
    case 'move':
    case 'enter': {
      const path = pathLabels(order);
      return order.overrun === NONE ? { type, unit, path } : { type, unit, path, overrun: grid.labels[order.overrun] };
    }
    case 'exit':
      return { type, unit, path: pathLabels(order) };
    case 'assault':
      return order.other === NONE ? { type, unit, target: hex } : { type, unit, target: hex, support: other };
    case 'barrage':
      return { type, unit, target: hex, spotter: other };
    case 'barrage-target':
      return { type, unit, 'target-unit': other };
    case 'stay':
    case 'destroy-excess':
    case 'recover':
      return { type, unit };
    case 'stack':
      return { type, hex, order: Array.from(order.stack.subarray(0, order.count), (one) => context.unitIds[one]) };
    case 'fly':
      return order.other === NONE ? { type, unit, hex } : { type, unit, hex, target: other };
    case 'place-rest':
    case 'roll-an':
    case 'recover-all':
    case 'done':
      return { type };
  }
}

export function pathLabels(order: Order): string[] {
  const path: string[] = [];
  for (let i = 0; i < order.steps; i++) path.push(grid.labels[order.path[i]]);
  return path;
}

/*
 * Packed form, two words:
 * head: kind (5 bits), unit (7), hex (9), other unit (7; 127 for none)
 * tail: directions of the path (3 bits each, at most 7), direction of the overrun + 1 (3 bits), steps (4 bits; 15 when
 *       the head names the end of the path, which is then the cheapest one there);
 *       for `choose-an` and `adjust-an` the value; for `stack` the order of up to three units (7 bits each, then count).
 */
const noUnit = 127;

export function packHead(kind: number, unit: number, hex: number, other: number): number {
  return kind | ((unit & noUnit) << 5) | ((hex & 511) << 12) | ((other & noUnit) << 21);
}

export const headKind = (head: number): number => head & 31;
export const headUnit = (head: number): number => (head >> 5) & noUnit;
export const headHex = (head: number): number => (head >> 12) & 511;
export const headOther = (head: number): number => (head >> 21) & noUnit;

const pathBits = 21;
export function packPath(directions: number, steps: number, overrunDirection: number): number {
  return directions | ((overrunDirection + 1) << pathBits) | (steps << (pathBits + 3));
}

/** The tail of a move of which the head names the end. */
export const packEnd = (overrunDirection: number): number => packPath(0, byEnd, overrunDirection);
const byEnd = 15;

/** The order of a stack of two or three without a list; `third` is NONE in a stack of two. */
export const packStack = (first: number, second: number, third: number): number =>
  third === NONE ? (2 << pathBits) | (second << 7) | first : (3 << pathBits) | (third << 14) | (second << 7) | first;

export function packOrder(units: readonly number[]): number {
  let tail = units.length << pathBits;
  for (let i = 0; i < units.length; i++) tail |= units[i] << (7 * i);
  return tail;
}

/**
 * Unpacks one listed action; the state supplies where a path starts and which units are in a stack. To unpack
 * several moves of one unit in one state, let all but the first use the `sameReach`.
 */
export function unpack(state: State, codes: ActionCodes, index: number, order: Order, sameReach = false): void {
  unpackEnd(state, codes, index, order);
  if (order.kind !== KIND.move || tailSteps(codes.tail(index)) !== byEnd) return;
  const { unit } = order;
  const end = order.path[0];
  const found = sameReach ? reach : findReach(state, unit, movementPoints(state, unit));
  const { path, steps, freePath, freeSteps } = found;
  order.steps = 0;
  if (order.overrun === NONE) unpackSteps(state.hexOf[unit], path[end], steps[end], order);
  else unpackSteps(state.hexOf[unit], freePath[end], freeSteps[end], order);
}

/** The same for callers that do not need the way: the path of a listed move has only its last hex. */
export function unpackEnd(state: State, codes: ActionCodes, index: number, order: Order): void {
  const head = codes.head(index);
  const tail = codes.tail(index);
  const kind = headKind(head);
  order.reset(kind);
  const unit = headUnit(head);
  const other = headOther(head);
  order.unit = unit === noUnit ? NONE : unit;
  order.other = other === noUnit ? NONE : other;
  const hex = headHex(head);
  order.hex = hex === 511 ? NONE : hex;
  switch (kind) {
    case KIND['choose-an']:
    case KIND['adjust-an']:
      order.value = tail;
      return;
    case KIND.move:
      unpackPath(tailSteps(tail) === byEnd ? hex : state.hexOf[unit], tail, order);
      return;
    case KIND.exit:
      unpackPath(state.hexOf[unit], tail, order);
      return;
    case KIND.enter:
      order.path[order.steps++] = hex;
      unpackPath(hex, tail, order);
      return;
    case KIND.stack:
      unpackStack(state, tail, order);
      return;
    default:
  }
}

const tailSteps = (tail: number): number => tail >> (pathBits + 3);

/** Adds `steps` steps in these directions to the path of an order, and returns where it ends. */
export function unpackSteps(start: number, directions: number, steps: number, order: Order): number {
  let at = start;
  for (let i = 0; i < steps; i++) {
    at = grid.neighbours[at * 6 + ((directions >> (3 * i)) & 7)];
    order.path[order.steps++] = at;
  }
  return at;
}

/** From `start`, which is already the end when the head names that. */
function unpackPath(start: number, tail: number, order: Order): void {
  let at = start;
  if (tailSteps(tail) === byEnd) order.path[order.steps++] = at;
  else at = unpackSteps(at, tail, tailSteps(tail), order);
  const overrun = (tail >> pathBits) & 7;
  order.overrun = overrun === 0 ? NONE : grid.neighbours[at * 6 + overrun - 1];
  order.hex = NONE;
}

/** Larger stacks are listed only by the unit that comes to the top; every other order is accepted when asked for. */
function unpackStack(state: State, tail: number, order: Order): void {
  const count = tail >> pathBits;
  if (count > 0) {
    for (let i = 0; i < count; i++) order.stack[order.count++] = (tail >> (7 * i)) & noUnit;
    return;
  }
  order.stack[order.count++] = order.other;
  for (const unit of stackOf(state, order.hex)) if (unit !== order.other) order.stack[order.count++] = unit;
  order.other = NONE;
}
