import type { PublicAction, Seat } from '../game.js';
import type { Cells } from '../state/state.js';

/** What there is to do in a turn and a step, what is to come, and what numbers would bring. */
export interface TurnAids<S extends Cells, A extends PublicAction> {
  /** What there is to do or to look after, in battles with many units: codes, and the units they are about. */
  tasks?(state: S, seat: Seat): readonly Task[];
  /** What would be left undone if the seat ended its step now; null while `done` is not for it to say. */
  left(state: S, seat: Seat): Reminder | null;
  /** Reinforcements still to come and already here, by turn. */
  schedule(state: S, seat: Seat): readonly Arrival[];
  /** The figures of the tracker: turn, phase, points, supply, weather. */
  tracks(state: S, seat: Seat): readonly Track[];
  /** What each number that can be chosen now would bring: activation numbers, movement points. Empty in other steps. */
  prospects(state: S, seat: Seat): readonly Prospect<A>[];
}

export interface Task {
  readonly code: string;
  readonly units: readonly string[];
}

export interface Reminder {
  readonly step: string;
  /** Units that could still act. */
  readonly idle: readonly string[];
  /** What else would be lost or forgotten, by code, with the hexes and units it is about. */
  readonly warnings: readonly {
    readonly code: string;
    readonly hexes: readonly string[];
    readonly units: readonly string[];
  }[];
  /** Something is left to do that a player will hardly mean to leave: ask first. */
  readonly asks: boolean;
}

/** Units that come together. */
export interface Arrival {
  readonly turn: number;
  readonly side: string;
  /** The way in, and the hexes it opens on. */
  readonly entry: string;
  readonly hexes: readonly string[];
  readonly units: readonly string[];
}

export interface Track {
  readonly code: string;
  /** Whose it is; null for both. */
  readonly side: string | null;
  /** Null where the seat may not know it. */
  readonly value: number | string | null;
  readonly full: number | null;
}

/** What a number would bring. */
export interface Prospect<A> {
  readonly value: number;
  /** The action that takes it, where it may be taken now; null for comparison only. */
  readonly action: A | null;
  readonly facts: Readonly<Record<string, number | string | boolean>>;
  /** Who could act then; left out where everybody could. */
  readonly units?: readonly string[];
}
