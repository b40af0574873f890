import type { PublicAction, Refusal, Seat } from '../game.js';
import type { Cells } from '../state/state.js';

/** Where actions are done and where units can go, alone and together. */
export interface MovementAids<S extends Cells, A extends PublicAction> {
  /** Where an action is done and what it looks like on the map. */
  spot(state: S, seat: Seat, action: A): Spot;
  /**
   * Where a unit can go now, with the way there. One search answers marks, points left and paths. A hex comes more than
   * once where ways to it differ in more than their price: over the ice or round it, on foot or by rail.
   */
  reach(state: S, seat: Seat, unit: string): readonly Reached[];
  /** What a path costs, as running totals, one for each hex of it. `kind` is the spot's, where it changes the price. */
  costs(state: S, seat: Seat, unit: string, path: readonly string[], kind?: string): readonly number[];
  /** Why what the player most likely meant by "this unit, that hex" is refused; without a hex: why it cannot act. */
  whyNot(state: S, seat: Seat, unit: string, hex: string | null): Refusal | null;
  /** Units of the seat that can go somewhere only together, by groups; in battles that know such actions. */
  groups?(state: S, seat: Seat): readonly (readonly string[])[];
  /** Where all of these units can go together, each way by one action; in battles that know such actions. */
  together?(state: S, seat: Seat, units: readonly string[]): readonly TogetherWay<A>[];
  /** Where these units of one hex can go by way of `hexes`, one after the other; the last of them is such a place too. */
  via?(state: S, seat: Seat, units: readonly string[], hexes: readonly string[]): readonly TogetherWay<A>[];
  /** What a path does to a unit, hex by hex: codes of the effects that come up there for the first time. */
  hazards?(state: S, seat: Seat, unit: string, path: readonly string[]): readonly (readonly string[])[];
  /** How units of several hexes march to a hex, in battles that offer it. */
  march?(state: S, seat: Seat, units: readonly string[], to: string): March<A>;
}

/** How an action is carried out at a table. */
export type Manner =
  | 'go' /* to a hex by a path */
  | 'enter' /* onto the map */
  | 'leave' /* the map */
  | 'place' /* in a hex, without a path */
  | 'attack' /* a hex */
  | 'unit' /* something a unit does where it is */
  | 'choice'; /* something nobody in particular does */

export interface Spot {
  readonly manner: Manner;
  /** Which kind of it: `assault`, `overrun`, `barrage`. */
  readonly kind: string;
  /** The hex a player points at to do it; null where it has no place on the map. */
  readonly hex: string | null;
  /** Units that do it. */
  readonly units: readonly string[];
  /** The unit it is aimed at, where the player chooses one. */
  readonly aim: string | null;
  /** Hexes entered on the way, the last one included; empty where nobody moves. */
  readonly path: readonly string[];
}

export interface Reached {
  readonly hex: string;
  /** The kind of the spot of the action that goes there; left out where there is only one. */
  readonly kind?: string;
  /** Movement points left on arrival. */
  readonly left: number;
  readonly path: readonly string[];
  /** Codes of what happens there: `stops`, `ice`, `transit`, `detection`. */
  readonly effects: readonly string[];
}

/** A hex to which several units go by one action. */
export interface TogetherWay<A> {
  readonly hex: string;
  readonly action: A;
  /** Movement points that the slowest has left, where points matter. */
  readonly left: number | null;
  /** Codes of what happens on the way and there. */
  readonly effects: readonly string[];
}

/** Units that march as they stand, the first of them to a hex. */
export interface March<A> {
  /** In their order; none of them rolls dice or meets anybody. */
  readonly actions: readonly A[];
  /** Who finds no such way. */
  readonly stay: readonly string[];
}
