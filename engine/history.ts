/** How far battles that are played go as the battle went: figures of single battles, and bands for many of them. */

/** Bounds, both included; one that is left out bounds nothing. */
export interface Band {
  readonly least?: number;
  readonly most?: number;
}

/** One thing that is read off every battle of a scenario. */
export interface Measure {
  readonly id: string;
  readonly scenario: string;
  readonly name: string;
  /** What the number counts: turns, hexes, points. */
  readonly unit: string;
  /** What the band is for: the median of the figures, or how many battles in a hundred have it (figures of 0 and 1). */
  readonly statistic: 'median' | 'share';
  /** Left out where history sets no bounds and the figure is only shown. */
  readonly band?: Band;
  /** The least that the figure of one battle in ten may reach. */
  readonly tenth?: number;
}

/** What one battle comes to, by the id of the measure; null for what never came to pass, which is later than any turn. */
export type Figures = Readonly<Record<string, number | null>>;

/** Somebody who watches one battle. */
export interface Chronicler<S> {
  /** Is told the state at the start, after every action and at the end. */
  see(state: S): void;
  /** Good once the battle is over. */
  figures(): Figures;
}

export interface History<S> {
  readonly measures: readonly Measure[];
  watch(): Chronicler<S>;
}
