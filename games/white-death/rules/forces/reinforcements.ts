import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order } from '../../actions/actions.js';
import { type Context, GERMAN, grid } from '../../context.js';
import { EAST } from '../../ground.js';
import { headHex, headUnit, packHead } from '../../actions/packing.js';
import type { Reason } from '../../reasons.js';
import { NONE, OFF_MAP, POINT, type State } from '../../state.js';
import { blameHex, type Fault } from '../fault.js';
import { arrive, logMove } from '../movement/arrival.js';
import { overrunOnWay } from '../city/bunkers.js';
import { rollIce } from '../terrain/ice.js';
import { endMove, stepsTaken } from '../movement/movement.js';
import { findEntryReach, isDominated, latestReach, nodeHex, type Reach, writePath } from '../movement/reach.js';
import { isTailOf, nodeOf, nodeTail } from '../movement/reach-codes.js';
import { fitsWith } from '../stacking/stacking.js';
import { followPath } from '../movement/walk.js';

/** 17 Reinforcements: when and where they come. */

/** May a unit come onto the map now? */
export function checkEnters(state: State, unit: number): Reason | null {
  const due = state.due[unit];
  if (state.context.side[unit] !== state.deciding) return 'not-your-unit';
  if (state.hexOf[unit] !== OFF_MAP || due === 0) return 'not-a-reinforcement';
  if (due > state.turn) return 'not-due-yet';
  // 17, ruling 38: those left over from an earlier turn need not wait.
  if (due === state.turn && state.impulses[state.deciding] < 2) return 'second-impulse';
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

export function checkEnter(state: State, order: Order, fault: Fault | null = null): Reason | null {
  const { unit, path, steps } = order;
  const early = checkEnters(state, unit);
  if (early) return early;
  if (steps === 0) return 'no-path';
  if (!isEntryHex(state, unit, path[0])) return blameHex(fault, 'not-an-entry-hex', path[0]);
  const { reason, brokenAt } = followPath(state, unit, NONE, path, steps, entryPoints(state));
  if (reason) return blameHex(fault, reason, brokenAt);
  const end = path[steps - 1];
  return fitsWith(state, unit, end) ? null : blameHex(fault, 'stack-full', end);
}

/** Ruling 38: whatever the impulse under way has. */
export const entryPoints = (state: State): number => state.impulse * POINT;

/** 17C: any hex of the area. */
export const isEntryHex = (state: State, unit: number, hex: number): boolean => entryHexes(state, unit).includes(hex);

export const entryHexes = (state: State, unit: number): readonly number[] =>
  state.context.ground.entries[state.entry[unit]];

export function playEnter(state: State, order: Order, dice: Dice, log: Log | null): void {
  const { unit, path } = order;
  const steps = stepsTaken(state, order);
  if (steps === 0) return;
  const walk = followPath(state, unit, NONE, path, steps, entryPoints(state));
  const end = path[steps - 1];
  overrunOnWay(state, unit, path, steps, log);
  arrive(state, unit, end, walk.cost, walk.direction, walk.bank, log);
  if (log) logMove(state, 'entered', unit, true, NONE, path, steps, walk.cost, log);
  if (walk.overIce) rollIce(state, unit, path[steps - 2], dice, log);
  endMove(state, order, steps < order.steps, dice, log);
}

const reachOnEntry = (state: State, unit: number): Reach =>
  findEntryReach(state, unit, entryPoints(state), entryHexes(state, unit));

export function listEntries(state: State, unit: number, into: ActionCodes): void {
  if (checkEnters(state, unit)) return;
  const reach = reachOnEntry(state, unit);
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i];
    const hex = nodeHex(node);
    if (isDominated(reach, node) || !fitsWith(state, unit, hex)) continue;
    into.push(packHead(KIND.enter, unit, hex), nodeTail(reach, node));
  }
}

/** Rebuilds the order of a packed entry, with its path; false when the hex is not reached in this way. */
export function unpackEntry(state: State, head: number, tail: number, order: Order, sameReach: boolean): boolean {
  const unit = headUnit(head);
  order.reset(KIND.enter);
  order.unit = unit;
  if (!sameReach && checkEnters(state, unit)) return false;
  const reach = sameReach ? latestReach() : reachOnEntry(state, unit);
  const node = nodeOf(headHex(head), tail);
  if (!isTailOf(reach, node, tail)) return false;
  writePath(reach, node, order);
  return true;
}

/** 17D: other areas open to units of the first, and how many turns later. */
const alternates: readonly { readonly from: string; readonly to: string; readonly later: number }[] = [
  { from: 's', to: 'sw', later: 0 },
  { from: 's', to: 'w', later: 1 },
  { from: 'sw', to: 'w', later: 1 },
];

const alternate = (context: Context, from: number, to: number) =>
  alternates.find((one) => one.from === context.data.entries[from].id && one.to === context.data.entries[to].id);

/** 17D: once a unit is due; ruling 39. */
export function checkReassign(state: State, order: Order): Reason | null {
  const { unit, area } = order;
  const { context } = state;
  if (context.side[unit] !== state.deciding) return 'not-your-unit';
  if (state.hexOf[unit] !== OFF_MAP || state.due[unit] === 0) return 'not-a-reinforcement';
  if (state.due[unit] > state.turn) return 'not-due-yet';
  return alternate(context, state.entry[unit], area) ? null : 'no-alternate-entry';
}

export function playReassign(state: State, order: Order, log: Log | null): void {
  const { unit, area } = order;
  const { context } = state;
  const from = state.entry[unit];
  const { later } = alternate(context, from, area)!;
  state.entry[unit] = area;
  state.due[unit] += later;
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
  if (state.hexOf[unit] !== OFF_MAP || state.due[unit] > state.turn) return;
  asked.unit = unit;
  for (asked.area = 0; asked.area < state.context.data.entries.length; asked.area++) {
    if (!checkReassign(state, asked)) into.push(packHead(KIND.reassign, unit, NONE), asked.area);
  }
}
