import { namedBits, type NameIn, type Seat, truth, unknown } from '@impulse/engine';
import { makeStanding } from '../actions/action-numbers.js';
import { standingRoom, type StandingOrders } from '../actions/actions.js';
import { type Context, grid, hexCount, unitCount } from '../context.js';
import { sideIds, type SideId, weathers } from '../data/types.js';
import { hasSecrets, knows, knownFlags, knowsMarks } from '../knowledge/knowledge.js';
import { rulesVersion } from '../rules/numbers.js';
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
  LED,
  LOST,
  MOVED,
  NONE,
  OFF_MAP,
  RELEASED_FORTRESS,
  RELEASED_TOWNS,
  RESOLVED,
  RIGHT_BANK,
  ROUTS,
  SHAKEN,
  SHELLED,
  type State,
  steps,
  STOPPED,
  SUPPORTED,
  TARGET,
} from '../state.js';

/** Positions as readable JSON: the whole truth, or what one seat may know of it. */

type Known<T> = T | typeof unknown;

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
  /** Off the map: when and where it may come; left out where it is as in the data. */
  readonly due?: number;
  readonly entry?: string;
}

export interface MarkPosition {
  readonly flags?: readonly MarkName[];
  readonly routs?: number;
  readonly eliminations?: number;
}

type BySide<T> = Readonly<Record<SideId, T>>;
type ByPool<T> = Readonly<Record<'soviet' | 'german' | 'fortress', T>>;

export const positionFormat = 'impulse-white-death-position-1';
export const poolNames = ['soviet', 'german', 'fortress'] as const;
export const lossNames = ['soviet', 'sovietAfv', 'german', 'germanAfv'] as const;
export const fliegerNames = ['open', 'battalion', 'division', 'answered'] as const;

export interface Position {
  readonly format: typeof positionFormat;
  readonly game: 'white-death';
  readonly rules: string;
  readonly dataHash: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly weather: string;
  readonly step: string;
  readonly side: string | null;
  readonly active: string | null;
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
  readonly focus: string | null;
  readonly standing: BySide<Known<Partial<StandingOrders>>>;
  /** By hex: strength left of bunkers, kind of bridge (2: permanent), holder of an objective. */
  readonly bunkers: Readonly<Record<string, number>>;
  readonly garrisons: readonly string[];
  readonly bridges: Readonly<Record<string, number>>;
  readonly holders: Readonly<Record<string, string>>;
  /** By id; `?` for a unit somewhere on the map that the seat cannot see. Lost units are left out. */
  readonly units: Readonly<Record<string, Known<UnitPosition>>>;
  readonly lost: readonly string[];
  /** Stacks of two and more, from top to bottom. */
  readonly stacks: Readonly<Record<string, readonly string[]>>;
  readonly marks: Readonly<Record<string, MarkPosition>>;
}

/** Who looks: no seat is the whole truth; -1 an observer. */
export const viewerOf = (seat: Seat): number => sideIds.indexOf(seat as SideId);
/** Stands for the whole truth. */
export const EVERYTHING = 2;

/** Objective hexes, in the order of `holders`. */
export function objectiveHexes(context: Context): readonly number[] {
  const extra = context.scenario.extras.towns?.hexes ?? [];
  return [...context.ground.city, ...extra.map((label) => grid.parse(label))];
}

/** The eyes with which a seat looks; without one, everything is seen, as by the seat of the whole truth. */
export const eyesOf = (state: State, seat: Seat = truth): number =>
  seat === truth || !hasSecrets(state) ? EVERYTHING : viewerOf(seat);

export function makePosition(state: State, seat?: Seat): Position {
  const viewer = eyesOf(state, seat);
  return {
    ...makeHeading(state, viewer),
    ...makeMapFacts(state),
    ...makeUnits(state, viewer),
    stacks: makeStacks(state, viewer),
    marks: makeMarks(state, viewer),
  };
}

type MapFacts = Pick<Position, 'bunkers' | 'garrisons' | 'bridges' | 'holders'>;
type Heading = Omit<Position, keyof MapFacts | 'units' | 'lost' | 'stacks' | 'marks'>;

/** Time, points, pools and orders: what the cells before `bunkers` decide. */
export function makeHeading(state: State, viewer: number): Heading {
  const { context } = state;
  return {
    format: positionFormat,
    game: 'white-death',
    rules: rulesVersion,
    dataHash: context.dataHash,
    scenario: context.scenarioId,
    options: context.options,
    turn: state.turn,
    weather: weathers[state.weather],
    step: steps[state.step],
    side: sideIds[state.deciding] ?? null,
    active: sideIds[state.active] ?? null,
    points: bySide(state.points),
    impulse: state.impulse,
    impulses: bySide(state.impulses),
    passes: state.passes,
    supply: byPool(state.supply),
    paid: byPool(state.paid),
    intensity: byPool(state.intensity),
    avoidsIsolation: state.avoidsIsolation === 1,
    replacements: bySide(state.replacements),
    repairs: bySide(state.repairs),
    refit: context.formations[state.refit]?.id ?? null,
    railed: { soviet: railedOf(state, 0, viewer), german: railedOf(state, 1, viewer) },
    released: {
      towns: (state.released & RELEASED_TOWNS) !== 0,
      fortress: (state.released & RELEASED_FORTRESS) !== 0,
    },
    flieger: fliegerNames[state.flieger],
    freshThaw: state.freshThaw === 1,
    losses: Object.fromEntries(lossNames.map((name, index) => [name, state.losses[index]])) as Position['losses'],
    bunkersLost: state.bunkersLost,
    railTowns: state.railTowns,
    focus: grid.labels[state.focusHex] ?? null,
    standing: { soviet: standingOf(state, 0, viewer), german: standingOf(state, 1, viewer) },
  };
}

/** What stands on the map besides units: what the cells from `bunkers` up to `hexOf` decide. */
export function makeMapFacts(state: State): MapFacts {
  const { context } = state;
  const { ground } = context;
  return {
    bunkers: byHex(ground.city, state.bunkers),
    garrisons: ground.garrisons.filter((_, index) => state.garrisons[index] === 1).map((hex) => grid.labels[hex]),
    bridges: byHex(ground.riverHexes, state.bridges),
    holders: Object.fromEntries(
      objectiveHexes(context).map((hex, index) => [grid.labels[hex], sideIds[state.holders[index]]]),
    ),
  };
}

const bySide = (values: Int16Array): BySide<number> => ({ soviet: values[0], german: values[1] });
const byPool = (values: Int16Array): ByPool<number> => ({
  soviet: values[0],
  german: values[1],
  fortress: values[2],
});

/** Only where there is something. */
function byHex(hexes: readonly number[], values: Int16Array): Record<string, number> {
  const map: Record<string, number> = {};
  for (const [index, hex] of hexes.entries()) if (values[index] !== 0) map[grid.labels[hex]] = values[index];
  return map;
}

export const isOwn = (side: number, viewer: number): boolean => viewer === side || viewer === EVERYTHING;

const railedOf = (state: State, side: number, viewer: number): Known<number> =>
  isOwn(side, viewer) ? state.railed[side] : unknown;

const standingOf = (state: State, side: number, viewer: number): Known<Partial<StandingOrders>> =>
  isOwn(side, viewer) ? makeStanding(state.standing, side * standingRoom) : unknown;

export const isKnown = (state: State, viewer: number, unit: number): boolean =>
  viewer === EVERYTHING || knows(state, viewer, unit);

function makeUnits(state: State, viewer: number): Pick<Position, 'units' | 'lost'> {
  const { unitIds } = state.context;
  const units: Record<string, Known<UnitPosition>> = {};
  const lost: string[] = [];
  for (let unit = 0; unit < unitCount; unit++) {
    const id = unitIds[unit];
    if (state.hexOf[unit] === LOST) lost.push(id);
    else units[id] = isKnown(state, viewer, unit) ? unitPosition(state, unit, viewer) : unknown;
  }
  return { units, lost };
}

export function unitPosition(state: State, unit: number, viewer: number): UnitPosition {
  const { context } = state;
  const hex = state.hexOf[unit];
  const own = isOwn(context.side[unit], viewer);
  const position: { -readonly [K in keyof UnitPosition]: UnitPosition[K] } = {
    at: grid.labels[hex] ?? (hex === EXITED ? 'exited' : 'off'),
  };
  if (state.strength[unit] !== context.fullStrength[unit]) position.strength = state.strength[unit];
  if (own && state.spent[unit] !== 0) position.spent = state.spent[unit];
  const flags = own ? state.flags[unit] : knownFlags(state, viewer, unit);
  if (flags !== 0) position.flags = flagBits.read(flags);
  if (state.target[unit] !== NONE && (own || knowsMarks(state, viewer))) {
    position.target = grid.labels[state.target[unit]];
  }
  if (hex === OFF_MAP) {
    const { due } = context.units[unit];
    if (state.due[unit] !== (due?.turn ?? 0)) position.due = state.due[unit];
    const entry = context.data.entries[state.entry[unit]]?.id;
    if (entry !== undefined && entry !== due?.entry) position.entry = entry;
  }
  return position;
}

/** By hex: the order in which the units of stacks are found would tell which of them is on top of which. */
function makeStacks(state: State, viewer: number): Record<string, string[]> {
  const { top, below, context } = state;
  const stacks: Record<string, string[]> = {};
  for (let hex = 0; hex < hexCount; hex++) {
    const first = top[hex];
    if (first === NONE || below[first] === NONE) continue;
    const names: string[] = [];
    for (let unit = first; unit !== NONE; unit = below[unit]) {
      names.push(isKnown(state, viewer, unit) ? context.unitIds[unit] : unknown);
    }
    stacks[grid.labels[hex]] = names;
  }
  return stacks;
}

const countMask = 15;

export function makeMarks(state: State, viewer: number): Record<string, MarkPosition> {
  const marks: Record<string, MarkPosition> = {};
  if (viewer !== EVERYTHING && !knowsMarks(state, viewer)) return marks;
  for (let hex = 0; hex < hexCount; hex++) {
    const value = state.marks[hex];
    if (value === 0) continue;
    const flags = markBits.read(value);
    const routs = Math.trunc(value / ROUTS) & countMask;
    const eliminations = Math.trunc(value / ELIMINATIONS) & countMask;
    marks[grid.labels[hex]] = {
      ...(flags.length > 0 ? { flags } : {}),
      ...(routs > 0 ? { routs } : {}),
      ...(eliminations > 0 ? { eliminations } : {}),
    };
  }
  return marks;
}
