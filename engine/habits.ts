/** What a player is known by: things that are counted over battles, and that a good one does seldom. */
export interface Habits<S> {
  /** In words of a report. */
  readonly names: readonly string[];
  watch(): HabitWatcher<S>;
}

/** Somebody who watches one battle. */
export interface HabitWatcher<S> {
  /** Is told the state at the start, after every action and at the end. */
  see(state: S): void;
  /** How often a side has done each of them. */
  counts(side: number): readonly number[];
}
