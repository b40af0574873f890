import type { PublicAction } from '@impulse/engine';
import type { DecisionOwed } from '@impulse/library/decisions.js';
import type { Progress } from '@impulse/library/opponents.js';

/** What is asked of a thread in which computers think. */
export interface DecisionAsked extends DecisionOwed {
  readonly game: string;
  /** Null: the best of those that answer at once. */
  readonly level: string | null;
}

/** What a computer does, and how far it had come when there was no more time to think. */
export interface Decision {
  readonly action: PublicAction;
  readonly cutShort: Progress | undefined;
}

export type DecisionMade =
  | Decision
  /** The program made a mistake. */
  | { readonly failure: string };
