import type { ClockReading, ClockTerms } from '@impulse/protocol/wire/index.js';

/**
 * The time of both sides. What passes between two entries of a journal is charged to the side that made the second one;
 * who has handed over gets the increment. So the clock follows from the journal and the times of its entries.
 */
export class MatchClock {
  readonly #terms: ClockTerms;
  readonly #left: Map<string, number>;
  #last: { readonly side: string | null; readonly at: number };

  /** Times are in milliseconds, those of the terms in seconds. */
  constructor(terms: ClockTerms, sides: readonly string[], begun: number) {
    this.#terms = terms;
    this.#left = new Map(sides.map((side) => [side, terms.bank * 1000]));
    this.#last = { side: null, at: begun };
  }

  /** A side has made an entry. */
  note(side: string, at: number): void {
    const { side: before } = this.#last;
    if (before !== null && before !== side) this.#add(before, this.#terms.increment * 1000);
    // A clock that was set back costs nobody anything.
    this.#add(side, -Math.max(0, at - this.#last.at));
    this.#last = { side, at };
  }

  #add(side: string, time: number): void {
    this.#left.set(side, (this.#left.get(side) ?? 0) + time);
  }

  /** What is left now, when `running` owes a decision; below nothing when its time is over. */
  reading(running: string | null, now: number): ClockReading {
    const left = Object.fromEntries(this.#left);
    const { side, at } = this.#last;
    if (side !== null && side !== running) left[side] += this.#terms.increment * 1000;
    if (running !== null) left[running] -= Math.max(0, now - at);
    return { left, running, at: now };
  }
}
