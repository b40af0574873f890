import type { PublicAction } from '@impulse/engine';
import type { DecisionOwed } from '@impulse/library/decider.js';

/** What is asked of a thread in which computers think. */
export interface DecisionAsked extends DecisionOwed {
  readonly game: string;
  /** Null: the best of those that answer at once. */
  readonly level: string | null;
}

export type DecisionMade =
  | { readonly action: PublicAction }
  /** The program made a mistake. */
  | { readonly failure: string };
