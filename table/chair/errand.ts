/** What a person has ordered and what is not finished yet: one thing at a time. */
export class Errand {
  #current: Promise<unknown> | null = null;

  /** Null when another one is under way. */
  async run<T>(work: () => Promise<T | null>): Promise<T | null> {
    if (this.#current) return null;
    const current = work();
    this.#current = current;
    try {
      return await current;
    } finally {
      this.#current = null;
    }
  }

  /** Resolves when nothing is under way any more; `hurry` is called for everything that still is. */
  async finished(hurry: () => void): Promise<void> {
    while (this.#current) {
      hurry();
      await this.#current;
    }
  }
}
