import { ActionCodes, type MenuParts } from '@impulse/engine';
import { actionTypes, headHex, headKind, KIND } from '../actions/actions.js';
import { grid } from '../context.js';
import { actors, listGeneralInShort } from '../legal.js';
import type { State } from '../state.js';

/** What a side may do, in short. */

const codes = new ActionCodes();

export const menuParts: MenuParts<State> = { actors, general: generalItems };

/** A stack is named once, by its hex; the orders it can take are for the owner to say. */
function generalItems(state: State): string[] {
  listGeneralInShort(state, codes);
  const items: string[] = [];
  for (let index = 0; index < codes.length; index++) items.push(generalItem(index));
  return items;
}

function generalItem(index: number): string {
  const head = codes.head(index);
  const kind = headKind(head);
  switch (kind) {
    case KIND.stack:
      return stackItems[headHex(head)];
    case KIND['choose-an']:
    case KIND['adjust-an']:
      return `${actionTypes[kind]} ${codes.tail(index)}`;
    default:
      return actionTypes[kind];
  }
}

const stackItems = grid.labels.map((label) => `stack ${label}`);
