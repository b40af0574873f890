import type { ActionCodes, Policy, Random, MotiveSource } from '@impulse/engine';
import type { Found, Outcome, Search, Trial } from './search.js';

/** A decision that is being thought about: the trials that its search asks for can be made in any thread. */
export interface Deliberation {
  readonly seed: number;
  readonly search: Search<Conclusion>;
  /** Writes what is chosen after the search, as `choose` of a policy does. */
  settle(conclusion: Conclusion, into: ActionCodes): MotiveSource;
}

/** What a search has come to; how good it is, is not known where nothing else was to be tried. */
export interface Conclusion extends Pick<Found, 'attempt'> {
  /** How far it had come when there was no more time. */
  readonly cutShort?: Progress;
}

/** Simulations that have been made, of those that may be. */
export interface Progress {
  readonly done: number;
  readonly budget: number;
}

/** Is told before every round how far a search is, and answers whether it may go on. */
export type Patience = (progress: Progress) => boolean | Promise<boolean>;

/** Makes the trials of a search and answers with their outcomes in order. */
export type Rehearsal = (trials: readonly Trial[]) => Outcome[];

/** A policy that chooses by trials, which others can make for it; what it chooses is the same as by itself. */
export interface DeliberatePolicy<S> extends Policy<S> {
  /** Null where there is nothing to be tried, or a plan that it `goesOn` with: it then chooses at once. */
  deliberate(state: S, random: Random, goesOn: boolean): Deliberation | null;
  /** Trials from the position that is thought about, with the seed of its deliberation. */
  rehearse(root: S, seed: number): Rehearsal;
}

export const isDeliberate = <S>(policy: Policy<S>): policy is DeliberatePolicy<S> => 'deliberate' in policy;
