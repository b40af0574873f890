import type { Random } from './dice/random.js';
import type { Moods, PolicySettings } from './policy.js';

/** What a search over plans for whole impulses needs of a battle besides its rules and its script. */
export interface Repertoire<S> {
  /**
   * What a decision is to a search: part of an `impulse`, which is planned as a whole; a `choice` between a few actions,
   * each of which is tried; an `afterthought`, which is a choice for those who think again when the dice have fallen; or
   * `routine` that the script sees to.
   */
  kindOf(state: S): 'impulse' | 'choice' | 'afterthought' | 'routine';
  /** Whether an action that may be chosen is worth a trial, by its head; all are where this is left out. */
  readonly isWorthTrial?: (head: number) => boolean;
  /** Plans to begin with: how all units of the side, or some of them, may be told to play their impulse. */
  stances(state: S, side: number): readonly Moods[];
  /** Another plan, that differs in what one unit or a few are told. */
  vary(state: S, side: number, plan: Moods, random: Random): Moods;
  /**
   * Of an impulse under way: a number that is another one whenever dice have told something new, and 0 when nobody is left
   * whose part of the plan could be changed.
   */
  readonly tidings?: (state: S, side: number) => number;
  /**
   * What a side leaves undone as its impulse ends, as a chance to win that a plan has to make up for: simulations know one
   * enemy, and others will make more of it.
   */
  readonly neglect?: (state: S, side: number) => number;
  /** Where luck weighs heavily, plans are judged more closely than they are searched for. */
  readonly judging?: Judging;
  /** A way to play a whole battle, so that battles to learn from are not all alike. */
  style(state: S, side: number, random: Random): PolicySettings;
}

/** How the plans that look best are judged, on samples that they were not found by. */
export interface Judging {
  /** Part of the simulations. */
  readonly share: number;
  /** How many plans are judged besides that of the script. */
  readonly finalists: number;
  /** Standard errors by which a plan has to be better than that of the script. */
  readonly doubt: number;
}
