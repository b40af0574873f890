import type { PublicAction, Seat } from '../game.js';
import type { Cells } from '../state/state.js';

/** Whom one could attack, with whom, and what has been declared. */
export interface AttackAids<S extends Cells, A extends PublicAction> {
  /**
   * Enemy hexes that single units of the seat, which owes the decision, could attack before its step ends, and which;
   * fire of several together is a draft.
   */
  targets(state: S, seat: Seat): readonly AttackTarget[];
  /** Attacks that have been declared, as far as the seat knows of them; in battles that declare attacks beforehand. */
  attacks?(state: S, seat: Seat): readonly DeclaredAttack[];
  /**
   * Attacks of several units on one hex that promise most, one after the other; in battles in which each unit attacks by
   * itself. Those that plan attacks of several units together have a draft for it.
   */
  series?(state: S, seat: Seat, hex: string): readonly AttackInSeries<A>[];
}

/** A hex that could be attacked. */
export interface AttackTarget {
  readonly hex: string;
  /** Each of them could, not all of them together. */
  readonly units: readonly string[];
}

/** An attack that has been declared and is fought out later. */
export interface DeclaredAttack {
  readonly hex: string;
  /** How far it has come, as a code of the battle. */
  readonly progress: string;
  /** It is over. */
  readonly over: boolean;
  /** Units that take part, as far as the seat may know. */
  readonly units: readonly string[];
  /** From where they attack. */
  readonly from: readonly string[];
}

/** One of several attacks on a hex, made if those before it have left anybody there. */
export interface AttackInSeries<A> {
  readonly action: A;
  /** How likely it hits then. */
  readonly hit: number;
  /** How likely the hex is empty after it, whichever attack has done it. */
  readonly emptied: number;
}
