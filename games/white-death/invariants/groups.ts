import type { Random } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { Order } from '../actions/actions.js';
import { grid, hexCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { whiteDeath } from '../game.js';
import { assaultedInto } from '../rules/assault/advance.js';
import { checkEnters, entryHexes, entryPoints } from '../rules/forces/reinforcements.js';
import { pointsLeft } from '../rules/movement/may-move.js';
import { findEntryReach, findReach, type Reach, writePath } from '../rules/movement/reach.js';
import { holder, NONE, OFF_MAP, stackOf, type State, STEP } from '../state.js';

/** Ruling 110: units that go together, as players tick them; such actions are accepted, but not listed. */

const tries = 6;

/** A legal action of several units, or null when luck finds none. */
export function composeGroup(state: State, random: Random): Action | null {
  for (let i = 0; i < tries; i++) {
    const action = state.step === STEP.advance ? someAdvance(state, random) : someMarch(state, random);
    if (action && whiteDeath.refuse(state, sideIds[state.deciding], action) === null) return action;
  }
  return null;
}

export const isGroup = (action: Action): boolean =>
  'with' in action && action.with !== undefined && action.with.length > 0;

function someAdvance(state: State, random: Random): Action | null {
  const ids = ticked(
    state,
    unitsOf(state).filter((unit) => assaultedInto(state, unit, state.focusHex)),
    random,
  );
  if (ids.length < 2) return null;
  const [unit, ...others] = ids;
  return { type: 'advance', unit, hex: grid.labels[state.focusHex], with: others };
}

function someMarch(state: State, random: Random): Action | null {
  if (state.step !== STEP.movement) return null;
  const waiting = random.below(4) === 0 ? unitsOf(state).filter((unit) => checkEnters(state, unit) === null) : [];
  const units = waiting.length > 1 ? sameEntry(state, waiting, random) : someStack(state, random);
  const ids = ticked(state, units, random);
  if (ids.length < 2) return null;
  const [unit, ...others] = ids;
  const path = somePath(state, units[random.below(units.length)], random);
  return path && { type: state.hexOf[units[0]] === OFF_MAP ? 'enter' : 'move', unit, path, with: others };
}

function unitsOf({ context, deciding }: State): number[] {
  const first = context.firstUnit[deciding];
  return Array.from({ length: context.endUnit[deciding] - first }, (_, i) => first + i);
}

function sameEntry(state: State, waiting: readonly number[], random: Random): number[] {
  const area = state.entry[waiting[random.below(waiting.length)]];
  return waiting.filter((unit) => state.entry[unit] === area);
}

/** The units of some stack of the deciding side. */
function someStack(state: State, random: Random): number[] {
  const from = random.below(hexCount);
  for (let i = 0; i < hexCount; i++) {
    const hex = (from + i) % hexCount;
    if (holder(state, hex) === state.deciding && state.below[state.top[hex]] !== NONE) return stackOf(state, hex);
  }
  return [];
}

/** All of them, or some, in some order. */
function ticked(state: State, units: readonly number[], random: Random): string[] {
  const all = random.below(2) === 0 && units.length < 10;
  const order = units.map((unit) => ({ unit, at: random.below(1000) })).toSorted((a, b) => a.at - b.at);
  return order.slice(0, all ? units.length : 2 + random.below(3)).map(({ unit }) => state.context.unitIds[unit]);
}

const order = new Order();

function somePath(state: State, unit: number, random: Random): string[] | null {
  const reach = reachOf(state, unit);
  if (reach.count === 0) return null;
  writePath(reach, reach.nodes[random.below(reach.count)], order);
  return Array.from(order.path.subarray(0, order.steps), (hex) => grid.labels[hex]);
}

const reachOf = (state: State, unit: number): Reach =>
  state.hexOf[unit] === OFF_MAP
    ? findEntryReach(state, unit, entryPoints(state), entryHexes(state, unit))
    : findReach(state, unit, pointsLeft(state, unit));
