import { startThread, type Thread } from '../threads/thread.js';
import type { Decision, DecisionAsked, DecisionMade } from './messages.js';

export type ThinkingThread = Thread<DecisionAsked, DecisionMade>;
/** `dead` is called when the thread has ended by itself. */
export type StartThinking = (dead: () => void) => ThinkingThread;

export const startThinking: StartThinking = (dead) => startThread('computers/computers.worker', {}, dead, 1);

/** In milliseconds: how long one decision may take, and after which time a thread without work ends. */
const patience = 30_000;
const idleTime = 300_000;

/** A thread that makes one decision at a time. It is started when it is first needed, and ended when it takes too long. */
export class Thinker {
  readonly #start: StartThinking;
  readonly #report: (error: unknown) => void;
  #thread: ThinkingThread | null = null;
  #isBusy = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(start: StartThinking, report: (error: unknown) => void) {
    this.#start = start;
    this.#report = report;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Fails when the thread has died of it, or had to be ended. */
  async decide(asked: DecisionAsked): Promise<Decision> {
    this.#isBusy = true;
    this.#endAfter(patience);
    const thread = (this.#thread ??= this.#start(() => (this.#thread = null)));
    try {
      const made = await thread.line.ask(asked);
      if ('failure' in made) throw new Error(made.failure);
      return made;
    } finally {
      this.#isBusy = false;
      this.#endAfter(idleTime);
    }
  }

  #endAfter(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end().catch(this.#report), time);
    this.#timer.unref();
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    const thread = this.#thread;
    this.#thread = null;
    await thread?.end();
  }
}
