import type { Motive } from './actions/choice.js';
import type { ActionCodes } from './actions/codes.js';
import type { Random } from './dice/random.js';

/** Computer players: what a battle's own implement, and what search and play-outs ask of them. */

/** One per battle and level. Everything a policy remembers is inside the object that `make` returns. */
export interface PolicyMaker<S> {
  readonly id: string;
  /** Goes up whenever it would choose otherwise than before: measured strength is that of one version. */
  readonly version: number;
  /** The usual values of the weights that settings may name; left out where it has none. */
  readonly weights?: Readonly<Record<string, number>>;
  make(settings?: PolicySettings): Policy<S>;
}

export interface PolicySettings {
  /** In place of the usual ones of the same name; names that the policy does not have are an error. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Chooses among alternatives that are worth at most so much less than the best, by the randomness given to `choose`. */
  readonly temperature?: number;
  readonly moods?: Moods;
}

/** What one unit is told apart from the others. */
export interface Mood {
  /** The hex it is to go to. */
  readonly goal?: number;
  /** Factor on the weight of danger. */
  readonly danger?: number;
  /** Stays where it is. */
  readonly hold?: boolean;
  /** Does not attack. */
  readonly noFire?: boolean;
  /** Attacks what is in this hex rather than elsewhere. */
  readonly target?: number;
}

/** By number of the unit; whoever orders a formation about tells each of its units. */
export type Moods = ReadonlyMap<number, Mood>;

/**
 * Decides for whoever owes a decision, on a state that holds only what that seat may know. The same settings, state and
 * randomness give the same `choose`, whatever was thought before. Dice it never sees: its choice is played by whoever
 * asked.
 */
export interface Policy<S> {
  /** False where nothing the seat may not know changes a choice: a play-out may then show the state as it is. */
  readonly readsHidden?: false;
  /** `chooseNext` goes on with the plan of an impulse in any state of that impulse, also when not all went as chosen. */
  readonly keepsPlan?: true;
  /** Writes the one chosen action, which is legal, into the emptied buffer; answers why (read before the next call). */
  choose(state: S, random: Random, into: ActionCodes): MotiveSource;
  /**
   * The same, when this policy's last choice has been played and the same side decides again: it may go on from what it
   * thought then, which is faster.
   */
  chooseNext(state: S, random: Random, into: ActionCodes): MotiveSource;
  /** The best few actions of one unit with their values, best first, where the policy's scoring has them. */
  alternatives(state: S, unit: number, most: number): readonly Alternative[];
}

export interface MotiveSource {
  motives(): readonly Motive[];
}

/** A packed action that might have been chosen. */
export interface Alternative {
  readonly head: number;
  readonly tail: number;
  readonly motive: Motive;
}
