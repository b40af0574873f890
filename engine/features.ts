/**
 * Numbers that describe a position as one side sees it, for evaluation. They hold nothing that side may not know: the
 * same on the truth and on every state made up for its seat.
 */
export interface Features<S> {
  /** In the order in which they are written. */
  readonly names: readonly string[];
  /** Writes one number for each name. */
  read(state: S, side: number, into: Float32Array): void;
}

/** The names where a side's own features come first, then the same ones of its enemy, then what they have in common. */
export const featureNames = (ofSide: readonly string[], common: readonly string[]): readonly string[] => [
  ...ofSide.map((name) => `own-${name}`),
  ...ofSide.map((name) => `enemy-${name}`),
  ...common,
];
