import type { AccountLine, Outcome, Turn } from '../game.js';
import type { Menu } from './menu.js';

/** What reads otherwise in a seat's view of a later state. What reads as before is not named, so it tells nothing. */
export interface ViewDelta {
  /** Fields of the position other than units, lost and stacks. */
  readonly position?: Readonly<Record<string, unknown>>;
  /** What is told of a unit now; null: it is lost. */
  readonly units?: Readonly<Record<string, unknown>>;
  /** By hex; null: there is no stack any more. */
  readonly stacks?: Readonly<Record<string, readonly string[] | null>>;
  readonly turn?: Turn | Outcome;
  /** Lines of the account with their places. */
  readonly account?: readonly (readonly [number, AccountLine])[];
  /** A whole menu when there was none, null when there is none any more. */
  readonly legal?: Menu | MenuChange | null;
}

export interface MenuChange {
  /** Units that cannot be asked any more, and others that can be asked now. */
  readonly removed?: readonly string[];
  readonly added?: readonly string[];
  /** All general actions, when they are others than before. */
  readonly general?: readonly string[];
}
