import { ActionCodes, type AccountLine, type Outcome, type Seat, type Turn } from '@impulse/engine';
import { type ActionType, actionTypes, headHex, headKind, headOther, headUnit, KIND, Order, unpackEnd } from './actions.js';
import { grid, unitCount } from './context.js';
import { sideIds } from './data/types.js';
import { listAll } from './legal.js';
import { makePosition, type Position } from './position.js';
import { outcome, victoryAccount } from './rules/victory.js';
import { NONE, type State, STEP } from './state.js';
import { question } from './turn.js';

/** What a seat may know, and what it may do now. */

export interface View {
  readonly seat: Seat;
  readonly position: Position;
  readonly turn: Turn | Outcome;
  readonly account: readonly AccountLine[];
  /** Null while this seat owes no decision. */
  readonly legal: Menu | null;
}

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

export function makeView(state: State, seat: Seat): View {
  return {
    seat,
    position: makePosition(state, seat),
    turn: state.step === STEP.over ? outcome(state) : question(state),
    account: victoryAccount(state),
    legal: state.side !== NONE && sideIds[state.side] === seat ? makeMenu(state) : null,
  };
}

function makeMenu(state: State): Menu {
  listAll(state, codes);
  const { unitIds } = state.context;
  const units: UnitMenu[] = [];
  const general: string[] = [];
  let menu: Record<string, string> = {};
  let unit = NONE;
  for (let i = 0; i < codes.length; i++) {
    const head = codes.head(i);
    const owner = headUnit(head);
    if (owner >= unitCount) {
      addGeneral(head, codes.tail(i), general);
      continue;
    }
    if (owner !== unit) {
      unit = owner;
      menu = { unit: unitIds[unit]! };
      units.push(menu as UnitMenu);
    }
    const type = actionTypes[headKind(head)]!;
    const item = itemOf(state, head, i);
    menu[type] = menu[type] === undefined ? item : `${menu[type]} ${item}`;
  }
  return { units, general };
}

/** A stack is named once, by its hex; the orders it can take are for the owner to say. */
function addGeneral(head: number, tail: number, general: string[]): void {
  const kind = headKind(head);
  let item: string = actionTypes[kind]!;
  if (kind === KIND.stack) item += ` ${grid.labels[headHex(head)]!}`;
  if (kind === KIND['choose-an'] || kind === KIND['adjust-an']) item += ` ${tail}`;
  if (general.at(-1) !== item) general.push(item);
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

const joint: Readonly<Record<number, string>> = { [KIND.assault]: '+', [KIND.barrage]: '@', [KIND['barrage-target']]: '' };
