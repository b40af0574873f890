import { ActionCodes } from '@impulse/engine';
import { type ActionType, actionTypes, headHex, headKind, headOther, KIND, Order, unpackEnd } from './actions.js';
import { grid, hexCount } from './context.js';
import { listBesidesMoves, listGeneral } from './legal.js';
import { Remembered } from './remembered.js';
import { lowestHex } from './rows.js';
import { firstRow, lastRow, reachedIn } from './rules/reach.js';
import { NONE, type State } from './state.js';

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

const codes = new ActionCodes(2);
const order = new Order();

/** The menu as JSON text: ids and labels need no escaping. */
export function menuText(state: State): string {
  const { context, side } = state;
  const end = context.endUnit[side]!;
  let units = '';
  for (let unit = context.firstUnit[side]!; unit < end; unit++) units += unitText(state, unit, units === '');
  for (const aircraft of context.aircraft[side]!) units += unitText(state, aircraft, units === '');
  return `{"units":[${units}${units === '' ? '' : '"}'}],"general":[${generalText(state)}]}`;
}

/** One unit, with the end of the one before and without its own. */
function unitText(state: State, unit: number, first: boolean): string {
  const moves = listBesidesMoves(state, unit, codes);
  if (!moves && codes.length === 0) return '';
  let text = `${first ? '{"unit":"' : '"},{"unit":"'}${state.context.unitIds[unit]}`;
  let kind = NONE;
  if (moves) {
    kind = KIND.move;
    text += `","move":"${reachText()}`;
  }
  for (let i = 0; i < codes.length; i++) {
    const head = codes.head(i);
    if (headKind(head) === kind) {
      text += ' ';
    } else {
      kind = headKind(head);
      text += keys[kind]!;
    }
    text += itemOf(state, head, i);
  }
  return text;
}

const keys = actionTypes.map((type) => `","${type}":"`);

/** Every hex of the last reach. */
function reachText(): string {
  let text = '';
  const last = lastRow();
  for (let row = firstRow(); row <= last; row++) {
    let bits = reachedIn(row);
    while (bits !== 0) {
      const shift = 31 - Math.clz32(bits & -bits);
      const run = (bits >> shift) & runMask;
      const index = (lowestHex(row, bits) << runBits) | run;
      text += text === '' ? firstRuns.at(index) : runs.at(index);
      bits ^= run << shift;
    }
  }
  return text;
}

/** Labels of up to nine hexes of a row: of the first, and of those after it that are named by bits. */
const runBits = 9;
const runMask = (1 << runBits) - 1;
const runText = (index: number): string => {
  const named: string[] = [];
  for (let i = 0; i < runBits; i++) if (index & (1 << i)) named.push(grid.labels[(index >> runBits) + i]!);
  return named.join(' ');
};
const firstRuns = new Remembered(hexCount << runBits, runText);
const runs = new Remembered(hexCount << runBits, (index) => ` ${runText(index)}`);

/** A stack is named once, by its hex; the orders it can take are for the owner to say. */
function generalText(state: State): string {
  listGeneral(state, codes);
  let text = '';
  let before = '';
  for (let i = 0; i < codes.length; i++) {
    const head = codes.head(i);
    const kind = headKind(head);
    let item: string = actionTypes[kind]!;
    if (kind === KIND.stack) item += ` ${grid.labels[headHex(head)]}`;
    if (kind === KIND['choose-an'] || kind === KIND['adjust-an']) item += ` ${codes.tail(i)}`;
    if (item === before) continue;
    text += `${text === '' ? '' : ','}"${item}"`;
    before = item;
  }
  return text;
}

function itemOf(state: State, head: number, index: number): string {
  const { labels } = grid;
  switch (headKind(head)) {
    case KIND.move:
    case KIND.enter: {
      unpackEnd(state, codes, index, order);
      const to = order.steps > 0 ? order.path[order.steps - 1]! : state.hexOf[order.unit]!;
      return order.overrun === NONE ? labels[to]! : `${labels[to]}>${labels[order.overrun]}`;
    }
    case KIND.stay:
    case KIND.recover:
    case KIND['destroy-excess']:
      return 'yes';
    default: {
      const hex = labels[headHex(head)] ?? '';
      const other = state.context.unitIds[headOther(head)];
      return other === undefined ? hex : `${hex}${joint[headKind(head)] ?? '>'}${other}`;
    }
  }
}

const joint: Readonly<Record<number, string>> = {
  [KIND.assault]: '+',
  [KIND.barrage]: '@',
  [KIND['barrage-target']]: '',
};
