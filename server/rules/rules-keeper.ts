import type { Problem } from '@impulse/engine';
import { type RulesAnswers, type Ask, isReading, matchOf } from './messages.js';
import { type RulesAnswer, RulesFailure, type RulesLine } from './rules-line.js';

/** How often a busy thread is looked at, in milliseconds. */
const lookEvery = 250;
/** How much processor time one question may take, in milliseconds; taking a battle up may mean to play all of it again. */
const patience = 2_000;
const openingPatience = 10_000;
/** A thread that only waits is given up too, after this many times as long. */
const waiting = 15;
/** In milliseconds: a thread that has held no battle for so long ends, and its memory is given back. */
const emptyTime = 45_000;

/**
 * Keeps one thread of the rules: starts it when somebody first needs it, and again when it has died. A question that takes
 * too long costs the thread its life; all other battles go on in a new thread. If it was to change a battle, or to open it,
 * the battle is held; if somebody only wanted to read something, just that is not told any more.
 */
export class RulesKeeper {
  readonly #start: (dead: () => void) => RulesLine;
  readonly #report: (error: unknown) => void;
  readonly #held = new Set<string>();
  /** The battles that the thread holds. */
  readonly #open = new Set<string>();
  #line: RulesLine | null = null;
  #looking: NodeJS.Timeout | null = null;
  #isEnded = false;

  constructor(start: (dead: () => void) => RulesLine, report: (error: unknown) => void) {
    this.#start = start;
    this.#report = report;
  }

  /** Battles, and readings of battles, that took too long. */
  get held(): number {
    return this.#held.size;
  }

  /** Questions that have not been answered. */
  get waiting(): number {
    return this.#line?.unanswered ?? 0;
  }

  async ask<Q extends Ask>(ask: Q): Promise<RulesAnswer<RulesAnswers[Q['do']]>> {
    if (this.#isEnded) throw new RulesFailure(ended);
    if (this.#held.has(matchOf(ask))) throw new RulesFailure(held);
    if (this.#held.has(readingOf(ask))) throw new RulesFailure(notTold);
    const line = (this.#line ??= this.#begin());
    if (ask.do === 'open') this.#open.add(matchOf(ask));
    else if (ask.do === 'forget') this.#open.delete(matchOf(ask));
    return line.ask(ask);
  }

  #begin(): RulesLine {
    const line = this.#start(() => this.#forget());
    let finished = line.finished;
    let cost = 0;
    let spent = line.processorTime();
    let empty = 0;
    this.#looking = setInterval(() => {
      empty = line.isBusy || this.#open.size > 0 ? 0 : empty + lookEvery;
      if (empty >= emptyTime) this.#end(line);
      if (!line.isBusy) return;
      const before = spent;
      spent = line.processorTime();
      cost = line.finished === finished ? cost + Math.max(lookEvery / waiting, spent - before) : 0;
      ({ finished } = line);
      if (cost >= (line.current?.do === 'open' ? openingPatience : patience)) this.#giveUp(line);
    }, lookEvery);
    this.#looking.unref();
    return line;
  }

  #giveUp(line: RulesLine): void {
    const ask = line.current;
    if (ask) {
      const isHeld = !isReading(ask);
      this.#held.add(isHeld ? matchOf(ask) : readingOf(ask));
      const consequence = isHeld ? 'and is held' : 'and does not tell it any more';
      this.#report(new Error(`The battle ${matchOf(ask)} takes too long for "${ask.do}" ${consequence}`));
    }
    this.#end(line);
  }

  #end(line: RulesLine): void {
    this.#forget();
    line.end().catch(this.#report);
  }

  #forget(): void {
    this.#line = null;
    this.#open.clear();
    if (this.#looking) clearInterval(this.#looking);
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    const line = this.#line;
    this.#forget();
    await line?.end();
  }
}

/** What is to be read, and for which seat. */
const readingOf = (ask: Ask): string => `${matchOf(ask)} ${ask.do} ${'seat' in ask ? ask.seat : ''}`;

const ended: Problem = { code: 'ended', path: '', message: 'The server is ending.' };

const held: Problem = {
  code: 'held',
  path: 'match',
  message:
    'The rules could not cope with this battle. It is kept as it stands, and the operator of the server has been told.',
};

const notTold: Problem = {
  code: 'not-told',
  path: 'match',
  message: 'The server takes too long to answer this. The battle itself goes on.',
};
