import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, Order } from '../../actions/actions.js';
import { type Context, GERMAN, grid, unitCount } from '../../context.js';
import { EAST } from '../../ground.js';
import { headHex, headUnit, packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { NONE, OFF_MAP, POINT, type State } from '../../state.js';
import { blameHex, blameUnit, type Fault } from '../fault.js';
import { findEntryReach, isDominated, nodeHex, type Reach, writePath } from '../movement/reach.js';
import { isTailOf, nodeOf, nodeTail, tailWayMatters } from '../movement/reach-codes.js';
import { marchByTail } from '../movement/tail-march.js';
import { fitsWith } from '../stacking/stacking.js';
import { checkNamed, checkWay, march } from '../movement/together.js';

/** 17 Reinforcements: when and where they come. */

/** May a unit come onto the map now? */
export const checkEnters = (state: State, unit: number): Reason | null =>
  state.context.side[unit] === state.deciding ? checkArrives(state, unit) : 'not-your-unit';

/** The same in an impulse of its side, whoever decides. */
export function checkArrives(state: State, unit: number): Reason | null {
  const due = state.due[unit];
  if (state.hexOf[unit] !== OFF_MAP || due === 0) return 'not-a-reinforcement';
  if (due > state.turn) return 'not-due-yet';
  // 17, ruling 38: those left over from an earlier turn need not wait.
  if (due === state.turn && state.impulses[state.context.side[unit]] < 2) return 'second-impulse';
  return isClosed(state, state.entry[unit]) ? 'entry-closed' : null;
}

/** 17E, ruling 40: rows are counted from the north. */
const cityRow = 21;
const southernHexes = 10;

/** 17E: is an entry area closed because no Germans hold it open? */
export function isClosed(state: State, area: number): boolean {
  const { context } = state;
  const { id } = context.data.entries[area];
  if (id === 's') return !someGerman(state, (hex) => rowOf(hex) > cityRow && (context.ground.hexes[hex] & EAST) !== 0);
  if (id === 'sw') return !someGerman(state, (hex) => rowOf(hex) >= lastRow - southernHexes);
  return false;
}

const rows = Uint8Array.from(grid.labels, (label) => Number(label.slice(2)));
const rowOf = (hex: number): number => rows[hex];
const lastRow = Math.max(...rows);

function someGerman(state: State, where: (hex: number) => boolean): boolean {
  const { context, hexOf } = state;
  for (let unit = context.firstUnit[GERMAN]; unit < context.endUnit[GERMAN]; unit++) {
    if (hexOf[unit] >= 0 && where(hexOf[unit])) return true;
  }
  return false;
}

const movers = new Int16Array(unitCount + 1);

export function checkEnter(state: State, order: Order, fault: Fault | null = null): Reason | null {
  const { path, steps } = order;
  const count = order.listMovers(movers);
  const early = checkNamed(state, movers, count, checkEnters, fault);
  if (early) return early;
  if (steps === 0) return 'no-path';
  for (let i = 0; i < count; i++) {
    if (isEntryHex(state, movers[i], path[0])) continue;
    if (i > 0) blameUnit(fault, 'not-an-entry-hex', movers[i]);
    return blameHex(fault, 'not-an-entry-hex', path[0]);
  }
  return checkWay(state, movers, count, order, fault);
}

/** Ruling 38: whatever the impulse under way has. */
export const entryPoints = (state: State): number => state.impulse * POINT;

/** 17C: any hex of the area. */
export const isEntryHex = (state: State, unit: number, hex: number): boolean => entryHexes(state, unit).includes(hex);

export const entryHexes = (state: State, unit: number): readonly number[] =>
  state.context.ground.entries[state.entry[unit]];

export function playEnter(state: State, order: Order, dice: Dice, log: Log | null): void {
  march(state, movers, order.listMovers(movers), order, dice, log);
}

export const reachOfEntry = (state: State, unit: number): Reach =>
  findEntryReach(state, unit, entryPoints(state), entryHexes(state, unit));

export function listEntries(state: State, unit: number, into: ActionCodes): void {
  if (checkEnters(state, unit)) return;
  const reach = reachOfEntry(state, unit);
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    const hex = nodeHex(node);
    if (isDominated(reach, node) || !fitsWith(state, unit, hex)) continue;
    into.push(packHead(KIND.enter, unit, hex), nodeTail(reach, node));
  }
}

/** Rebuilds the order of a packed entry, with its path; false when the hex is not reached in this way. */
export function unpackEntry(
  state: State,
  head: number,
  tail: number,
  order: Order,
  searched: Reach | null = null,
): boolean {
  const unit = headUnit(head);
  order.reset(KIND.enter);
  order.unit = unit;
  if (!searched && checkEnters(state, unit)) return false;
  const reach = searched ?? reachOfEntry(state, unit);
  const node = nodeOf(headHex(head), tail);
  if (!isTailOf(reach, node, tail)) return false;
  writePath(reach, node, order);
  return true;
}

/** Plays a packed entry; as with moves, without a log the path is looked for only where something happens on it. */
export function playPackedEntry(state: State, head: number, tail: number, dice: Dice, log: Log | null): boolean {
  if (!log && !tailWayMatters(tail)) {
    marchByTail(state, headUnit(head), headHex(head), tail, dice);
    return true;
  }
  if (!unpackEntry(state, head, tail, entering)) return false;
  playEnter(state, entering, dice, log);
  return true;
}

const entering = new Order();

/** 17D: other areas open to units of the first, and how many turns later. */
const alternates: readonly { readonly from: string; readonly to: string; readonly later: number }[] = [
  { from: 's', to: 'sw', later: 0 },
  { from: 's', to: 'w', later: 1 },
  { from: 'sw', to: 'w', later: 1 },
];

/** The turn in which a unit may come by an area: its own (ruling 116), or another (ruling 39); NONE for never. */
function dueBy({ units, data }: Context, unit: number, area: number): number {
  const { due } = units[unit];
  const { id } = data.entries[area];
  if (!due) return NONE;
  if (due.entry === id) return due.turn;
  const alternate = alternates.find(({ from, to }) => from === due.entry && to === id);
  return alternate ? due.turn + alternate.later : NONE;
}

/** 17D: once a unit is due, and as often as one likes until it enters. */
export function checkReassign(state: State, order: Order): Reason | null {
  const { unit, area } = order;
  const { context } = state;
  if (context.side[unit] !== state.deciding) return 'not-your-unit';
  if (state.hexOf[unit] !== OFF_MAP || state.due[unit] === 0) return 'not-a-reinforcement';
  if (area === state.entry[unit] || dueBy(context, unit, area) === NONE) return 'no-alternate-entry';
  return context.units[unit].due!.turn > state.turn ? 'not-due-yet' : null;
}

export function playReassign(state: State, order: Order, log: Log | null): void {
  const { unit, area } = order;
  const { context } = state;
  const from = state.entry[unit];
  state.entry[unit] = area;
  state.due[unit] = dueBy(context, unit, area);
  log?.push({
    type: 'reassigned',
    rule: '17D',
    detail: {
      unit: context.unitIds[unit],
      from: context.data.entries[from].id,
      area: context.data.entries[area].id,
      due: state.due[unit],
    },
  });
}

const asked = { unit: 0, area: 0 } as Order;

/** The area is the tail of the packed action. */
export function listReassign(state: State, unit: number, into: ActionCodes): void {
  if (state.hexOf[unit] !== OFF_MAP) return;
  asked.unit = unit;
  for (asked.area = 0; asked.area < state.context.data.entries.length; asked.area++) {
    if (!checkReassign(state, asked)) into.push(packHead(KIND.reassign, unit, NONE), asked.area);
  }
}
