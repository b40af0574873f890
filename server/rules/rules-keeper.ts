import type { Problem } from '@impulse/engine';
import { type RulesAnswers, type Ask, matchOf } from './messages.js';
import { type RulesAnswer, RulesFailure, type RulesLine } from './rules-line.js';

/** How often the thread is looked at, and how much processor time one question may take, in milliseconds. */
const lookEvery = 1_000;
const patience = 10_000;
/** A thread that only waits is given up too, after this many times as long. */
const waiting = 6;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Keeps one thread of the rules: starts it when somebody first needs it, and again when it has died. A question that takes
 * too long costs the thread its life and its battle the right to be asked about; all other battles go on in a new thread.
 */
export class RulesKeeper {
  readonly #start: (dead: () => void) => RulesLine;
  readonly #report: (error: unknown) => void;
  /** The processor time of this process, in milliseconds: a busy machine does not make a battle guilty. */
  readonly #spent: () => number;
  readonly #held = new Set<string>();
  #line: RulesLine | null = null;
  #looking: NodeJS.Timeout | null = null;
  #isEnded = false;

  constructor(start: (dead: () => void) => RulesLine, report: (error: unknown) => void, spent = processorTime) {
    this.#start = start;
    this.#report = report;
    this.#spent = spent;
  }

  async ask<Q extends Ask>(ask: Q): Promise<RulesAnswer<RulesAnswers[Q['do']]>> {
    if (this.#isEnded) throw new RulesFailure(ended);
    if (this.#held.has(matchOf(ask))) throw new RulesFailure(held);
    return (this.#line ??= this.#begin()).ask(ask);
  }

  #begin(): RulesLine {
    const line = this.#start(() => this.#forget());
    let finished = line.finished;
    let cost = 0;
    let spent = this.#spent();
    this.#looking = setInterval(() => {
      const before = spent;
      spent = this.#spent();
      const more = Math.min(lookEvery, Math.max(lookEvery / waiting, spent - before));
      cost = line.isBusy && line.finished === finished ? cost + more : 0;
      ({ finished } = line);
      if (cost >= patience) this.#giveUp(line);
    }, lookEvery);
    this.#looking.unref();
    return line;
  }

  #giveUp(line: RulesLine): void {
    const ask = line.current;
    if (ask) {
      this.#held.add(matchOf(ask));
      this.#report(new Error(`The battle ${matchOf(ask)} takes too long for "${ask.do}" and is held`));
    }
    this.#forget();
    line.end().catch(this.#report);
  }

  #forget(): void {
    this.#line = null;
    if (this.#looking) clearInterval(this.#looking);
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    const line = this.#line;
    this.#forget();
    await line?.end();
  }
}

const ended: Problem = { code: 'ended', path: '', message: 'The server is ending.' };

const held: Problem = {
  code: 'held',
  path: 'match',
  message:
    'The rules could not cope with this battle. It is kept as it stands, and whoever runs the server has been told.',
};
