import { ActionCodes, type Seat } from '@impulse/engine';
import { KIND } from '../../actions/actions.js';
import { headKind } from '../../actions/packing.js';
import { unitCount } from '../../context.js';
import { actors, listOf } from '../../legal.js';
import { checkMoves, pointsLeft } from '../../rules/movement/may-move.js';
import { findEntryReach, findReach, nodeHex, type Reach } from '../../rules/movement/reach.js';
import { checkEnters, entryHexes, entryPoints } from '../../rules/forces/reinforcements.js';
import { fitsWith, mayLeave } from '../../rules/stacking/stacking.js';
import { OFF_MAP, POINT, type State, STEP } from '../../state.js';
import { decides } from '../seats.js';

/** Who can still do something of its own in the step that is going on. */

const acting = new Int16Array(unitCount);
const codes = new ActionCodes();

export function readyUnits(state: State): number[] {
  const units = Array.from(acting.subarray(0, actors(state, acting)));
  // Before the battle those that stand somewhere could be moved; those that do not have to be.
  return state.step === STEP.setup ? units : units.filter((unit) => canAct(state, unit));
}

export const ready = (state: State, seat: Seat): string[] =>
  decides(state, seat) ? readyUnits(state).map((unit) => state.context.unitIds[unit]) : [];

/** Has this unit of the deciding side something new to do? Whoever can take a step is not asked for the rest. */
export function canAct(state: State, unit: number): boolean {
  return (state.step === STEP.movement && canStep(state, unit)) || hasListed(state, unit, isNew);
}

/** Taking an assault back is always open to whoever has declared it, and no reason to be asked again. */
const isNew = (kind: number): boolean => kind !== KIND['call-off'];

function hasListed(state: State, unit: number, isWanted: (kind: number) => boolean): boolean {
  listOf(state, unit, codes);
  for (let i = 0; i < codes.length; i++) if (isWanted(headKind(codes.head(i)))) return true;
  return false;
}

/** Can this unit of the deciding side, which is in its movement phase, move, enter or entrain? */
export function canGo(state: State, unit: number): boolean {
  return canStep(state, unit) || hasListed(state, unit, (kind) => goes.has(kind));
}

const goes: ReadonlySet<number> = new Set([KIND.move, KIND.enter, KIND.rail]);

/** Nearly everybody who can move at all can move for so little. */
const shortMarch = 2 * POINT;

function canStep(state: State, unit: number): boolean {
  const reach = state.hexOf[unit] === OFF_MAP ? shortEntry(state, unit) : shortReach(state, unit);
  if (!reach) return false;
  for (let i = 0; i < reach.count; i++) if (fitsWith(state, unit, nodeHex(reach.nodes[i]))) return true;
  return false;
}

function shortReach(state: State, unit: number): Reach | null {
  if (checkMoves(state, unit) || !mayLeave(state, unit)) return null;
  return findReach(state, unit, Math.min(shortMarch, pointsLeft(state, unit)));
}

function shortEntry(state: State, unit: number): Reach | null {
  if (checkEnters(state, unit)) return null;
  return findEntryReach(state, unit, Math.min(shortMarch, entryPoints(state)), entryHexes(state, unit));
}
