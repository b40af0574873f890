import { namedBits, type NameIn, type Seat, truth, unknown } from '@impulse/engine';
import { CW, DAK, grid, groundCount, unitCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { rulesVersion } from '../rules/numbers.js';
import {
  ADVANCED,
  ASSAULTED,
  BARRAGED,
  COMBINED,
  EXITED,
  FLOWN,
  LOST,
  MOVED,
  NONE,
  OFF_MAP,
  OVERRAN,
  RANGED,
  RECOVERED,
  stackOf,
  type State,
  STAYED,
  STEP,
  steps,
  SUPPORTED,
} from '../state.js';

/** Positions as readable JSON: the whole truth, or what one seat may know of it. */

type Known<T> = T | typeof unknown;

export const flagBits = namedBits({
  moved: MOVED,
  assaulted: ASSAULTED,
  overran: OVERRAN,
  barraged: BARRAGED,
  supported: SUPPORTED,
  advanced: ADVANCED,
  'combined-arms': COMBINED,
  'ranged-in': RANGED,
  stayed: STAYED,
  recovered: RECOVERED,
  flown: FLOWN,
});
export type FlagName = NameIn<typeof flagBits>;

export const settledNames = ['pending', 'rolls', 'chose', 'adjusted'] as const;

export interface NumberPosition {
  readonly an: Known<number>;
  readonly rolled: Known<number>;
  readonly settled: Known<(typeof settledNames)[number]>;
  readonly previous: number;
}

export interface UnitPosition {
  readonly id: string;
  /** A hex, `off`, `lost` or `exited`; aircraft on secret errands read `?`. */
  readonly at: string;
  readonly hits?: number;
  readonly flags?: Known<readonly FlagName[]>;
  readonly attacked?: readonly string[];
  readonly supports?: number;
  readonly points?: number;
}

export interface Position {
  readonly format: 'impulse-totensonntag-position-1';
  readonly game: 'totensonntag';
  readonly rules: string;
  readonly dataHash: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly couplet: number;
  readonly step: string;
  readonly side: string | null;
  readonly active: string | null;
  readonly first: string;
  readonly impulse: number;
  readonly numbers: Readonly<Record<'dak' | 'cw', NumberPosition>>;
  readonly control: Readonly<Record<string, string>>;
  readonly exited: number;
  readonly panzersEntered: number;
  readonly entryBonuses: number;
  readonly focus: { readonly hex: string | null; readonly unit: string | null };
  readonly units: readonly UnitPosition[];
  /** Stacks of two and more, from top to bottom. */
  readonly stacks: Readonly<Record<string, readonly string[]>>;
}

export const positionFormat = 'impulse-totensonntag-position-1';

/** Activation numbers are secret from the other side until both are final (2.1, rulings 12 and 65). */
export function hidesNumbers(state: State): boolean {
  return state.step === STEP['choose-an'] || state.step === STEP['adjust-an'];
}

/** Aircraft destinations are secret until both sides have written theirs down (7.7). */
export const hidesFlights = (state: State): boolean => state.step === STEP['air-plan'];

/** The position as a seat may know it; without a seat, the whole truth. */
export function makePosition(state: State, seat?: Seat): Position {
  const { context } = state;
  const units: UnitPosition[] = [];
  for (let unit = 0; unit < unitCount; unit++) units.push(unitPosition(state, unit, isSecret(state, unit, seat)));
  return {
    format: positionFormat,
    game: 'totensonntag',
    rules: rulesVersion,
    dataHash: context.dataHash,
    scenario: context.scenario,
    options: context.options,
    turn: state.turn,
    couplet: state.couplet,
    step: steps[state.step],
    side: sideIds[state.deciding] ?? null,
    active: sideIds[state.active] ?? null,
    first: sideIds[state.first],
    impulse: state.impulse,
    numbers: { dak: numberPosition(state, DAK, seat), cw: numberPosition(state, CW, seat) },
    control: Object.fromEntries(context.objectives.map(({ hex }, index) => [hex, sideIds[state.control[index]]])),
    exited: state.exitedStrength,
    panzersEntered: state.panzersEntered,
    entryBonuses: state.entryBonuses,
    focus: {
      hex: grid.labels[state.focusHex] ?? null,
      unit: context.unitIds[state.focusUnit] ?? null,
    },
    units,
    stacks: makeStacks(state),
  };
}

/** May this seat know what only this side knows? */
export const sharesWith = (seat: Seat | undefined, side: number): boolean =>
  seat === undefined || seat === truth || seat === sideIds[side];

export function numberPosition(state: State, side: number, seat: Seat | undefined): NumberPosition {
  const previous = state.previousAn[side];
  if (hidesNumbers(state) && !sharesWith(seat, side))
    return { an: unknown, rolled: unknown, settled: unknown, previous };
  return {
    an: state.an[side],
    rolled: state.rolled[side],
    settled: settledNames[state.settled[side]],
    previous,
  };
}

/** An aircraft whose errand the seat may not know. */
export function isSecret(state: State, unit: number, seat: Seat | undefined): boolean {
  if (unit < groundCount || !hidesFlights(state)) return false;
  return !sharesWith(seat, state.context.side[unit]) && state.hexOf[unit] !== LOST;
}

export function unitPosition(state: State, unit: number, secret: boolean): UnitPosition {
  const id = state.context.unitIds[unit];
  const hits = state.hits[unit];
  if (secret) return hits > 0 ? { id, at: unknown, hits, flags: unknown } : { id, at: unknown, flags: unknown };
  const position: { -readonly [K in keyof UnitPosition]: UnitPosition[K] } = { id, at: placeName(state.hexOf[unit]) };
  if (hits > 0) position.hits = hits;
  const flags = state.flags[unit];
  if (flags !== 0) position.flags = flagBits.read(flags);
  if (state.attacked[unit] !== 0) position.attacked = attackedBy(state, unit);
  if (state.supports[unit] !== 0) position.supports = state.supports[unit];
  if (state.pointsLeft[unit] !== 0) position.points = state.pointsLeft[unit];
  return position;
}

export function attackedBy(state: State, unit: number): string[] {
  const attacked: string[] = [];
  for (let direction = 0; direction < 6; direction++) {
    if (state.attacked[unit] & (1 << direction))
      attacked.push(grid.labels[grid.neighbours[state.hexOf[unit] * 6 + direction]]);
  }
  return attacked;
}

const placeNames = { [OFF_MAP]: 'off', [LOST]: 'lost', [EXITED]: 'exited' } as Readonly<Record<number, string>>;
export const placeName = (place: number): string => (place >= 0 ? grid.labels[place] : placeNames[place]);

function makeStacks(state: State): Record<string, string[]> {
  const stacks: Record<string, string[]> = {};
  for (let unit = 0; unit < groundCount; unit++) {
    const hex = state.hexOf[unit];
    if (hex < 0 || state.top[hex] !== unit || state.below[unit] === NONE) continue;
    stacks[grid.labels[hex]] = stackOf(state, hex).map((one) => state.context.unitIds[one]);
  }
  return stacks;
}
