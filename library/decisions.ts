import type { Seat, Setup } from '@impulse/engine';

/** What is known of a battle in which a computer decides. */
export interface DecidersView {
  /** Names the battle: whoever decides in it keeps its plans from one decision to the next. */
  readonly battle: string;
  readonly setup: Setup;
  readonly seat: Seat;
  /** All that is known of the battle. */
  readonly view: unknown;
}

/** A decision that a computer owes. */
export interface DecisionOwed extends DecidersView {
  readonly seed: string;
}

/** What it knows while somebody else decides, and the seeds of decisions after one more action, after two, and so on. */
export interface DecisionAhead extends DecidersView {
  readonly seeds: readonly string[];
}

/** Whoever holds a battle tells a computer no more of it than its seat may know. */
interface Held {
  /** How many actions have been played: every decision has a seed of its own. */
  readonly length: number;
  view(seat: Seat): unknown;
}

const seedOf = (battle: string, length: number): string => `${battle}/${length}`;

export const decisionOwed = (battle: string, held: Held, seat: Seat): Omit<DecisionOwed, 'setup'> => ({
  battle,
  seat,
  view: held.view(seat),
  seed: seedOf(battle, held.length),
});

/** Actions of a person that a computer thinks ahead of: those that end an impulse. */
const farthestAhead = 4;

export const decisionAhead = (battle: string, held: Held, seat: Seat): Omit<DecisionAhead, 'setup'> => ({
  battle,
  seat,
  view: held.view(seat),
  seeds: Array.from({ length: farthestAhead }, (_, more) => seedOf(battle, held.length + more + 1)),
});
