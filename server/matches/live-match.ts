import { good, observer, type Problem, type Result, type Seat } from '@impulse/engine';
import type { Told } from '@impulse/protocol/wire/index.js';
import type { Answers, Ask, Moment } from '../rules/messages.js';
import { type RulesAnswer, RulesFailure, type RulesLine } from '../rules/rules-line.js';
import type { Store } from '../store/store.js';
import { cardOf, type KeptMatch, stageOf } from './kept-match.js';

/** What is to be kept from now on, or why nothing is changed. */
type Changing<T> = (kept: KeptMatch) => { readonly kept: KeptMatch; readonly result: T } | Problem;

/** Whoever hears of a match: a socket. */
export interface Listener {
  send(text: string): void;
}

/** A match that somebody is at: who hears of it, and the way of every change over the store to the seats. */
export class LiveMatch {
  readonly #store: Store;
  readonly #rules: () => RulesLine;
  readonly #listeners = new Map<Listener, Seat>();
  /** When somebody last asked for it, in milliseconds. */
  usedAt = 0;
  #kept: KeptMatch;
  /** Everything that has happened so far has been kept and told. */
  #settled: Promise<void> = Promise.resolve();
  #opening: Promise<void> | null = null;
  /** Where the battle stands; null as long as no thread has held it. */
  #moment: Moment | null = null;
  #changing: Promise<unknown> = Promise.resolve();

  constructor(kept: KeptMatch, store: Store, rules: () => RulesLine) {
    this.#kept = kept;
    this.#store = store;
    this.#rules = rules;
  }

  get kept(): KeptMatch {
    return this.#kept;
  }

  get isLeft(): boolean {
    return this.#listeners.size === 0;
  }

  /** The sides whose pages are open. */
  get #present(): Set<Seat> {
    return new Set(this.#listeners.values());
  }

  get card() {
    return cardOf(this.#kept, this.#present, this.#moment?.decides ?? null);
  }

  seatOf(listener: Listener): Seat | null {
    return this.#listeners.get(listener) ?? null;
  }

  /** From now on the listener hears what this seat may know. */
  async watch(listener: Listener, seat: Seat, welcome: () => string): Promise<void> {
    await this.leave(listener);
    await this.open();
    this.#listeners.set(listener, seat);
    listener.send(welcome());
    this.#tellCard();
    if (this.#hasBattle) await this.#tellWhole([listener], seat);
  }

  async leave(listener: Listener): Promise<void> {
    const seat = this.#listeners.get(listener);
    if (seat === undefined) return;
    this.#listeners.delete(listener);
    if (this.#present.has(seat)) return;
    if (seat !== observer) this.#tellCard();
    if (this.#opening) await this.ask({ do: 'unwatch', match: this.#kept.id, seat });
  }

  get #hasBattle(): boolean {
    const stage = stageOf(this.#kept);
    return stage === 'playing' || stage === 'over';
  }

  async #tellWhole(listeners: readonly Listener[], seat: Seat): Promise<void> {
    await this.ask({ do: 'watch', match: this.#kept.id, seat }, (news) => {
      for (const listener of listeners) {
        if (this.#listeners.get(listener) === seat) listener.send(this.#newsText(news));
      }
    });
  }

  #newsText(news: string): string {
    return `{"match":"${this.#kept.id}","news":${news}}`;
  }

  tell(told: Told, mayHear: (seat: Seat) => boolean = () => true): void {
    const text = JSON.stringify(told);
    for (const [listener, seat] of this.#listeners) if (mayHear(seat)) listener.send(text);
  }

  #tellCard(): void {
    this.tell({ match: this.#kept.id, card: this.card });
  }

  /** One change of what is kept at a time. */
  change<T>(change: Changing<T>): Promise<Result<T>> {
    const changed = this.#changing.then(() => this.#change(change));
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  async #change<T>(change: Changing<T>): Promise<Result<T>> {
    const wanted = change(this.#kept);
    if ('code' in wanted) return { ok: false, error: wanted };
    const began = this.#hasBattle;
    const next = { ...wanted.kept, version: this.#kept.version + 1 };
    if (!(await this.#store.replace(next))) {
      this.#kept = (await this.#store.find(next.id)) ?? this.#kept;
      return { ok: false, error: changedMeanwhile };
    }
    this.#kept = next;
    this.#tellCard();
    if (!began && this.#hasBattle) this.#beginAnew();
    return good(wanted.result);
  }

  /** Everybody who is here is told the whole battle; who cannot be told now asks again. */
  #beginAnew(): void {
    for (const seat of this.#present) {
      const listeners = [...this.#listeners].filter(([, one]) => one === seat).map(([listener]) => listener);
      this.#tellWhole(listeners, seat).catch(() => undefined);
    }
  }

  /**
   * What the rules answer, after everything that came of it has been kept and told. `tell` is called in the order in
   * which the rules have answered.
   */
  async ask<Q extends Ask>(
    ask: Q,
    tell: (answer: Answers[Q['do']]) => void = () => undefined,
  ): Promise<Answers[Q['do']]> {
    const asked = await this.#askRules(ask);
    const settled = this.#settle(asked, tell);
    this.#settled = settled;
    await settled;
    return asked.answer;
  }

  async #askRules<Q extends Ask>(ask: Q): Promise<RulesAnswer<Answers[Q['do']]>> {
    try {
      await (this.#opening ??= this.#takeIn());
      return await this.#rules().ask(ask);
    } catch (error) {
      // The thread holds the battle no more; those who are here begin anew.
      this.#opening = null;
      if (ask.do !== 'watch') this.#beginAnew();
      throw error;
    }
  }

  async #settle<A>({ answer, change }: RulesAnswer<A>, tell: (answer: A) => void): Promise<void> {
    const before = this.#settled;
    const kept = change && this.#store.append(this.#kept.id, change.from, change.entries, change.snapshot);
    await before;
    if (kept && !(await kept.catch(() => false))) {
      await this.#forget();
      throw new RulesFailure(notKept);
    }
    for (const { seat, text } of change?.news ?? []) {
      const told = this.#newsText(text);
      for (const [listener, one] of this.#listeners) if (one === seat) listener.send(told);
    }
    tell(answer);
    if (change) await this.#note(change);
  }

  /** A thread of the rules has the battle, if there is one yet. */
  async open(): Promise<void> {
    if (!this.#hasBattle) return;
    try {
      await (this.#opening ??= this.#takeIn());
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }

  /** Takes the battle into a thread of the rules, as it is kept. */
  async #takeIn(): Promise<void> {
    const journal = await this.#store.journal(this.#kept.id);
    const { answer } = await this.#rules().ask({ do: 'open', record: this.#kept.record, journal });
    if (!answer.ok) throw new RulesFailure(answer.error);
    await this.#note(answer.value);
  }

  async #note(moment: Moment): Promise<void> {
    this.#moment = moment;
    const { isOver } = moment;
    if (isOver !== this.#kept.isOver) await this.change((kept) => ({ kept: { ...kept, isOver }, result: null }));
  }

  /** What the thread holds is not what is kept. */
  async #forget(): Promise<void> {
    this.#opening = null;
    this.#settled = Promise.resolve();
    await this.#rules()
      .ask({ do: 'forget', match: this.#kept.id })
      .catch(() => undefined);
    this.#beginAnew();
  }

  /** Nobody is here: the thread need not hold the battle. */
  async release(): Promise<void> {
    if (!this.#opening) return;
    this.#opening = null;
    await this.#rules()
      .ask({ do: 'forget', match: this.#kept.id })
      .catch(() => undefined);
  }
}

const notKept: Problem = {
  code: 'not-kept',
  path: '',
  message: 'This could not be kept and has not happened; the battle is told anew.',
};

const changedMeanwhile: Problem = {
  code: 'changed-meanwhile',
  path: '',
  message: 'The match has changed in the meantime; please try again.',
};
