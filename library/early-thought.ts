import type { PublicAction } from '@impulse/engine';
import type { Company, Thought } from './opponents.js';

/** A thought about a decision that may be owed soon; it is used if it comes so, and else left. */
export class EarlyThought {
  /** Names the decision. */
  readonly key: string;
  readonly #thought: Promise<Thought<PublicAction>>;
  /** Whoever waits for it. */
  #waiting: Company | null = null;
  #isLeft = false;

  /** `meanwhile` is its company as long as nobody waits. */
  constructor(key: string, meanwhile: Company, begin: (company: Company) => Promise<Thought<PublicAction>>) {
    this.key = key;
    const now = (): Company => this.#waiting ?? meanwhile;
    this.#thought = begin({
      callHelpers: () => now().callHelpers?.() ?? null,
      isElsewhere: () => now().isElsewhere?.() ?? false,
      patience: (progress) => !this.#isLeft && (now().patience?.(progress) ?? true),
    });
    // Whoever waits is told that it has failed; of one that is left nobody needs to know.
    this.#thought.catch(() => undefined);
  }

  /** The decision is owed: from now on somebody waits. */
  join(company: Company): Promise<Thought<PublicAction>> {
    this.#waiting = company;
    return this.#thought;
  }

  /** Another decision is owed. Its helpers are free when this has come back. */
  async leave(): Promise<void> {
    this.#isLeft = true;
    await this.#thought.catch(() => undefined);
  }
}
