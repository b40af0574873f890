/** How a scripted opponent weighs things in one scenario: weights in place of its usual ones, for each side. */
export interface DoctrineData {
  /** How it was learnt. */
  readonly provenance: string;
  readonly weights: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>];
}
