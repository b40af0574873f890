import type { ActionCodes, Dice, Log } from '@impulse/engine';
import { KIND, type Order, packHead, packPath, pathLabels } from '../../actions/actions.js';
import { hexCount, PANZER } from '../../context.js';
import type { Reason } from '../../reasons.js';
import { holder, inEnemyZoc, MOVED, NONE, OFF_MAP, putUnit, type State } from '../../state.js';
import { combinedArmsWouldDo, initiativeFor, isActivated, TO_ENTER, TO_MOVE } from '../turn/activations.js';
import {
  entryBar,
  findEntryReach,
  followPath,
  movementPoints,
  type Reach,
  reasonOfWalk,
} from '../movement/movement.js';
import { listOverruns, pointsAfter } from '../movement/moves.js';
import { checkOverrunAfter, overrun } from '../combat/overruns.js';
import { occupy } from '../victory.js';

/** 6.1 Entry of reinforcements. */

const open = new Int16Array(hexCount);

/** Off the map, due, and of the side whose impulse it is. A player may keep it waiting for as long as he likes. */
export function checkDue(state: State, unit: number): Reason | null {
  const { context } = state;
  if (context.side[unit] !== state.active) return 'not-your-unit';
  if (context.dueTurn[unit] === 0) return 'not-a-reinforcement';
  if (state.hexOf[unit] !== OFF_MAP) return 'already-entered';
  if (context.dueTurn[unit] > state.turn) return 'not-due-yet';
  return null;
}

/** Due and activated, counting the bonus of 3.3 for units that enter beside a Panzer III. */
export function checkEnters(state: State, unit: number): Reason | null {
  const due = checkDue(state, unit);
  if (due || isActivated(state, unit, TO_ENTER)) return due;
  return combinedArmsWouldDo(state, unit) ? 'no-panzers-entered' : 'not-activated';
}

/** Writes the hexes by which a unit may enter now into `open` and returns how many there are. */
function openEntries(state: State, unit: number): number {
  const entry = state.context.entry[unit]!;
  let count = 0;
  for (let i = 0; i < entry.hexes.length; i++) {
    const hex = entry.hexes[i];
    if (!entryBar(state, unit, hex)) open[count++] = hex;
  }
  if (!isBlocked(state, unit)) return count;
  // Ruling 66: the free hex of the same edge nearest to any entry hex; the player picks between equals.
  let nearest = -1;
  for (let i = 0; i < entry.edge.length; i++) {
    const hex = entry.edge[i];
    if (nearest >= 0 && entry.edgeDistance[i] > nearest) break;
    if (!isFree(state, unit, hex) || entryBar(state, unit, hex)) continue;
    nearest = entry.edgeDistance[i];
    open[count++] = hex;
  }
  return count;
}

/** 6.1: the hexes by which a unit may enter now. */
export const entriesOpenTo = (state: State, unit: number): readonly number[] => [
  ...open.subarray(0, openEntries(state, unit)),
];

/** 6.1, ruling 66: by which hexes a unit comes, as things stand: its entry hexes, or those that stand in for them. */
export function entryHexesOf(state: State, unit: number): readonly number[] {
  const others = isBlocked(state, unit) ? entriesOpenTo(state, unit) : [];
  return others.length > 0 ? others : [...state.context.entry[unit]!.hexes];
}

/** Every entry hex holds an enemy or is in an enemy zone. */
function isBlocked(state: State, unit: number): boolean {
  const { hexes } = state.context.entry[unit]!;
  for (let i = 0; i < hexes.length; i++) if (isFree(state, unit, hexes[i])) return false;
  return true;
}

function isFree(state: State, unit: number, hex: number): boolean {
  const side = state.context.side[unit];
  const there = holder(state, hex);
  return (there < 0 || there === side) && !inEnemyZoc(state, side, hex);
}

function checkEntryHex(state: State, unit: number, hex: number): Reason | null {
  const entry = state.context.entry[unit]!;
  if (entry.hexes.includes(hex)) return entryBar(state, unit, hex);
  if (!entry.edge.includes(hex)) return 'not-an-entry-hex';
  if (!isBlocked(state, unit)) return 'entry-not-blocked';
  const count = openEntries(state, unit);
  for (let i = 0; i < count; i++) if (open[i] === hex) return null;
  return 'not-an-entry-hex';
}

export function checkEnter(state: State, order: Order): Reason | null {
  const unit = order.unit;
  const idle = checkEnters(state, unit);
  if (idle) return idle;
  if (order.steps === 0) return 'no-path';
  const wrongHex = checkEntryHex(state, unit, order.path[0]);
  if (wrongHex) return wrongHex;
  const walk = followPath(state, unit, NONE, order, movementPoints(state, unit));
  if (walk.reason) return reasonOfWalk(walk, order);
  return order.overrun === NONE ? null : checkOverrunAfter(state, unit, walk, order.overrun);
}

export function playEnter(state: State, order: Order, dice: Dice, log: Log | null): void {
  const unit = order.unit;
  const { context } = state;
  // 3.3: the bonus is spent only by a unit that could not have entered without it.
  const bonus = !isActivated(state, unit, TO_MOVE) && initiativeFor(state, unit, TO_ENTER) > context.initiative[unit];
  if (bonus) state.entryBonuses++;
  if (context.kind[unit] & PANZER) state.panzersEntered++;
  const pointsLeft = pointsAfter(state, order, movementPoints(state, unit));
  putUnit(state, unit, order.path[order.steps - 1]);
  state.flags[unit] |= MOVED;
  if (log)
    log.push({
      type: 'entered',
      rule: '6.1',
      detail: { unit: context.unitIds[unit], path: pathLabels(order), bonus },
    });
  occupy(state, unit, log);
  if (order.overrun !== NONE) overrun(state, unit, order.overrun, pointsLeft, dice, log);
}

export function listEntries(state: State, unit: number, into: ActionCodes): void {
  if (checkEnters(state, unit)) return;
  const reach = findEntries(state, unit);
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i];
    into.push(packHead(KIND.enter, unit, reach.entry[hex], NONE), packPath(reach.path[hex], reach.steps[hex], -1));
  }
  listOverruns(state, unit, reach.spread, reach, into);
}

/** What a unit can reach by entering now. */
export const findEntries = (state: State, unit: number): Reach =>
  findEntryReach(state, unit, movementPoints(state, unit), open, openEntries(state, unit));
