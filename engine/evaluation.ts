/** An evaluation as data: linear in the features of the first side, with weights that drift with time. */
export interface EvaluationData {
  /** Where it comes from, in words. */
  readonly provenance: string;
  /** The feature that tells how much of the battle is left, from 1 to 0. */
  readonly time: string;
  readonly constant: number;
  /** For each feature its weight when nothing is left of the battle, and what the whole of the battle adds to it. */
  readonly weights: Readonly<Record<string, readonly [steady: number, drift: number]>>;
}
