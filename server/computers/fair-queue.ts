/** What waits, in turn by whom it is for: whoever asks for much waits behind themselves, not in the way of others. */
export class FairQueue<T> {
  /** Whoever comes next stands first; nobody stands here for whom nothing waits. */
  readonly #waiting = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(whose: string, one: T): void {
    const own = this.#waiting.get(whose);
    if (own) own.push(one);
    else this.#waiting.set(whose, [one]);
    this.#length++;
  }

  /** The next one of somebody whose turn it may be. */
  take(mayBe: (whose: string) => boolean): { readonly whose: string; readonly one: T } | null {
    for (const [whose, own] of this.#waiting) {
      if (!mayBe(whose)) continue;
      const [one, ...others] = own;
      this.#waiting.delete(whose);
      if (others.length > 0) this.#waiting.set(whose, others);
      this.#length--;
      return { whose, one };
    }
    return null;
  }
}
