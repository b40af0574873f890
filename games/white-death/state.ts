import { NONE, numbered, type Placed, pullUnit, pushUnit, stateKind, type StateOf } from '@impulse/engine';
import { type Context, grid, hexCount, unitCount } from './context.js';

/** The state of a White Death battle, and the few primitives that keep stacks and zones of control true. */

/** River hexes of the map, at most: bridges are kept per river hex. */
export const riverRoom = 112;
export const garrisonRoom = 24;
/** City hexes first (in the order of the data), then the other hexes whose holder counts for victory. */
export const objectiveRoom = 12;

export const stateFields = stateKind({
  turn: 1,
  weather: 1,
  /** What is being decided; see `steps`. */
  step: 1,
  /** The side that owes the decision, or NONE. */
  deciding: 1,
  /** The phasing side (5), or NONE. */
  active: 1,
  /** Movement points of the turn a side has left (of ten). */
  points: 2,
  /** Movement points of the impulse under way. */
  impulse: 1,
  /** Impulses a side has begun this turn. */
  impulses: 2,
  /** Ruling 5: passes in a row. */
  passes: 1,
  /** 15: supply points of the Soviets, the Germans outside and Velikiye Luki. */
  supply: 3,
  /** 15A: what the phasing side has paid from each pool this impulse (0 to 3: nothing, assault, barrage, rockets). */
  paid: 3,
  /** 15A4: 1 when the non-phasing side has paid for high intensity from that pool this impulse. */
  intensity: 3,
  /** 15D2: 1 while the fortress has paid to avoid isolation this turn. */
  avoidsIsolation: 1,
  /** 18: replacement points in hand, and AFV repairs left this turn. */
  replacements: 2,
  repairs: 2,
  /** 18: the formation off for refit, or NONE. */
  refit: 1,
  /** 8: strength points railed this turn. */
  railed: 2,
  /** 22: bits, see RELEASED_*. */
  released: 1,
  /** 17F: 0 not rolled, 1 one battalion, 2 the whole division, 3 the same and the Soviets have answered. */
  flieger: 1,
  /** 16B, ruling 36: 1 in the first turn of a thaw. */
  freshThaw: 1,
  /** Strength points eliminated: Soviet non-AFV, Soviet AFV, German non-AFV, German AFV. */
  losses: 4,
  bunkersLost: 1,
  /** End-of-impulse counts of trunk-railway towns held by the Soviets. */
  railTowns: 1,
  /** The hex being advanced into (9D). */
  focusHex: 1,
  /** Standing orders, `standingRoom` cells a side; see standing-orders. */
  standing: 16,
  /** 19: strength left of the bunker in each city hex. */
  bunkers: 8,
  /** 1 for each intrinsic garrison that is still there, in the order of the data. */
  garrisons: garrisonRoom,
  /** 20, by river hex (`context.riverIndex`): 0 no bridge, 1 a bridge, 2 one that cannot be destroyed. */
  bridges: riverRoom,
  /** The side that holds an objective hex. */
  holders: objectiveRoom,
  /** Hex of each unit, or OFF_MAP, LOST, EXITED. */
  hexOf: unitCount,
  strength: unitCount,
  /** Movement spent this impulse, in twelfths of a point. */
  spent: unitCount,
  /** Bits, see below. */
  flags: unitCount,
  /** The hex a unit assaults this impulse, or NONE. */
  target: unitCount,
  /** Turn in which, and entry area through which, a unit off the map may enter. */
  due: unitCount,
  entry: unitCount,
  /** 11B2b: what barrages may still take in this phase of a unit that has fled from one, and one more; otherwise 0. */
  barrageLimit: unitCount,
  /** Next unit down in the stack, or NONE. */
  below: unitCount,
  /** Top unit of each hex, or NONE. */
  top: hexCount,
  /** 3: how many adjacent stacks project a zone into a hex: Soviet ones in the low byte, German ones in the high. */
  zones: hexCount,
  /** Bits and counts of this impulse, see below. */
  marks: hexCount,
});

export type State = StateOf<typeof stateFields.spec> & Placed<Context>;

export { NONE, stackOf, stackSize } from '@impulse/engine';
export const OFF_MAP = -1;
export const LOST = -2;
/** Ruling 102: off the map for good, and not lost. */
export const EXITED = -3;

export const steps = [
  'setup',
  'isolation',
  'decision',
  'movement',
  'barrage',
  'defence',
  'assault',
  'advance',
  'over',
] as const;
export type StepId = (typeof steps)[number];
export const STEP = numbered(steps);

/** `supply`, `paid`, `intensity`: the pools. */
export const POOL_SOVIET = 0;
export const POOL_GERMAN = 1;
export const POOL_FORTRESS = 2;

/** `flags`. Those above KEPT are cleared when an impulse begins. */
export const DEPLOYED = 1;
/** 20B: has built its one bridge. */
export const BUILT = 2;
/** 16B: is on the right bank of a river hex (without it: the left). */
export const RIGHT_BANK = 4;
/** Ruling 36: caught in the river by the thaw, may leave on either side. */
export const BANK_FREE = 8;
export const KEPT = DEPLOYED | BUILT | RIGHT_BANK | BANK_FREE;
/** May not move any more this movement phase. */
export const STOPPED = 16;
export const MOVED = 32;
/** 21B: in an enemy zone with Brandenburgers who were not found out: may go on from this hex. */
export const LED = 64;
/** 11B1. */
export const BARRAGED = 128;
/** 11A1: fired support in this phase. */
export const SUPPORTED = 256;
/** 14B1, 14B2: failed its morale check: no defensive fire, no assault this impulse. */
export const SHAKEN = 512;
/** 9D: assaulted a hex, and may advance into it. */
export const ASSAULTED = 1024;

/** 9C3: fired at in the assault phase, and fled into another hex under assault, where it is not fired at again. */
export const FIRED_AT = 2048;
/** 21B: stopped by nothing but the zone of its hex, from which Brandenburgers may lead it on. */
export const HELD = 4096;

/** `marks`: a hex that is being assaulted; its defensive fire is done; its assault is resolved. */
export const TARGET = 1;
export const DEFENDED = 2;
export const RESOLVED = 4;
/** 14C4, 14C7: routs and eliminations in the hex this phase, in four bits each. */
export const ROUTS = 8;
export const ELIMINATIONS = 128;
/** 11B2c: barraged in this phase. */
export const SHELLED = 2048;

export const RELEASED_TOWNS = 1;
export const RELEASED_FORTRESS = 2;

export const POINT = 12;
export const pointsPerTurn = 10;

export function newState(context: Context): State {
  const state = stateFields.create(context);
  state.hexOf.fill(OFF_MAP);
  state.below.fill(NONE);
  state.top.fill(NONE);
  state.target.fill(NONE);
  state.active = NONE;
  state.refit = NONE;
  state.focusHex = NONE;
  return state;
}

export const cloneState = (state: State): State => stateFields.clone(state);

/** The side that occupies a hex, or NONE; an intrinsic garrison alone does not occupy it. */
export function holder(state: State, hex: number): number {
  const unit = state.top[hex];
  return unit === NONE ? NONE : state.context.side[unit];
}

export const sideShift = (side: number): number => side * 8;

/** 3: is this hex in a zone of control of that side's enemy? */
export const inEnemyZone = (state: State, side: number, hex: number): boolean =>
  ((state.zones[hex] >> sideShift(1 - side)) & 0xff) !== 0;

/** 3: every unit has a zone but an unstacked German weapons company. */
export function projects(state: State, hex: number): boolean {
  const top = state.top[hex];
  return top !== NONE && (state.below[top] !== NONE || state.context.zoneAlone[top] !== 0);
}

function changeZones(state: State, hex: number, side: number, change: number): void {
  const { neighbours } = grid;
  const step = change << sideShift(side);
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const near = neighbours[i];
    if (near >= 0) state.zones[near] += step;
  }
}

/** Puts a unit on top of the stack in a hex. */
export function putUnit(state: State, unit: number, hex: number): void {
  const before = projects(state, hex);
  pushUnit(state, unit, hex);
  state.due[unit] = 0;
  state.entry[unit] = 0;
  if (!before && projects(state, hex)) changeZones(state, hex, state.context.side[unit], 1);
}

/** 4C, ruling 66: a unit that joins a stack goes below its top counter, where the other side does not see it. */
export function joinStack(state: State, unit: number, hex: number): void {
  const top = state.top[hex];
  putUnit(state, unit, hex);
  if (top === NONE) return;
  state.below[unit] = state.below[top];
  state.below[top] = unit;
  state.top[hex] = top;
}

/** Takes a unit off the map, to `place` (OFF_MAP, LOST or EXITED) or on its way to another hex. */
export function liftUnit(state: State, unit: number, place: number): void {
  const hex = state.hexOf[unit];
  const before = projects(state, hex);
  pullUnit(state, unit, place);
  if (place < OFF_MAP) forget(state, unit);
  if (before && !projects(state, hex)) changeZones(state, hex, state.context.side[unit], -1);
}

/** Of a unit that is out of the battle nothing is kept but the strength that it took off the map. */
function forget(state: State, unit: number): void {
  if (state.hexOf[unit] === LOST) state.strength[unit] = 0;
  state.spent[unit] = 0;
  state.flags[unit] = 0;
  state.target[unit] = NONE;
  state.due[unit] = 0;
  state.entry[unit] = 0;
  state.barrageLimit[unit] = 0;
}

export function relocate(state: State, unit: number, hex: number): void {
  liftUnit(state, unit, OFF_MAP);
  joinStack(state, unit, hex);
}

/** 3: counts every zone anew, for a state whose stacks were written directly. */
export function countZones(state: State): void {
  state.zones.fill(0);
  for (let hex = 0; hex < hexCount; hex++) {
    if (projects(state, hex)) changeZones(state, hex, state.context.side[state.top[hex]], 1);
  }
}
