import type { Forecast, Seat } from '../game.js';
import type { Cells } from '../state/state.js';

/** What is painted over the map. */
export interface OverlayAids<S extends Cells> {
  readonly overlays: readonly OverlaySpec[];
  /** `hex`: what is about the place of a unit can also be asked of a hex where it, or anybody of its side, might stand. */
  overlay(state: S, seat: Seat, id: string, unit: string | null, hex?: string | null): Shade;
  /** Whether a unit sees a hex, in battles where that matters; null where the seat may not know. */
  lineOfSight?(state: S, seat: Seat, unit: string, hex: string): LineOfSight | null;
}

export interface OverlaySpec {
  readonly id: string;
  /** Is it about the whole map, or about one unit? */
  readonly about: 'map' | 'unit';
}

/** `barred` names the hex that is in the way. */
export type LineOfSight = { readonly kind: 'seen' | 'far' } | { readonly kind: 'barred'; readonly by: string };

export type Grade = 'good' | 'fair' | 'poor';

/** Something painted over the map. */
export interface Shade {
  readonly hexes: readonly string[];
  /** Signs on single hexes: whose it is, and a short text. */
  readonly flags: readonly { readonly hex: string; readonly side: string; readonly text: string }[];
  /** Traced ways, hex by hex. */
  readonly lines: readonly (readonly string[])[];
  /** By hex: the units that it comes from, where that can be told. */
  readonly from?: Readonly<Record<string, readonly string[]>>;
  /** What could come of it, where it shows what somebody could do. */
  readonly forecast?: Forecast;
  /** Hexes that are well, so-so or badly off, where that is what it shows. */
  readonly grades?: Readonly<Record<Grade, readonly string[]>>;
}
