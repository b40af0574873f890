import type { Detail, Seat } from '../game.js';
import type { Cells } from '../state/state.js';

/** Units, stacks and hexes as a seat knows them. */
export interface CardAids<S extends Cells> {
  /** Every unit of the battle, in the order of battle, as the seat knows it. */
  units(state: S, seat: Seat): readonly UnitCard[];
  unit(state: S, seat: Seat, id: string): UnitCard | null;
  /** Units by hex from top to bottom; null for one that the seat cannot see. */
  stacks(state: S, seat: Seat): ReadonlyMap<string, readonly (string | null)[]>;
  hex(state: S, seat: Seat, hex: string): HexCard;
  /** Units of the seat that have something of their own to do now; in a set-up, those still to be placed. */
  ready(state: S, seat: Seat): readonly string[];
}

/** What is left of something, and how much it was. */
export interface Gauge {
  readonly left: number;
  readonly full: number;
}

/** Where a unit is: on the map, yet to come, lost, gone by an edge, or somewhere the seat may not know. */
export type Whereabouts = 'map' | 'off' | 'lost' | 'exited' | 'unknown';

/** A unit as a seat knows it. */
export interface UnitCard {
  readonly id: string;
  readonly side: string;
  /** Kind of unit: the code of its symbol and its word. */
  readonly type: string;
  /** Brigade, regiment or division: whose units march together. */
  readonly formation: string;
  /** What the formation belongs to in the order of battle, or null. */
  readonly group: string | null;
  readonly where: Whereabouts;
  /** Its hex when it is on the map. */
  readonly hex: string | null;
  /** Null where the seat may not know it. */
  readonly strength: Gauge | null;
  /** Movement points, where the battle counts them and the seat may know. */
  readonly movement: Gauge | null;
  /** The printed figures in their printed order. */
  readonly figures: readonly Figure[];
  /** What is printed besides: combined arms, defensive only. */
  readonly traits: readonly string[];
  /** What it has done and what has been done to it, as codes of the battle's flags. */
  readonly marks: readonly string[];
  /** It has acted, or cannot act in the step of its side that is going on. */
  readonly spent: boolean;
}

export interface Figure {
  readonly code: string;
  readonly value: number;
}

export interface HexCard {
  readonly hex: string;
  readonly terrain: string;
  /** Codes of what else is there, with details: points, roads, bridges, bunkers. */
  readonly features: readonly { readonly code: string; readonly detail: Detail }[];
  /** Who holds the objective in this hex; null where there is none. */
  readonly holder: string | null;
  /** Sides whose zone of control, as far as the seat knows, covers the hex. */
  readonly zones: readonly string[];
}
