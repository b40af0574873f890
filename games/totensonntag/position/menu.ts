import { ActionCodes } from '@impulse/engine';
import {
  type ActionType,
  actionTypes,
  headHex,
  headKind,
  headOther,
  KIND,
  Order,
  packEnd,
  unpackEnd,
} from '../actions/actions.js';
import { grid, unitCount } from '../context.js';
import { listGeneralInShort, listOf } from '../legal.js';
import { NONE, type State } from '../state.js';

/**
 * Legal actions in short, enough to light a map: per unit and action the hexes and units that make it up, separated by
 * blanks. `H9>M7` goes to H9 and attacks M7, `M7+7ad-kdg` attacks M7 supported, `M7@7ad-kdg` fires at M7 spotted for.
 * The full actions are listed by `legal`.
 */
export interface Menu {
  readonly units: readonly UnitMenu[];
  /** Actions that belong to no unit. */
  readonly general: readonly string[];
}
export type UnitMenu = { readonly unit: string } & { readonly [A in ActionType]?: string };

const codes = new ActionCodes();
const order = new Order();

export function makeMenu(state: State): Menu {
  const units: UnitMenu[] = [];
  const own = new Int16Array(unitCount);
  for (const unit of own.subarray(0, unitsOf(state, own))) {
    listOf(state, unit, codes);
    if (codes.length > 0) units.push({ unit: state.context.unitIds[unit], ...itemsOf(state) });
  }
  return { units, general: generalItems(state) };
}

/** Every unit of the deciding side, in the order of the menu; returns how many. */
export function unitsOf({ context, deciding: side }: State, into: Int16Array): number {
  let count = 0;
  for (let unit = context.firstUnit[side]; unit < context.endUnit[side]; unit++) into[count++] = unit;
  for (const aircraft of context.aircraft[side]) into[count++] = aircraft;
  return count;
}

function itemsOf(state: State): Partial<Record<ActionType, string>> {
  const items: Partial<Record<ActionType, string>> = {};
  for (let i = 0; i < codes.length; i++) {
    const type = actionTypes[headKind(codes.head(i))];
    const item = itemOf(state, codes, i);
    items[type] = items[type] === undefined ? item : `${items[type]} ${item}`;
  }
  return items;
}

/** What stands in the menu for one listed action of a unit. */
export function itemOf(state: State, listed: ActionCodes, index: number): string {
  const { labels } = grid;
  const head = listed.head(index);
  const kind = headKind(head);
  if (isPlainMove(listed, index)) return labels[headHex(head)];
  switch (kind) {
    case KIND.move:
    case KIND.enter: {
      unpackEnd(state, listed, index, order);
      const to = order.steps > 0 ? order.path[order.steps - 1] : state.hexOf[order.unit];
      return order.overrun === NONE ? labels[to] : `${labels[to]}>${labels[order.overrun]}`;
    }
    case KIND.stay:
    case KIND.recover:
    case KIND['destroy-excess']:
      return 'yes';
    default: {
      const hex = labels[headHex(head)] ?? '';
      const other = state.context.unitIds[headOther(head)];
      return other === undefined ? hex : `${hex}${joint[kind] ?? '>'}${other}`;
    }
  }
}

/** Like most moves: to a hex, and no overrun. */
export const isPlainMove = (listed: ActionCodes, index: number): boolean =>
  headKind(listed.head(index)) === KIND.move && listed.tail(index) === plainEnd;
const plainEnd = packEnd(-1);

const joint: Readonly<Record<number, string>> = {
  [KIND.assault]: '+',
  [KIND.barrage]: '@',
  [KIND['barrage-target']]: '',
};

/** A stack is named once, by its hex; the orders it can take are for the owner to say. */
function generalItems(state: State): string[] {
  listGeneralInShort(state, codes);
  return Array.from({ length: codes.length }, (_, index) => generalItem(codes, index));
}

export function generalItem(listed: ActionCodes, index: number): string {
  const head = listed.head(index);
  const kind = headKind(head);
  switch (kind) {
    case KIND.stack:
      return stackItems[headHex(head)];
    case KIND['choose-an']:
    case KIND['adjust-an']:
      return `${actionTypes[kind]} ${listed.tail(index)}`;
    default:
      return actionTypes[kind];
  }
}

const stackItems = grid.labels.map((label) => `stack ${label}`);
