/** A question that has not been answered. */
interface Waiting<Q, A> {
  readonly question: Q;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Questions to a thread, in batches, which it answers in their order. While `most` batches are under way, what is asked
 * waits for the next one: the busier the thread, the larger the batches.
 */
export class ThreadLine<Q, A> {
  readonly #post: (questions: readonly Q[]) => void;
  readonly #most: number;
  readonly #underWay: (readonly Waiting<Q, A>[])[] = [];
  #waiting: Waiting<Q, A>[] = [];
  #isFlushing = false;

  constructor(post: (questions: readonly Q[]) => void, most: number) {
    this.#post = post;
    this.#most = most;
  }

  ask(question: Q): Promise<A> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      if (this.#isFlushing) return;
      this.#isFlushing = true;
      setImmediate(() => this.#flush());
    });
  }

  #flush(): void {
    this.#isFlushing = false;
    if (this.#waiting.length === 0 || this.#underWay.length >= this.#most) return;
    const batch = this.#waiting;
    this.#waiting = [];
    this.#underWay.push(batch);
    this.#post(batch.map(({ question }) => question));
  }

  /** The answers to the oldest batch. */
  hear(answers: readonly A[]): void {
    const batch = this.#underWay.shift() ?? [];
    for (const [index, { resolve }] of batch.entries()) resolve(answers[index]);
    this.#flush();
  }

  /** Nobody answers any more: whoever waits is told. */
  fail(error: Error): void {
    const unanswered = [...this.#underWay.flat(), ...this.#waiting];
    this.#underWay.length = 0;
    this.#waiting = [];
    for (const { reject } of unanswered) reject(error);
  }
}
