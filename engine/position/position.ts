import { type Options, type Seat, truth, type unknown } from '../game.js';

/** Positions as readable JSON: what those of every battle have in common. */

/** Something that a seat may not know. */
export type Known<T> = T | typeof unknown;

/** Which battle a position belongs to, and whose decision it waits for. */
interface PositionHeading {
  readonly format: string;
  readonly game: string;
  readonly rules: string;
  readonly dataHash: string;
  readonly scenario: string;
  readonly options: Options;
  readonly turn: number;
  readonly step: string;
  /** Who owes the decision; null once the battle is over. */
  readonly side: string | null;
  /** Whose impulse it is; null outside impulses. */
  readonly active: string | null;
  /** The hex that the decision is about, where it is about one. */
  readonly focus: string | null;
}

/** Where the units are, and how each is. */
export interface UnitsPosition<Unit> {
  /** Every unit that is not lost, by id; `?` for one that the seat cannot see. */
  readonly units: Readonly<Record<string, Unit>>;
  readonly lost: readonly string[];
  /** Stacks of two and more by hex, from top to bottom; `?` for a unit that the seat cannot see. */
  readonly stacks: Readonly<Record<string, readonly string[]>>;
}

export type BattlePosition<Unit> = PositionHeading & UnitsPosition<Unit>;

/** Who looks at a position: the number of a side, an observer, or somebody who sees everything. */
export const OBSERVER = -1;
export const EVERYTHING = 2;

/** Without a seat everything is seen. */
export const viewerIn = (sides: readonly string[], seat: Seat | undefined): number =>
  seat === undefined || seat === truth ? EVERYTHING : sides.indexOf(seat);

/** A side sees what is its own. */
export const isOwn = (side: number, viewer: number): boolean => viewer === side || viewer === EVERYTHING;
