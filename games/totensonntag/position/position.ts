import {
  type BattlePosition,
  EVERYTHING,
  headingFrom,
  isOwn,
  type Known,
  namedBits,
  type NameIn,
  type PositionParts,
  positionsFrom,
  type Seat,
  unknown,
  type UnitsPosition,
  viewerIn,
} from '@impulse/engine';
import { CW, DAK, grid, groundCount, unitCount } from '../context.js';
import { sideIds } from '../data/types.js';
import { ALL, hiddenOf, NOTHING, NUMBER } from '../rules/turn/activation-numbers.js';
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
  OVERRAN,
  RANGED,
  RECOVERED,
  type State,
  stateFields,
  STAYED,
  STEP,
  steps,
  SUPPORTED,
} from '../state.js';

/** Positions as readable JSON: the whole truth, or what one seat may know of it. */

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

/** What a unit has suffered and done. */
export interface UnitCondition {
  readonly hits?: number;
  readonly flags?: readonly FlagName[];
  readonly supports?: number;
  readonly points?: number;
}

export interface UnitPosition extends UnitCondition {
  /** A hex, `off` or `exited`; `?` for an aircraft on a secret errand, of which only the hits are told. */
  readonly at: string;
  readonly attacked?: readonly string[];
}

export const positionFormat = 'impulse-totensonntag-position-2';

export interface Position extends BattlePosition<UnitPosition> {
  readonly format: typeof positionFormat;
  readonly game: 'totensonntag';
  readonly couplet: number;
  readonly first: string;
  readonly impulse: number;
  readonly numbers: Readonly<Record<'dak' | 'cw', NumberPosition>>;
  readonly control: Readonly<Record<string, string>>;
  readonly exited: number;
  readonly panzersEntered: number;
  readonly entryBonuses: number;
  /** The unit that fires at the focus. */
  readonly focusUnit: string | null;
  /** Lost units that had strength left, or had acted in this impulse. Nothing in play depends on it. */
  readonly lostWith: Readonly<Record<string, UnitCondition>>;
}

/** 2.1: is anything about an activation number secret from the other side? */
export const hidesNumbers = (state: State): boolean =>
  hiddenOf(state, DAK) !== NOTHING || hiddenOf(state, CW) !== NOTHING;

/** Aircraft destinations are secret until both sides have written theirs down (7.7). */
export const hidesFlights = (state: State): boolean => state.step === STEP['air-plan'];

export const hasSecrets = (state: State): boolean => hidesNumbers(state) || hidesFlights(state);

export type PositionHeading = Omit<Position, keyof UnitsPosition<UnitPosition> | 'lostWith'>;

const heading = headingFrom<State, PositionHeading, typeof stateFields.spec>(stateFields, {
  format: [[], () => positionFormat],
  game: [[], () => 'totensonntag'],
  rules: [[], () => rulesVersion],
  dataHash: [[], ({ context }) => context.dataHash],
  scenario: [[], ({ context }) => context.scenario],
  options: [[], ({ context }) => context.options],
  turn: [['turn'], (state) => state.turn],
  couplet: [['couplet'], (state) => state.couplet],
  step: [['step'], (state) => steps[state.step]],
  side: [['deciding'], (state) => sideIds[state.deciding] ?? null],
  active: [['active'], (state) => sideIds[state.active] ?? null],
  first: [['first'], (state) => sideIds[state.first]],
  impulse: [['impulse'], (state) => state.impulse],
  numbers: [
    ['step', 'an', 'previousAn', 'rolled', 'settled'],
    (state, viewer) => ({ dak: numberPosition(state, DAK, viewer), cw: numberPosition(state, CW, viewer) }),
  ],
  control: [['control'], controlPosition],
  exited: [['exitedStrength'], (state) => state.exitedStrength],
  panzersEntered: [['panzersEntered'], (state) => state.panzersEntered],
  entryBonuses: [['entryBonuses'], (state) => state.entryBonuses],
  focus: [['focusHex'], (state) => grid.labels[state.focusHex] ?? null],
  focusUnit: [['focusUnit'], (state) => state.context.unitIds[state.focusUnit] ?? null],
});

function controlPosition({ context: { objectives }, control }: State): Position['control'] {
  return Object.fromEntries(objectives.map(({ hex }, index) => [hex, sideIds[control[index]]]));
}

export function numberPosition(state: State, side: number, viewer: number): NumberPosition {
  const previous = state.previousAn[side];
  const hidden = isOwn(side, viewer) ? NOTHING : hiddenOf(state, side);
  if (hidden === ALL) return { an: unknown, rolled: unknown, settled: unknown, previous };
  return {
    an: hidden === NUMBER ? unknown : state.an[side],
    rolled: state.rolled[side],
    settled: settledNames[state.settled[side]],
    previous,
  };
}

/** With whose eyes a seat looks at a state: when nothing is secret, everybody sees everything. */
export const eyesOf = (state: State, seat: Seat | undefined): number =>
  hasSecrets(state) ? viewerIn(sideIds, seat) : EVERYTHING;

/** All but an aircraft whose errand the viewer may not know. */
export const knows = (state: State, unit: number, viewer: number): boolean =>
  unit < groundCount || !hidesFlights(state) || isOwn(state.context.side[unit], viewer) || state.hexOf[unit] === LOST;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

function unitPosition(state: State, unit: number, viewer: number): UnitPosition {
  const known = knows(state, unit, viewer);
  const position: Writable<UnitPosition> = { at: known ? placeName(state.hexOf[unit]) : unknown };
  if (state.hits[unit] !== 0) position.hits = state.hits[unit];
  if (known) tellDeeds(state, unit, position);
  if (state.attacked[unit] !== 0) position.attacked = attackedBy(state, unit);
  return position;
}

function tellDeeds(state: State, unit: number, into: Writable<UnitCondition>): void {
  if (state.flags[unit] !== 0) into.flags = flagBits.read(state.flags[unit]);
  if (state.supports[unit] !== 0) into.supports = state.supports[unit];
  if (state.pointsLeft[unit] !== 0) into.points = state.pointsLeft[unit];
}

export function attackedBy(state: State, unit: number): string[] {
  const attacked: string[] = [];
  for (let direction = 0; direction < 6; direction++) {
    if (state.attacked[unit] & (1 << direction))
      attacked.push(grid.labels[grid.neighbours[state.hexOf[unit] * 6 + direction]]);
  }
  return attacked;
}

const placeName = (place: number): string => grid.labels[place] ?? (place === EXITED ? 'exited' : 'off');

const nothingLeft: Pick<Position, 'lostWith'> = { lostWith: {} };

function makeLostWith(state: State): Pick<Position, 'lostWith'> {
  const { context, hexOf, hits } = state;
  let lostWith: Record<string, UnitCondition> | null = null;
  for (let unit = 0; unit < unitCount; unit++) {
    if (hexOf[unit] !== LOST) continue;
    const left = hits[unit] !== context.strength[unit];
    if (!left && (state.flags[unit] | state.supports[unit] | state.pointsLeft[unit]) === 0) continue;
    const condition: Writable<UnitCondition> = left ? { hits: hits[unit] } : {};
    tellDeeds(state, unit, condition);
    lostWith ??= {};
    lostWith[context.unitIds[unit]] = condition;
  }
  return lostWith ? { lostWith } : nothingLeft;
}

/** Aircraft are the last of all units. */
const aircraft = [groundCount, unitCount] as const;

export const positionParts: PositionParts<State, PositionHeading, UnitPosition, Pick<Position, 'lostWith'>> = {
  offsets: stateFields.offsets,
  labels: grid.labels,
  lost: LOST,
  viewer: eyesOf,
  heading,
  unit: unitPosition,
  knows,
  mayHide: () => aircraft,
  openness: (state) => (hidesFlights(state) ? 1 : 0),
  heedsOpenness: (_, unit) => unit >= groundCount,
  rest: makeLostWith,
  noRest: nothingLeft,
  knowsRest: () => true,
};

/** The position as a seat may know it; without a seat, the whole truth. */
export const makePosition: (state: State, seat?: Seat) => Position = positionsFrom(positionParts);
