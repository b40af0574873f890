import {
  type BattlePosition,
  EVERYTHING,
  isOwn,
  type Known,
  namedBits,
  type NameIn,
  OBSERVER,
  type PositionParts,
  positionsFrom,
  type Seat,
  unknown,
  viewerIn,
} from '@impulse/engine';
import type { StandingOrders } from '../actions/actions.js';
import { grid, unitCount } from '../context.js';
import { sideIds, type SideId } from '../data/types.js';
import { hasSecrets, isDeclared, isInFight, knows, knownFlags, knowsMarks } from '../knowledge/knowledge.js';
import { nextMarked } from '../marked-hexes.js';
import { isBeingPlaced } from '../rules/turn/placing.js';
import {
  ASSAULTED,
  BANK_FREE,
  BARRAGED,
  BUILT,
  DEFENDED,
  DEPLOYED,
  ELIMINATIONS,
  EXITED,
  FIRED_AT,
  HELD,
  LED,
  LOST,
  MOVED,
  NONE,
  OFF_MAP,
  RESOLVED,
  RIGHT_BANK,
  ROUTS,
  SHAKEN,
  SHELLED,
  type State,
  stateFields,
  STEP,
  STOPPED,
  SUPPORTED,
  TARGET,
} from '../state.js';
import { type fliegerNames, heading, type PositionHeading, type positionFormat } from './heading.js';

/** Positions as readable JSON: the whole truth, or what one seat may know of it. */

export const flagBits = namedBits({
  deployed: DEPLOYED,
  built: BUILT,
  'right-bank': RIGHT_BANK,
  'bank-free': BANK_FREE,
  stopped: STOPPED,
  moved: MOVED,
  led: LED,
  barraged: BARRAGED,
  supported: SUPPORTED,
  shaken: SHAKEN,
  assaulted: ASSAULTED,
  'fired-at': FIRED_AT,
  held: HELD,
});
export type FlagName = NameIn<typeof flagBits>;
export const markBits = namedBits({ target: TARGET, defended: DEFENDED, resolved: RESOLVED, shelled: SHELLED });
export type MarkName = NameIn<typeof markBits>;

export interface UnitPosition {
  /** A hex, `off`, or `exited` (ruling 102); lost units are listed apart. */
  readonly at: string;
  /** Left out at full strength. */
  readonly strength?: number;
  /** Twelfths of a movement point. */
  readonly spent?: number;
  readonly flags?: readonly FlagName[];
  readonly target?: string;
  /** 11B2b: strength that barrages may still take of it in this phase; only after it has fled from one. */
  readonly barrageLimit?: number;
  /** Off the map: when and where it may come; left out where it is as in the data. */
  readonly due?: number;
  readonly entry?: string;
}

export interface MarkPosition {
  readonly flags?: readonly MarkName[];
  readonly routs?: number;
  readonly eliminations?: number;
}

export type BySide<T> = Readonly<Record<SideId, T>>;
export type ByPool<T> = Readonly<Record<'soviet' | 'german' | 'fortress', T>>;

export const poolNames = ['soviet', 'german', 'fortress'] as const;
export const lossNames = ['soviet', 'sovietAfv', 'german', 'germanAfv'] as const;

export interface Position extends BattlePosition<Known<UnitPosition>> {
  readonly format: typeof positionFormat;
  readonly game: 'white-death';
  readonly weather: string;
  readonly points: BySide<number>;
  readonly impulse: number;
  readonly impulses: BySide<number>;
  readonly passes: number;
  readonly supply: ByPool<number>;
  readonly paid: ByPool<number>;
  readonly intensity: ByPool<number>;
  readonly avoidsIsolation: boolean;
  readonly replacements: BySide<number>;
  readonly repairs: BySide<number>;
  readonly refit: string | null;
  /** By strength, which would tell of those who went by rail unseen. */
  readonly railed: BySide<Known<number>>;
  readonly released: { readonly towns: boolean; readonly fortress: boolean };
  readonly flieger: (typeof fliegerNames)[number];
  readonly freshThaw: boolean;
  readonly losses: Readonly<Record<(typeof lossNames)[number], number>>;
  readonly bunkersLost: number;
  readonly railTowns: number;
  readonly standing: BySide<Known<Partial<StandingOrders>>>;
  /** By hex: strength left of bunkers, kind of bridge (2: permanent), holder of an objective. */
  readonly bunkers: Readonly<Record<string, number>>;
  readonly garrisons: readonly string[];
  readonly bridges: Readonly<Record<string, number>>;
  readonly holders: Readonly<Record<string, string>>;
  readonly marks: Readonly<Record<string, MarkPosition>>;
}

/** The number of the side that sits there; -1 for an observer. */
export const viewerOf = (seat: Seat): number => viewerIn(sideIds, seat);

/** With whose eyes a seat looks at a state: when nothing is secret any more, everybody sees everything. */
export const eyesOf = (state: State, seat: Seat | undefined): number =>
  hasSecrets(state) ? viewerIn(sideIds, seat) : EVERYTHING;

/** Flags of a unit that the viewer can see. */
export const flagsSeen = (state: State, unit: number, viewer: number): number =>
  isOwn(state.context.side[unit], viewer) ? state.flags[unit] : knownFlags(state, viewer, unit);

function unitPosition(state: State, unit: number, viewer: number): Known<UnitPosition> {
  if (!knows(state, viewer, unit)) return unknown;
  const { context } = state;
  const hex = state.hexOf[unit];
  const own = isOwn(context.side[unit], viewer);
  const position: { -readonly [K in keyof UnitPosition]: UnitPosition[K] } = {
    at: grid.labels[hex] ?? (hex === EXITED ? 'exited' : 'off'),
  };
  if (state.strength[unit] !== context.fullStrength[unit]) position.strength = state.strength[unit];
  if (own && state.spent[unit] !== 0) position.spent = state.spent[unit];
  const flags = flagsSeen(state, unit, viewer);
  if (flags !== 0) position.flags = flagBits.read(flags);
  if (state.target[unit] !== NONE && (own || knowsMarks(state, viewer))) {
    position.target = grid.labels[state.target[unit]];
  }
  if (state.barrageLimit[unit] !== 0) position.barrageLimit = state.barrageLimit[unit] - 1;
  if (hex === OFF_MAP) {
    const { due } = context.units[unit];
    if (state.due[unit] !== (due?.turn ?? 0)) position.due = state.due[unit];
    const entry = context.data.entries[state.entry[unit]]?.id;
    if (entry !== undefined && entry !== due?.entry) position.entry = entry;
  }
  return position;
}

const countMask = 15;

const noMarks: Pick<Position, 'marks'> = { marks: {} };

function makeMarks(state: State): Pick<Position, 'marks'> {
  const first = nextMarked(state);
  if (first === NONE) return noMarks;
  const marks: Record<string, MarkPosition> = {};
  for (let hex = first; hex !== NONE; hex = nextMarked(state, hex + 1)) {
    const value = state.marks[hex];
    const flags = markBits.read(value);
    const routs = Math.trunc(value / ROUTS) & countMask;
    const eliminations = Math.trunc(value / ELIMINATIONS) & countMask;
    marks[grid.labels[hex]] = {
      ...(flags.length > 0 ? { flags } : {}),
      ...(routs > 0 ? { routs } : {}),
      ...(eliminations > 0 ? { eliminations } : {}),
    };
  }
  return { marks };
}

export const positionParts: PositionParts<State, PositionHeading, Known<UnitPosition>, Pick<Position, 'marks'>> = {
  offsets: stateFields.offsets,
  labels: grid.labels,
  lost: LOST,
  // When nothing is secret any more everybody sees everything.
  viewer: eyesOf,
  heading,
  unit: unitPosition,
  knows: (state, unit, viewer) => knows(state, viewer, unit),
  mayHide: ({ context: { firstUnit, endUnit } }, viewer) =>
    viewer === OBSERVER
      ? [0, unitCount]
      : viewer === EVERYTHING
        ? [0, 0]
        : [firstUnit[1 - viewer], endUnit[1 - viewer]],
  // Declarations are open or not, to one side or to both; whoever sets up has not shown anything yet.
  openness: (state) =>
    state.step === STEP.setup ? -1 - state.deciding : (state.active + 1) * 2 + (isDeclared(state) ? 1 : 0),
  heedsOpenness: (state, unit) => isInFight(state, unit) || isBeingPlaced(state, unit),
  rest: makeMarks,
  noRest: noMarks,
  knowsRest: knowsMarks,
};

/** The position as a seat may know it; without a seat, the whole truth. */
export const makePosition: (state: State, seat?: Seat) => Position = positionsFrom(positionParts);
