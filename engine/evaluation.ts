/** An evaluation as data: linear in the features of the first side, with weights that drift with time. */
export interface EvaluationData {
  /** Where it comes from, in words. */
  readonly provenance: string;
  /** The feature that tells how much of the battle is left, from 1 to 0. */
  readonly time: string;
  readonly constant: number;
  /** For each feature its weight when nothing is left of the battle, and what the whole of the battle adds to it. */
  readonly weights: Readonly<Record<string, readonly [steady: number, drift: number]>>;
  readonly clarity?: Clarity;
}

/**
 * Where a battle is decided by many points, a bare victory is counted for less than a clear one, and a bare defeat for
 * more: by a feature of the last position, and how much of it makes a clear one.
 */
export interface Clarity {
  readonly feature: string;
  readonly scale: number;
}
