import type { Problem } from '@impulse/engine';
import type { Answered, Answers, Ask, Asked, Change } from './messages.js';

/** What a question to a thread of the rules comes to. */
export interface RulesAnswer<A> {
  readonly answer: A;
  /** Nobody may hear of the answer before this is kept. */
  readonly change: Change | null;
}

/** The rules could not answer; what the battle stood at is kept and not lost. */
export class RulesFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

interface Waiting {
  readonly resolve: (answer: RulesAnswer<never>) => void;
  readonly reject: (failure: Error) => void;
}

/** The sockets' end of the line to a thread of the rules. What is asked in one go is sent in one go. */
export class RulesLine {
  readonly #post: (batch: readonly Asked[]) => void;
  readonly #waiting = new Map<number, Waiting>();
  #batch: Asked[] = [];
  #tickets = 0;

  constructor(post: (batch: readonly Asked[]) => void) {
    this.#post = post;
  }

  /** How many questions have not been answered. */
  get waiting(): number {
    return this.#waiting.size;
  }

  ask<Q extends Ask>(ask: Q): Promise<RulesAnswer<Answers[Q['do']]>> {
    return new Promise((resolve, reject) => {
      const ticket = this.#tickets++;
      this.#waiting.set(ticket, { resolve, reject });
      if (this.#batch.length === 0) setImmediate(() => this.#flush());
      this.#batch.push({ ticket, ask });
    });
  }

  #flush(): void {
    const batch = this.#batch;
    this.#batch = [];
    this.#post(batch);
  }

  hear(batch: readonly Answered[]): void {
    for (const answered of batch) {
      const waiting = this.#waiting.get(answered.ticket);
      this.#waiting.delete(answered.ticket);
      if ('failure' in answered) waiting?.reject(new RulesFailure(answered.failure));
      else waiting?.resolve({ answer: answered.answer as never, change: answered.change ?? null });
    }
  }

  /** Nobody answers any more: whoever waits is told. */
  fail(problem: Problem): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new RulesFailure(problem));
  }
}
