import type { ActionCodes, Cells, Detail, Dice, Random } from '@impulse/engine';

/** Why something was chosen: a code that texts render, what it is worth, and its parameters. */
export interface Reason {
  readonly code: string;
  /** In thousandths of a victory point, as the policy sees it. */
  readonly value: number;
  readonly detail: Detail;
}

/**
 * Decides for whoever owes a decision, on a state that holds only what that seat may know. The same state and the same
 * randomness give the same choice: a policy keeps nothing between two calls that changes an answer.
 */
export interface Policy<S extends Cells> {
  readonly id: string;
  /** Writes the one chosen action, which is legal, into the emptied buffer. */
  choose(state: S, random: Random, into: ActionCodes): void;
  /** Why the last choice was made. */
  reasons(state: S): readonly Reason[];
  /**
   * Decides and plays until somebody else has to decide, faster than one choice at a time. Actions are numbered from
   * `event` on; returns the number of the next one.
   */
  playOn?(state: S, dice: Dice, random: Random, event: number): number;
}
