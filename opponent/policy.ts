import type { ActionCodes, Cells, Random, Motive } from '@impulse/engine';

export type { Motive } from '@impulse/engine';

/**
 * Decides for whoever owes a decision, on a state that holds only what that seat may know. The same state and the same
 * randomness give the same choice: a policy keeps nothing between two calls of `choose` that changes an answer. Dice it
 * never sees: its choice is played by whoever asked.
 */
export interface Policy<S extends Cells> {
  readonly id: string;
  /** Writes the one chosen action, which is legal, into the emptied buffer. */
  choose(state: S, random: Random, into: ActionCodes): void;
  /**
   * The same, when the last choice of this policy has been played and the same side has to decide again: it may go on
   * from what it thought then, which is faster.
   */
  chooseNext?(state: S, random: Random, into: ActionCodes): void;
  /** Why the last choice was made. */
  motives(state: S): readonly Motive[];
}
