import type { Detail, DetailValue, Forecast, PublicAction, Refusal, Seat } from './game.js';
import type { Cells } from './state/state.js';

/**
 * An action under construction. A draft is plain data that only its `Drafting` reads; every change makes a new one.
 * What is left out is filled in as the rules would by default, so that a draft is mostly complete at the first click.
 */
export interface Draft {
  readonly type: string;
  /** Units that take part, as ticked. */
  readonly units: readonly string[];
  /** The hex aimed at. */
  readonly hex: string | null;
  /** Everything else, by the name of the action's field. */
  readonly fields: Readonly<Record<string, DetailValue>>;
}

/** What may be put into a field now. `standard` is what it counts as while it is left out, where that can be said. */
export type Bounds =
  | {
      readonly kind: 'number';
      readonly least: number;
      readonly most: number;
      readonly step: number;
      readonly standard?: number;
    }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly standard?: string }
  | { readonly kind: 'switch' }
  /** Units that may be ticked, with what each adds. */
  | {
      readonly kind: 'units';
      readonly units: readonly {
        readonly unit: string;
        readonly adds: number | null;
        /** Why it adds so much: figures and facts by the battle's own names. */
        readonly about?: Detail;
      }[];
      readonly standard?: readonly string[];
    }
  /** Points to be shared out among rows: units fired at, or attacks of a barrage. The field holds points by row id. */
  | {
      readonly kind: 'shares';
      readonly rows: readonly ShareRow[];
      readonly pools: Readonly<Record<string, number>>;
      /** What the draft leaves of each pool; below nothing when it spends more than there is. */
      readonly left: Readonly<Record<string, number>>;
      readonly step: number;
    }
  /** Units to be put in order, as they stand now. The field names them from the first on; those left out follow. */
  | { readonly kind: 'order'; readonly units: readonly string[] }
  /** Where each unit does it from. The field holds hexes by unit; of one that is left out it is the first. */
  | { readonly kind: 'places'; readonly rows: readonly PlaceRow[] };

/** Where a unit can do something from. */
export interface PlaceRow {
  readonly unit: string;
  readonly places: readonly DraftPlace[];
}

export interface DraftPlace {
  readonly hex: string;
  /** How it gets there; empty where it stands there already. */
  readonly path: readonly string[];
  /** Movement points that it has left there. */
  readonly left: number;
  /** Codes of what happens on the way and there. */
  readonly effects: readonly string[];
}

/** A row of points. */
export interface ShareRow {
  readonly id: string;
  readonly unit: string | null;
  readonly pool: string;
  readonly standard: number;
  /** What it could have while the others keep theirs. */
  readonly most: number;
  /** Points at which something better begins, rising. */
  readonly steps: readonly number[];
  /** What each of them is called, where it has a name. */
  readonly names?: readonly string[];
}

/** How one type of action is put together. All of it is asked from what the seat may know. */
export interface Drafting<S extends Cells, A extends PublicAction> {
  /** A first draft from what is pointed at; null when this action cannot be meant by it. */
  begin(state: S, seat: Seat, units: readonly string[], hex: string | null): Draft | null;
  /** Ticks a unit, or takes its tick away. */
  toggle(state: S, seat: Seat, draft: Draft, unit: string): Draft;
  aim(state: S, seat: Seat, draft: Draft, hex: string): Draft;
  /** A field set; null: left to the default again. */
  set(state: S, seat: Seat, draft: Draft, field: string, value: DetailValue): Draft;
  /** By field: what may be put into it; `units` and `hex` are the draft's own. */
  bounds(state: S, seat: Seat, draft: Draft): Readonly<Record<string, Bounds>>;
  /** The action as drafted; null while something is missing. */
  action(state: S, seat: Seat, draft: Draft): A | null;
  /** Of drafts that take several actions; `action` is then the first of them. */
  whole?(state: S, seat: Seat, draft: Draft): DraftWhole<A>;
  /** What was decided along with it, once it has been carried out: done by itself as far as it can be taken back. */
  follow?(state: S, seat: Seat, draft: Draft): readonly A[];
}

/** Everything that carrying out a draft takes. */
export interface DraftWhole<A> {
  readonly actions: readonly A[];
  /** Why it cannot be done, whichever of the actions it is. */
  readonly refusal: Refusal | null;
  /** What would come of all of them. */
  readonly forecast: Forecast | null;
}

/** A draft with the rules' answer to it. */
export interface JudgedDraft<A> {
  readonly draft: Draft;
  readonly bounds: Readonly<Record<string, Bounds>>;
  readonly action: A | null;
  /** All that it takes, in their order. */
  readonly actions: readonly A[];
  readonly refusal: Refusal | null;
  readonly forecast: Forecast | null;
}
