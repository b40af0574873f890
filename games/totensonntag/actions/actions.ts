import { actionParser, bad, type FieldShape, hexCheck, listCheck, numbered, unitCheck } from '@impulse/engine';
import { type Context, grid, unitCount } from '../context.js';
import { NONE } from '../state.js';

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
export const noUnit = 127;

export function packHead(kind: number, unit: number, hex: number, other: number): number {
  return kind | ((unit & noUnit) << 5) | ((hex & 511) << 12) | ((other & noUnit) << 21);
}

export const headKind = (head: number): number => head & 31;
export const headUnit = (head: number): number => (head >> 5) & noUnit;
export const headHex = (head: number): number => (head >> 12) & 511;
export const headOther = (head: number): number => (head >> 21) & noUnit;

const pathBits = 21;
/** The longest path that is packed step by step. */
export const mostSteps = 7;
export function packPath(directions: number, steps: number, overrunDirection: number): number {
  return directions | ((overrunDirection + 1) << pathBits) | (steps << (pathBits + 3));
}

/** The tail of a move of which the head names the end. */
export const packEnd = (overrunDirection: number): number => packPath(0, byEnd, overrunDirection);
export const byEnd = 15;

/** The order of a stack of two or three without a list; `third` is NONE in a stack of two. */
export const packStack = (first: number, second: number, third: number): number =>
  third === NONE ? (2 << pathBits) | (second << 7) | first : (3 << pathBits) | (third << 14) | (second << 7) | first;

export function packOrder(units: readonly number[]): number {
  let tail = units.length << pathBits;
  for (let i = 0; i < units.length; i++) tail |= units[i] << (7 * i);
  return tail;
}

/** Steps of a packed path, or `byEnd`. */
export const tailSteps = (tail: number): number => tail >> (pathBits + 3);
/** Direction of the overrun at its end plus one, 0 for none. */
export const tailOverrun = (tail: number): number => (tail >> pathBits) & 7;
/** Units of a packed stack, 0 when only the top of it is told. */
export const tailCount = (tail: number): number => tail >> pathBits;
export const tailUnit = (tail: number, place: number): number => (tail >> (7 * place)) & noUnit;
