import { NONE, numbered, type Placed, pullUnit, pushUnit, stateKind, type StateOf } from '@impulse/engine';
import { type Context, groundCount, hexCount, unitCount } from './context.js';
import { around, cellBit, cellOf, readRow, rowCells, rowCount, rowOf, writeRow } from './rows.js';

/** The state of a Totensonntag battle, and the few primitives that keep stacks and zones of control true. */

export const stateFields = stateKind({
  turn: 1,
  couplet: 1,
  /** What is being decided; see `steps`. */
  step: 1,
  /** The side that owes the decision. */
  deciding: 1,
  /** The side whose impulse it is. */
  active: 1,
  /** The side with the first impulse of the couplet. */
  first: 1,
  /** 0 in the first impulse of a couplet, 1 in the second. */
  impulse: 1,
  /** Activation numbers of this couplet (0: not known yet), of the couplet before, and the dice rolled for them. */
  an: 2,
  previousAn: 2,
  rolled: 2,
  /** What a side has settled about its number: see `PENDING` and the following. */
  settled: 2,
  /** Who holds each objective. */
  control: 3,
  exitedStrength: 1,
  /** 3.3: Panzer III battalions entered this impulse, and bonuses spent on other entering units. */
  panzersEntered: 1,
  entryBonuses: 1,
  /** The hex just emptied (advance) or under fire (barrage), and the barraging unit. */
  focusHex: 1,
  focusUnit: 1,
  /** Hex of each unit, or OFF_MAP, LOST, EXITED. */
  hexOf: unitCount,
  hits: unitCount,
  /** What a unit has done in this impulse, as bits. */
  flags: unitCount,
  /** Neighbours attacked by assault or overrun this impulse, a bit for each direction, for the advance (7.3). */
  attacked: unitCount,
  /** 7.6: attacks supported this impulse. */
  supports: unitCount,
  /** Movement points left after an overrun. */
  pointsLeft: unitCount,
  /** Next unit down in the stack, or NONE. */
  below: unitCount,
  /** Top unit of each hex, or NONE. */
  top: hexCount,
  /** The hexes a side occupies, and its zones of control (5.0): sets of hexes (rows.ts), those of the DAK first. */
  stands: 2 * rowCells,
  zones: 2 * rowCells,
});

export type State = StateOf<typeof stateFields.spec> & Placed<Context>;

export { NONE, stackOf, stackSize } from '@impulse/engine';
export const OFF_MAP = -1;
export const LOST = -2;
export const EXITED = -3;

export const steps = [
  'setup',
  'choose-an',
  'adjust-an',
  'air-plan',
  'air-strike',
  'impulse',
  'barrage-target',
  'advance',
  'excess',
  'night',
  'over',
] as const;
export type StepId = (typeof steps)[number];
export const STEP = numbered(steps);

/** `settled`: nothing yet, will roll, has chosen, or has had the chance to adjust. */
export const PENDING = 0;
export const ROLLS = 1;
export const CHOSE = 2;
export const ADJUSTED = 3;

/** `flags`. */
export const MOVED = 1;
export const ASSAULTED = 2;
export const OVERRAN = 4;
export const BARRAGED = 8;
export const SUPPORTED = 16;
export const ADVANCED = 32;
/** Was stacked with a Panzer III when the impulse began (3.3). */
export const COMBINED = 64;
/** Found by the range-in of the barrage under way (7.4). */
export const RANGED = 128;
/** Chose not to advance into the hex just emptied. */
export const STAYED = 256;
/** Has had its recovery rolls this night (8.1). */
export const RECOVERED = 512;
/** An aircraft that has flown, or has been kept back, this couplet (7.7). */
export const FLOWN = 1024;

/** Any of these, and the unit has used its action of the impulse (3.2). */
export const ACTED = MOVED | ASSAULTED | OVERRAN | BARRAGED | SUPPORTED;

export const stackLimit = 3;

export function newState(context: Context): State {
  const state = stateFields.create(context);
  state.hexOf.fill(OFF_MAP);
  state.below.fill(NONE);
  state.top.fill(NONE);
  return state;
}

export const cloneState = (state: State): State => stateFields.clone(state);

export const isGround = (unit: number): boolean => unit < groundCount;

/** Strength points a unit has left (1.1). */
export function strengthLeft(state: State, unit: number): number {
  return state.context.strength[unit] - state.hits[unit];
}

/** The side that occupies a hex, or -1. */
export function holder(state: State, hex: number): number {
  const unit = state.top[hex];
  return unit === NONE ? -1 : state.context.side[unit];
}

/** 5.0: is this hex in a zone of control of the other side? */
export function inEnemyZoc(state: State, side: number, hex: number): boolean {
  return (state.zones[(1 - side) * rowCells + cellOf[hex]] & cellBit[hex]) !== 0;
}

/** Puts a ground unit on top of the stack in a hex (ruling 28: a new arrival is on top until its owner says otherwise). */
export function putUnit(state: State, unit: number, hex: number): void {
  if (state.top[hex] === NONE) turnStand(state, state.context.side[unit], hex);
  pushUnit(state, unit, hex);
}

/** Takes a ground unit off the map, to `place` (OFF_MAP, LOST or EXITED) or on its way to another hex. */
export function liftUnit(state: State, unit: number, place: number): void {
  const hex = state.hexOf[unit];
  pullUnit(state, unit, place);
  // Directions are those from the hex it leaves.
  state.attacked[unit] = 0;
  if (state.top[hex] === NONE) turnStand(state, state.context.side[unit], hex);
}

export function relocate(state: State, unit: number, hex: number): void {
  liftUnit(state, unit, OFF_MAP);
  putUnit(state, unit, hex);
}

/** A side has come to occupy a hex, or no longer does; 5.0: its zone is what is adjacent. */
function turnStand(state: State, side: number, hex: number): void {
  const { stands, zones } = state;
  const start = side * rowCells;
  stands[start + cellOf[hex]] ^= cellBit[hex];
  const first = Math.max(0, rowOf[hex] - 1);
  const last = Math.min(rowCount - 1, rowOf[hex] + 1);
  let below = first > 0 ? readRow(stands, start, first - 1) : 0;
  let own = readRow(stands, start, first);
  for (let row = first; row <= last; row++) {
    const above = row < rowCount - 1 ? readRow(stands, start, row + 1) : 0;
    writeRow(zones, start, row, around(row, own, below, above));
    below = own;
    own = above;
  }
}
