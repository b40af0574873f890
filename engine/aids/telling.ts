import type { Detail, LogEvent, Seat } from '../game.js';
import type { Cells } from '../state/state.js';

/** Events as scenes for the animation, the dice and the log. */
export interface TellingAids<S extends Cells> {
  /** Events of one action as scenes to be acted out; `before` is the state before it, as the seat knew it. */
  tell(before: S, seat: Seat, events: readonly LogEvent[]): readonly ToldEvent[];
  /** Whether an event opens a chapter of the log. `opens`: it is the first of all, and the log may begin unheaded. */
  chapter(event: LogEvent, opens?: boolean): Chapter | null;
}

/** One throw of dice. */
export interface Throw {
  /** Empty where the dice are nobody's: weather. */
  readonly side: string;
  readonly purpose: string;
  readonly dice: readonly number[];
  /** Who rolled, where it was a unit. */
  readonly unit: string | null;
  /** Whether it came off, where that can be said. */
  readonly success: boolean | null;
}

/** Something that can be shown. An event without scenes is read in the log only. */
export type Scene =
  /** The path begins with the hex the unit left, if it was on the map. */
  | { readonly kind: 'move'; readonly unit: string; readonly path: readonly string[] }
  | { readonly kind: 'shot'; readonly from: string | null; readonly to: string; readonly hit: boolean }
  | { readonly kind: 'loss'; readonly unit: string; readonly hex: string | null; readonly points: number }
  | { readonly kind: 'gone'; readonly unit: string; readonly hex: string | null }
  /** It leaves the map unharmed. */
  | { readonly kind: 'leave'; readonly unit: string; readonly hex: string | null }
  | { readonly kind: 'throw'; readonly thrown: Throw }
  | { readonly kind: 'mark'; readonly hex: string; readonly code: string };

export interface ToldEvent {
  readonly event: LogEvent;
  readonly scenes: readonly Scene[];
  /** Shown beside the map with its arithmetic until something else is done. */
  readonly result: boolean;
}

/** A heading of the log; levels from `turn` down. */
export interface Chapter {
  readonly key: string;
  readonly level: 'turn' | 'part' | 'impulse';
  readonly kind: string;
  readonly detail: Detail;
}
