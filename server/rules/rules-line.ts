import type { Problem } from '@impulse/engine';
import { startThread, type Thread } from '../threads/thread.js';
import type { Answered, Answers, Ask, Change } from './messages.js';

/** What a question to the rules comes to. */
export interface RulesAnswer<A> {
  readonly answer: A;
  /** Nobody may hear of the answer before this is kept. */
  readonly change: Change | null;
}

/** The rules could not answer; what is kept of the battle is not lost. */
export class RulesFailure extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** The sockets' end of the line to the rules. */
export class RulesLine {
  readonly #thread: Thread<Ask, Answered>;

  constructor(thread: Thread<Ask, Answered>) {
    this.#thread = thread;
  }

  async ask<Q extends Ask>(ask: Q): Promise<RulesAnswer<Answers[Q['do']]>> {
    const answered = await this.#thread.line.ask(ask);
    if ('failure' in answered) throw new RulesFailure(answered.failure);
    return { answer: answered.answer as Answers[Q['do']], change: answered.change ?? null };
  }

  end(): Promise<void> {
    return this.#thread.end();
  }
}

/** `dead` is called when the thread has ended by itself. */
export const startRules = (dead: () => void): RulesLine =>
  new RulesLine(startThread<Ask, Answered>('rules/rules.worker', {}, dead));
