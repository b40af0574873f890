import v8 from 'node:v8';
import type { Problem } from '@impulse/engine';
import { startThread, type Thread } from '../threads/thread.js';
import { processorTime } from '../threads/thread-time.js';
import type { Answered, RulesAnswers, Ask, Change } from './messages.js';

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

/** Where a thread counts the questions that it has finished with, and tells its number. */
export const sharedWords = { finished: 0, thread: 1, count: 2 } as const;

/** The sockets' end of the line to a thread of the rules. */
export class RulesLine {
  readonly #thread: Thread<Ask, Answered>;
  readonly #shared: Int32Array;
  readonly #timeOf: (thread: number) => number;
  /** What has not been answered, in its order, and how much has. */
  readonly #unanswered: Ask[] = [];
  #answered = 0;

  /** `timeOf` tells the processor time of a thread. */
  constructor(thread: Thread<Ask, Answered>, shared: Int32Array, timeOf = processorTime) {
    this.#thread = thread;
    this.#shared = shared;
    this.#timeOf = timeOf;
  }

  get finished(): number {
    return Atomics.load(this.#shared, sharedWords.finished);
  }

  /** In milliseconds: a busy machine does not make a battle guilty. */
  processorTime(): number {
    return this.#timeOf(Atomics.load(this.#shared, sharedWords.thread));
  }

  get unanswered(): number {
    return this.#unanswered.length;
  }

  get isBusy(): boolean {
    return this.unanswered > 0;
  }

  /** What the thread is at now. */
  get current(): Ask | undefined {
    return this.#unanswered[this.finished - this.#answered];
  }

  async ask<Q extends Ask>(ask: Q): Promise<RulesAnswer<RulesAnswers[Q['do']]>> {
    this.#unanswered.push(ask);
    const answered = await this.#thread.line.ask(ask);
    this.#unanswered.shift();
    this.#answered++;
    if ('failure' in answered) throw new RulesFailure(answered.failure);
    return { answer: answered.answer as RulesAnswers[Q['do']], change: answered.change ?? null };
  }

  end(): Promise<void> {
    return this.#thread.end();
  }
}

/** What a thread has just made and may throw away: by itself it takes several times as much, and is no faster. */
const youngMegabytes = 12;

/** `dead` is called when the thread has ended by itself. */
export function startRules(dead: () => void): RulesLine {
  const shared = new SharedArrayBuffer(sharedWords.count * Int32Array.BYTES_PER_ELEMENT);
  // Threads that begin after this may look for memory that nobody needs.
  v8.setFlagsFromString('--expose-gc');
  const resourceLimits = { maxYoungGenerationSizeMb: youngMegabytes };
  const thread = startThread<Ask, Answered>('rules/rules.worker', { workerData: { shared }, resourceLimits }, dead);
  return new RulesLine(thread, new Int32Array(shared));
}
