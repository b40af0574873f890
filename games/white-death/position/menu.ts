import { ActionCodes, type MenuParts } from '@impulse/engine';
import { type ActionType, actionTypes } from '../actions/actions.js';
import { grid } from '../context.js';
import { actors, listGeneralInShort } from '../legal.js';
import { headHex, headKind, headValue } from '../actions/packing.js';
import { NONE, type State } from '../state.js';

/** What a side may do, in short. */

export const menuParts: MenuParts<State> = { actors, general: generalItems };

const codes = new ActionCodes();
/** Stacks and standing orders are named once. */
function generalItems(state: State): string[] {
  listGeneralInShort(state, codes);
  const general: string[] = [];
  let before = NONE;
  for (let i = 0; i < codes.length; i++) {
    const head = codes.head(i);
    const kind = headKind(head);
    if (kind === before && isSingle[kind] === 1) continue;
    before = kind;
    const item = itemOf(head);
    if (general.at(-1) !== item) general.push(item);
  }
  return general;
}

const single: ReadonlySet<ActionType> = new Set(['orders', 'stack', 'refit']);
const isSingle = Uint8Array.from(actionTypes, (type) => (single.has(type) ? 1 : 0));

function itemOf(head: number): string {
  const type = actionTypes[headKind(head)];
  if (single.has(type)) return type;
  const hex = headHex(head);
  if (hex !== NONE) return `${type} ${grid.labels[hex]}`;
  return type === 'impulse' || type === 'avoid-isolation' ? `${type} ${headValue(head)}` : type;
}
