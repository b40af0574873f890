import type { Language, Problem, PublicAction, Seat } from '@impulse/engine';
import type { Analysis, Balance, Explanation, Hint, Note, StaffPlan, ToldAnalysis } from '@impulse/library';
import type { BattleSetup } from '../storage/types.js';

/** What the page and the staff's worker say to each other. */

/** A position as one seat knows it: the staff is told nothing else. */
export interface KnownPosition {
  readonly setup: BattleSetup;
  readonly view: unknown;
  readonly seat: Seat;
  /** The same number gives the same advice. */
  readonly seed: number;
}

/** `unable`: nobody can judge the positions of this battle. */
type Advised<T> = { readonly kind: 'advice'; readonly advice: T } | { readonly kind: 'unable' };

export interface Report {
  readonly balance: Balance<PublicAction>;
  readonly told: Readonly<Record<Language, ToldAnalysis<PublicAction>>>;
}

export type StaffCalls = {
  readonly plan: { readonly ask: KnownPosition; readonly answer: Advised<StaffPlan<PublicAction> | null> };
  readonly hint: {
    readonly ask: KnownPosition & { readonly unit: string };
    readonly answer: Advised<readonly Hint<PublicAction>[]>;
  };
  /** Takes a battle that is over in hand, by the text of its record. */
  readonly open: { readonly ask: { readonly text: string }; readonly answer: Problem | null };
  /** Why action number `frame` was played. */
  readonly explain: { readonly ask: { readonly frame: number }; readonly answer: Explanation<PublicAction> | null };
  /** Looks at the whole of it, going on with what has been begun. */
  readonly analyse: {
    readonly ask: { readonly begun: Analysis | null };
    readonly answer: Report | { readonly problem: Problem };
  };
  /** The analysis as a file. */
  readonly page: {
    readonly ask: { readonly notes: readonly Note[]; readonly language: Language };
    readonly answer: string;
  };
};

/** What the staff says unasked. */
export type StaffTold =
  | { readonly told: 'progress'; readonly done: number; readonly total: number }
  | { readonly told: 'found'; readonly analysis: Analysis };
