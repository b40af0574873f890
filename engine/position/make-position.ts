import { type Seat, unknown } from '../game.js';
import type { Stacks } from '../state/stacks.js';
import { type Cells, NONE, type Placed } from '../state/state.js';
import { dictionary } from '../reading/dictionary.js';
import type { HeadingParts } from './heading.js';
import type { UnitsPosition } from './position.js';

/** A state whose units can be told of in a position. */
export type ToldState = Cells & Stacks & Placed<{ readonly unitIds: readonly string[] }>;

/**
 * How a battle writes its positions, piece by piece. The cells of its states are those of the heading, then those of
 * the units, field by field from `hexOf` to `below`, then those of the hexes, with `top` first.
 */
export interface PositionParts<S extends ToldState, Heading extends object, Unit, Rest extends object> {
  readonly offsets: {
    readonly hexOf: number;
    readonly below: number;
    readonly top: number;
    /** Marks of hexes, where there are any: they may decide what is known of the units in a hex, and stand in the rest. */
    readonly marks?: number;
  };
  readonly labels: readonly string[];
  /** The place of lost units. */
  readonly lost: number;
  readonly viewer: (state: S, seat: Seat | undefined) => number;
  /** Everything that the cells before `hexOf` decide. */
  readonly heading: HeadingParts<S, Heading>;
  /** Told of a unit that is not lost: follows from its cells, from whether the viewer knows it, and from openness. */
  readonly unit: (state: S, unit: number, viewer: number) => Unit;
  /**
   * Does the viewer know where this unit is? Follows from its cells, its stack, the marks of its hex and openness. A lost
   * one is known to everybody.
   */
  readonly knows: (state: S, unit: number, viewer: number) => boolean;
  /** Units from the first number up to the second may be unknown to the viewer, at this or at another moment. */
  readonly mayHide: (state: S, viewer: number) => readonly [number, number];
  /** Whatever else decides how much the viewer is told of some units, as a number; and is this unit one of them? */
  readonly openness: (state: S) => number;
  readonly heedsOpenness: (state: S, unit: number) => boolean;
  /** What comes after units and stacks: follows from marks, where there are any, or else from the cells of lost units. */
  readonly rest: (state: S) => Rest;
  /** The same where nothing is told of it, and whether the viewer is told: that follows from openness. */
  readonly noRest: Rest;
  readonly knowsRest: (state: S, viewer: number) => boolean;
}

/** The position as a seat may know it; without a seat, the whole truth. */
export const positionsFrom =
  <S extends ToldState, Heading extends object, Unit, Rest extends object>(
    parts: PositionParts<S, Heading, Unit, Rest>,
  ) =>
  (state: S, seat?: Seat): Heading & UnitsPosition<Unit> & Rest => {
    const viewer = parts.viewer(state, seat);
    return Object.assign(
      parts.heading.make(state, viewer),
      makeUnits(parts, state, viewer),
      parts.knowsRest(state, viewer) ? parts.rest(state) : parts.noRest,
    );
  };

function makeUnits<S extends ToldState, Unit>(
  parts: PositionParts<S, object, Unit, object>,
  state: S,
  viewer: number,
): UnitsPosition<Unit> {
  const { unitIds } = state.context;
  const units = dictionary<Unit>();
  const lost: string[] = [];
  for (let unit = 0; unit < unitIds.length; unit++) {
    if (state.hexOf[unit] === parts.lost) lost.push(unitIds[unit]);
    else units[unitIds[unit]] = parts.unit(state, unit, viewer);
  }
  const stacks = dictionary<readonly string[]>();
  const isKnown = (unit: number): boolean => parts.knows(state, unit, viewer);
  for (let hex = 0; hex < parts.labels.length; hex++) {
    const names = stackNames(state, hex, isKnown);
    if (names) stacks[parts.labels[hex]] = names;
  }
  return { units, lost, stacks };
}

/** Only of two and more units the order is told. */
export const isStack = ({ top, below }: Stacks, hex: number): boolean => top[hex] !== NONE && below[top[hex]] !== NONE;

/** Null where there is no stack, or the viewer does not even know its top: then nothing is told of it. */
export function stackNames(state: ToldState, hex: number, isKnown: (unit: number) => boolean): string[] | null {
  if (!isStack(state, hex) || !isKnown(state.top[hex])) return null;
  const { top, below, context } = state;
  const names: string[] = [];
  for (let unit = top[hex]; unit !== NONE; unit = below[unit]) {
    names.push(isKnown(unit) ? context.unitIds[unit] : unknown);
  }
  return names;
}
