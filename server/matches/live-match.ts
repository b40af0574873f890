import { good, type Problem, type Result, type Seat } from '@impulse/engine';
import type { ClockReading, MatchCard, MatchMessage } from '@impulse/protocol/wire/index.js';
import type { Counters } from '../counters.js';
import type { RulesAnswers, Ask, Change, Moment } from '../rules/messages.js';
import { type RulesAnswer, RulesFailure } from '../rules/rules-line.js';
import type { RulesPool } from '../rules/rules-pool.js';
import type { KeptJournal, Store } from '../store/store.js';
import { Audience, type Listener } from './audience.js';
import { clockOf, noteEntry } from './clock-of-journal.js';
import { cardOf, isComputer, type KeptMatch, statusOf } from './kept-match.js';
import type { MatchClock } from './match-clock.js';
import { isSpectator } from './spectators.js';
import { verdictOf } from './verdict.js';

/** What is to be kept from now on, or why nothing is changed. */
type Changing<T> = (kept: KeptMatch) => { readonly kept: KeptMatch; readonly result: T } | Problem;

/** What all matches share. */
export interface MatchServices {
  readonly store: Store;
  readonly rules: RulesPool;
  readonly counters: Counters;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears whenever a computer may owe something. */
  readonly attend: (live: LiveMatch) => void;
}

/** A match that somebody is at, and the way of every change over the store to the seats. */
export class LiveMatch {
  readonly #services: MatchServices;
  readonly audience = new Audience();
  /** When somebody last asked for it, in milliseconds. */
  usedAt = 0;
  /** When something was last asked of the rules. */
  askedAt = 0;
  /** A computer is about to decide something. */
  isThinking = false;
  #kept: KeptMatch;
  #clock: MatchClock | null = null;
  #revision = 0;
  /** Who owes a decision. */
  #turn: string | null = null;
  /** It is an answer within an impulse of the other side. */
  #isAnswer = false;
  /** Everything that has happened so far has been kept and told. */
  #settled: Promise<void> = Promise.resolve();
  #opening: Promise<void> | null = null;
  readonly #underWay = new Set<Promise<unknown>>();
  /** The seats that the thread tells the news, since it holds the battle. */
  readonly #fed = new Set<Seat>();
  #changing: Promise<unknown> = Promise.resolve();

  constructor(kept: KeptMatch, services: MatchServices) {
    this.#kept = kept;
    this.#services = services;
  }

  get kept(): KeptMatch {
    return this.#kept;
  }

  get card(): MatchCard {
    return cardOf(this.#kept, this.audience.present, this.#turn, this.#services.now());
  }

  /** How much time the sides have; null where nobody is pressed, and before the battle is in memory. */
  get clock(): ClockReading | null {
    return this.#clock?.reading(this.#turn, this.#services.now(), this.#isAnswer) ?? null;
  }

  /** Who owes a decision; null as long as the battle is not in memory, and when it is over. */
  get decides(): string | null {
    return this.#turn;
  }

  /** How far the battle has come, as far as it is in memory. */
  get revision(): number {
    return this.#revision;
  }

  /** Who owes a decision and has no time left for it. */
  get outOfTime(): string | null {
    const { running = null, left = {} } = this.clock ?? {};
    return running !== null && left[running] <= 0 ? running : null;
  }

  /** From now on the listener hears what this seat may know. */
  async watch(listener: Listener, seat: Seat, welcome: () => string): Promise<void> {
    await this.leave(listener);
    await this.open();
    this.audience.admit(listener, seat);
    listener.send(welcome());
    this.#tellCard();
    if (this.#hasBattle) await this.#tellWhole([listener], seat);
  }

  async leave(listener: Listener): Promise<void> {
    const { audience } = this;
    const seat = audience.seatOf(listener);
    if (seat === null) return;
    audience.dismiss(listener);
    if (audience.present.has(seat)) return;
    if (!isSpectator(seat)) this.#tellCard();
    this.#fed.delete(seat);
    if (!this.#opening) return;
    // Whether the thread still feeds a seat that nobody is in matters to nobody.
    await this.#services.rules.ask({ do: 'unwatch', match: this.#kept.id, seat }).catch(() => undefined);
  }

  get #hasBattle(): boolean {
    const stage = statusOf(this.#kept);
    return stage === 'playing' || stage === 'over';
  }

  async #tellWhole(listeners: readonly Listener[], seat: Seat): Promise<void> {
    this.#fed.add(seat);
    await this.ask({ do: 'watch', match: this.#kept.id, seat }, (news) => {
      const { clock, audience } = this;
      for (const listener of listeners) {
        if (audience.seatOf(listener) !== seat) continue;
        if (news !== null) listener.send(this.#newsText(news));
        if (clock) listener.send(JSON.stringify({ match: this.#kept.id, clock }));
      }
    });
  }

  #newsText(news: string): string {
    return `{"match":"${this.#kept.id}","news":${news}}`;
  }

  #tellCard(): void {
    this.audience.tell({ match: this.#kept.id, card: this.card });
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
    const { store } = this.#services;
    const next = { ...wanted.kept, version: this.#kept.version + 1 };
    if (!(await store.replace(next))) {
      this.#take((await store.find(next.id)) ?? this.#kept);
      return { ok: false, error: changedMeanwhile };
    }
    this.#take(next);
    this.#tellCard();
    this.#dismissReplaced();
    if (!began && this.#hasBattle) this.#beginAnew();
    this.#services.attend(this);
    return good(wanted.result);
  }

  /** What is kept now; the other player's bid may have changed the sides over. */
  #take(next: KeptMatch): void {
    const { host } = this.#kept;
    this.#kept = next;
    if (next.host === host) return;
    for (const listener of this.audience.in(host)) {
      this.audience.admit(listener, next.host);
      listener.send(JSON.stringify({ match: next.id, seat: next.host } satisfies MatchMessage));
    }
  }

  /** Whoever has been replaced by a computer does not hear, or play, for that seat any more. */
  #dismissReplaced(): void {
    if (!this.#kept.clock) this.#clock = null;
    for (const { side } of this.#kept.seats.filter(isComputer)) {
      for (const listener of this.audience.in(side)) this.audience.dismiss(listener);
    }
  }

  /** Everybody who is here and is not told the news is told the whole battle, now or when it can be opened again. */
  #beginAnew(): void {
    for (const seat of this.audience.present) {
      if (!this.#fed.has(seat)) this.#tellWhole(this.audience.in(seat), seat).catch(() => undefined);
    }
  }

  /**
   * What the rules answer, after everything that came of it has been kept and told. `tell` is called in the order in
   * which the rules have answered.
   */
  async ask<Q extends Ask>(
    ask: Q,
    tell: (answer: RulesAnswers[Q['do']]) => void = () => undefined,
  ): Promise<RulesAnswers[Q['do']]> {
    this.askedAt = this.#services.now();
    const opening = (this.#opening ??= this.#takeIn());
    try {
      await opening;
      const underWay = this.#askRules(ask, tell);
      this.#underWay.add(underWay);
      return await underWay.finally(() => this.#underWay.delete(underWay));
    } catch (error) {
      // The thread does not hold the battle, or no more; those who are here begin anew.
      this.#drop(opening);
      if (ask.do !== 'watch') this.#beginAnew();
      throw error;
    }
  }

  async #askRules<Q extends Ask>(
    ask: Q,
    tell: (answer: RulesAnswers[Q['do']]) => void,
  ): Promise<RulesAnswers[Q['do']]> {
    const asked = await this.#services.rules.ask(ask);
    const settled = this.#settle(asked, tell);
    this.#settled = settled;
    await settled;
    return asked.answer;
  }

  async #settle<A>({ answer, change }: RulesAnswer<A>, tell: (answer: A) => void): Promise<void> {
    const before = this.#settled;
    const at = this.#services.now();
    const kept = change ? this.#append(change, at) : Promise.resolve(true);
    await before;
    if (!(await kept)) {
      await this.#forget();
      throw new RulesFailure(notKept);
    }
    for (const { seat, text } of change?.news ?? []) this.audience.sendTo(seat, this.#newsText(text));
    if (change) this.#noteTime(change, at);
    tell(answer);
    if (!change) return;
    this.#services.counters.add('moves_total');
    await this.#noteEnding(change);
    this.#services.attend(this);
  }

  /** A store that does not answer has not kept it, as far as anybody can tell. */
  #append({ from, entries, snapshot }: Change, at: number): Promise<boolean> {
    const addition = { match: this.#kept.id, from, entries, at, ...(snapshot ? { snapshot } : {}) };
    return this.#services.store.append(addition).catch(() => false);
  }

  #noteMoment({ revision, turn, isAnswer }: Moment): void {
    this.#revision = revision;
    this.#turn = turn;
    this.#isAnswer = isAnswer;
  }

  #noteTime(change: Change, at: number): void {
    const { entries } = change;
    this.#noteMoment(change);
    if (this.#clock) for (const { entry } of entries) noteEntry(this.#clock, this.#kept.record.game, entry, at);
    this.tellClock();
  }

  tellClock(): void {
    const { clock } = this;
    if (clock) this.audience.tell({ match: this.#kept.id, clock });
  }

  /** Everything that has been kept of the battle. */
  journal(): Promise<KeptJournal> {
    return this.#services.store.journal(this.#kept.id);
  }

  /** A thread of the rules has the battle, if there is one yet. */
  async open(): Promise<void> {
    if (!this.#hasBattle) return;
    const opening = (this.#opening ??= this.#takeIn());
    try {
      await opening;
    } catch (error) {
      this.#drop(opening);
      throw error;
    }
  }

  /** Takes the battle into a thread of the rules, as it is kept. */
  async #takeIn(): Promise<void> {
    const { store, rules } = this.#services;
    // What was asked of the thread before is to be found in the journal.
    await Promise.allSettled(this.#underWay);
    const journal = await store.journal(this.#kept.id);
    const { answer } = await rules.ask({ do: 'open', record: this.#kept.record, journal });
    if (!answer.ok) throw new RulesFailure(answer.error);
    this.#noteMoment(answer.value);
    this.#clock = clockOf(this.#kept, journal.entries, () => this.#kept.vacations ?? []);
    this.#beginAnew();
    await this.#noteEnding(answer.value);
    this.#services.attend(this);
  }

  /** This opening has failed or is over; another one may have begun since. */
  #drop(opening: Promise<void>): void {
    if (this.#opening !== opening) return;
    this.#opening = null;
    this.#fed.clear();
  }

  async #noteEnding({ isOver, ended }: Moment): Promise<void> {
    if (isOver === this.#kept.isOver) return;
    const noted = (kept: KeptMatch) => ({ ...kept, isOver, result: ended && verdictOf(ended, kept) });
    await this.change((kept) => ({ kept: noted(kept), result: null }));
  }

  /** What the thread holds is not what is kept. */
  async #forget(): Promise<void> {
    this.#settled = Promise.resolve();
    await this.release();
    this.#beginAnew();
  }

  /** Somebody has changed the match in another process: what is kept is right. */
  async refresh(): Promise<void> {
    this.#take((await this.#services.store.find(this.#kept.id)) ?? this.#kept);
    await this.release();
    this.#tellCard();
    this.#dismissReplaced();
    if (this.#hasBattle) this.#beginAnew();
  }

  /** The thread need not hold the battle any more. */
  async release(): Promise<void> {
    if (!this.#opening) return;
    this.#drop(this.#opening);
    await this.#services.rules.ask({ do: 'forget', match: this.#kept.id }).catch(() => undefined);
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
