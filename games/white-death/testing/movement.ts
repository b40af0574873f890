import { ActionCodes, checkedDice, type Log, type LogEvent, scriptedDice } from '@impulse/engine';
import { makeAction, readAction } from '../actions/action-numbers.js';
import { type Action, Order } from '../actions/actions.js';
import { grid } from '../context.js';
import { headHex, headKind, headValue } from '../actions/packing.js';
import { playOrder } from '../play.js';
import { refuseOrder } from '../refuse.js';
import { cloneState, POINT, type State } from '../state.js';
import { setting, unitOf } from './setting.js';
import { unpack } from '../actions/unpack.js';
import { listMoves } from '../rules/movement/movement.js';
import { listRails } from '../rules/movement/rail.js';
import { listEntries } from '../rules/forces/reinforcements.js';
import { tailCost } from '../rules/movement/reach-codes.js';

/** Asks and plays the actions of the movement phase in tests of its rules. */

const order = new Order();

/** Why this cannot be done, as `rule reason` or `rule reason hex`; undefined when it can. */
export function whyNot(state: State, action: Action): string | undefined {
  readAction(state.context, action, order);
  const refusal = refuseOrder(state, state.deciding, order);
  return refusal ? `${refusal.rule} ${refusal.reason}` : undefined;
}

/** The hex that a refusal names. */
export function whereBroken(state: State, action: Action): unknown {
  readAction(state.context, action, order);
  return refuseOrder(state, state.deciding, order)?.detail?.['hex'];
}

/** Plays a legal action with these dice, which must be exactly used up, and returns what happened. */
export function act(state: State, action: Action, ...dice: readonly number[]): LogEvent[] {
  const refusal = whyNot(state, action);
  if (refusal) throw new Error(`Refused: ${refusal}`);
  const source = scriptedDice(dice);
  const checked = checkedDice(source);
  const log: Log = [];
  checked.begin(0);
  readAction(state.context, action, order);
  playOrder(state, order, checked, log);
  if (source.remaining !== 0) throw new Error(`${source.remaining} dice were not drawn`);
  return log;
}

/** The same on a copy, leaving the state as it was. */
export function tryOut(state: State, action: Action, ...dice: readonly number[]): State {
  const copy = cloneState(state);
  act(copy, action, ...dice);
  return copy;
}

export const move = (unit: string, ...path: readonly string[]): Action => ({ type: 'move', unit, path });
export const lead = (unit: string, path: readonly string[], ...others: readonly string[]): Action => ({
  type: 'move',
  unit,
  path,
  with: others,
});
export const rail = (unit: string, ...path: readonly string[]): Action => ({ type: 'rail', unit, path });
export const enter = (unit: string, ...path: readonly string[]): Action => ({ type: 'enter', unit, path });

export const areaOf = (state: State, id: string): number => state.context.ground.entryNumber.get(id)!;

/** A unit off the map that is due in some turn, in a side's second impulse of turn 3. */
export function waiting(id: string, area: string, due = 3, units: Readonly<Record<string, string>> = {}): State {
  const state = setting({ side: /^\d+(rb|rd|mech|tb|ski|grd|est)|^army/.test(id) ? 'soviet' : 'german', units });
  const unit = unitOf(state, id);
  state.impulses[state.deciding] = 2;
  state.due[unit] = due;
  state.entry[unit] = areaOf(state, area);
  return state;
}

/** Movement points a unit has spent this impulse. */
export const pointsSpent = (state: State, id: string): number => state.spent[unitOf(state, id)] / POINT;

/** What a path costs, in movement points. */
export const priceOf = (state: State, unit: string, ...path: readonly string[]): number =>
  pointsSpent(tryOut(state, move(unit, ...path)), unit);

const listers = { move: listMoves, enter: listEntries, rail: listRails } as const;

/** The listed actions of one kind, in full. */
export function listed(state: State, kind: keyof typeof listers, unit: string): Action[] {
  const codes = new ActionCodes();
  listers[kind](state, unitOf(state, unit), codes);
  return Array.from({ length: codes.length }, (_, index) => {
    const one = new Order();
    unpack(state, codes.head(index), codes.tail(index), one);
    return makeAction(state.context, one);
  });
}

/** Hexes in which listed actions of one kind end. */
export function ends(state: State, kind: keyof typeof listers, unit: string): string[] {
  const codes = new ActionCodes();
  listers[kind](state, unitOf(state, unit), codes);
  const hexes = Array.from({ length: codes.length }, (_, index) => grid.labels[headHex(codes.head(index))]);
  return [...new Set(hexes)].toSorted();
}

/** Each listed move: its end, what it costs in twelfths, whether it leads others, and the action itself. */
export function moveList(state: State, unit: string) {
  const codes = new ActionCodes();
  listMoves(state, unitOf(state, unit), codes);
  return Array.from({ length: codes.length }, (_, index) => {
    const head = codes.head(index);
    return {
      kind: headKind(head),
      end: headHex(head),
      cost: tailCost(codes.tail(index)),
      leads: headValue(head) === 1,
      head,
      tail: codes.tail(index),
      get action(): Action {
        const one = new Order();
        unpack(state, codes.head(index), codes.tail(index), one);
        return makeAction(state.context, one);
      },
    };
  });
}
