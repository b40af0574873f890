import { type ReadonlySignal, signal } from '@preact/signals';

/** What a person has ordered and what is not finished yet: one thing after the other. */
export class OrderQueue {
  /** The last one that was ordered; it runs after those before it. */
  #last: Promise<unknown> = Promise.resolve();
  /** How many are not finished, and what the newest of them is. */
  #open = 0;
  #newest: string | null = null;
  readonly #busy = signal(false);

  get busy(): ReadonlySignal<boolean> {
    return this.#busy;
  }

  /** `what` names it: ordered again before it is finished, it was a double click, and the answer is null. */
  async run<T>(what: string, work: () => Promise<T | null>): Promise<T | null> {
    if (what === this.#newest) return null;
    const running = this.#open === 0 ? work() : this.#last.then(work);
    this.#open++;
    this.#newest = what;
    this.#busy.value = true;
    this.#last = running.catch(() => undefined);
    try {
      return await running;
    } finally {
      this.#finish();
    }
  }

  #finish(): void {
    this.#open--;
    if (this.#open > 0) return;
    this.#newest = null;
    this.#busy.value = false;
  }

  /** Resolves when nothing is under way any more; `hurry` is called for everything that still is. */
  async finished(hurry: () => void): Promise<void> {
    while (this.#open > 0) {
      hurry();
      await this.#last;
    }
  }
}
