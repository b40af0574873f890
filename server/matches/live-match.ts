import { good, type Problem, type Result, type Seat } from '@impulse/engine';
import type { ClockReading, MatchCard, MatchMessage } from '@impulse/protocol/wire/index.js';
import type { ProcessNotice } from '../processes/process-notice.js';
import type { Settled } from '../ratings/ratings.js';
import type { Ask, Change, Moment, Opened, RulesAnswers } from '../rules/messages.js';
import type { KeptEntry, KeptJournal } from '../store/store.js';
import { dutyPatience, keepDuty, owesAnything } from '../duties/owed.js';
import { Audience, type Listener } from './audience.js';
import { BattleLine, type BattleOwner } from './battle-line.js';
import { forgetHolder } from './forget-holder.js';
import { cardOf, isComputer, type KeptMatch, statusOf } from './kept-match.js';
import { LiveMoment } from './live-moment.js';
import type { MatchServices } from './match-services.js';
import { hasMuted, mayHear } from './muting.js';
import { noteEnding } from './note-ending.js';
import { changedMeanwhile } from './problems.js';
import { Presence } from './presence.js';
import { SeatFeeds } from './seat-feeds.js';
import { isSpectator } from './spectators.js';
import { ordersLeftBy } from './standing-orders.js';

/** What is to be kept from now on, or why nothing is changed. */
export type Changing<T> = (kept: KeptMatch) => { readonly kept: KeptMatch; readonly result: T } | Problem;

/** What is kept at the same moment as a change: the match once more, and rows beside it. */
export type Settle = (kept: KeptMatch) => Promise<Settled>;

/** A match that somebody is at: who, and what they are told. */
export class LiveMatch implements BattleOwner {
  readonly #services: MatchServices;
  readonly #line: BattleLine;
  readonly #presence: Presence;
  readonly audience = new Audience();
  /** When somebody last asked for it, in milliseconds. */
  usedAt = 0;
  /** A computer is about to decide something. */
  isThinking = false;
  #kept: KeptMatch;
  readonly #moment: LiveMoment;
  /** As it was when a thread last took the battle in. */
  #opened: Opened | null = null;
  readonly #feeds = new SeatFeeds(this);
  #changing: Promise<unknown> = Promise.resolve();

  constructor(kept: KeptMatch, services: MatchServices) {
    this.#kept = kept;
    this.#services = services;
    this.#line = new BattleLine(this, services);
    this.#presence = new Presence(kept.id, this.audience, services);
    this.#moment = new LiveMoment(services.now);
  }

  get kept(): KeptMatch {
    return this.#kept;
  }

  /** A thread holds the battle. */
  get isOpen(): boolean {
    return this.#line.isOpen;
  }

  /** When something was last asked of the rules. */
  get askedAt(): number {
    return this.#line.askedAt;
  }

  get card(): MatchCard {
    const card = cardOf(this.#kept, this.#presence.seats, this, this.#services.now());
    if (!this.#opened) return card;
    const { rules, dataHash, options, versionChange } = this.#opened;
    return { ...card, rules, dataHash, options, versionChange };
  }

  get clock(): ClockReading | null {
    return this.#moment.clock;
  }

  /** Who owes a decision; null as long as the battle is not in memory, and when it is over. */
  get decides(): string | null {
    return this.#moment.decides;
  }

  /** How far the battle has come, as far as it is in memory. */
  get revision(): number {
    return this.#moment.revision;
  }

  get moment(): Moment {
    return this.#moment.moment;
  }

  /** Who owes a decision and has no time left for it. */
  get outOfTime(): string | null {
    return this.#moment.outOfTime;
  }

  /** The side that the other one may give to a computer. */
  get deserted(): string | null {
    return this.#moment.desertedBut(this.#presence.seats);
  }

  /** From now on the listener hears what this seat may know. */
  async watch(listener: Listener, seat: Seat, welcome: () => string): Promise<void> {
    await this.leave(listener);
    await this.open();
    this.audience.admit(listener, seat);
    listener.send(welcome());
    this.#tellCard();
    this.#presence.tell();
    if (this.#hasBattle) await this.#feeds.begin(listener, seat);
  }

  async leave(listener: Listener): Promise<void> {
    const { audience } = this;
    const seat = audience.seatOf(listener);
    if (seat === null) return;
    audience.dismiss(listener);
    if (audience.present.has(seat)) return;
    if (!isSpectator(seat)) {
      this.#tellCard();
      this.#presence.tell();
    }
    this.#feeds.stop(seat);
    await this.#line.unwatch(seat);
  }

  get #hasBattle(): boolean {
    const stage = statusOf(this.#kept);
    return stage === 'playing' || stage === 'over';
  }

  #tellCard(): void {
    this.audience.tell({ match: this.#kept.id, card: this.card });
  }

  tellClock(): void {
    const { clock } = this;
    if (clock) this.audience.tell({ match: this.#kept.id, clock });
  }

  /**
   * One change of what is kept at a time; with a revision, only as long as the battle stands there. `settle` adds what is to be
   * kept together with it.
   */
  change<T>(change: Changing<T>, revision?: number, settle?: Settle): Promise<Result<T>> {
    const changed = this.#changing.then(() => this.#change(change, revision, settle));
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  async #change<T>(
    change: Changing<T>,
    revision?: number,
    settle: Settle = async (kept) => ({ kept, rows: [] }),
  ): Promise<Result<T>> {
    const wanted = change(this.#kept);
    if ('code' in wanted) return { ok: false, error: wanted };
    const { store } = this.#services;
    const { kept: next, rows } = await settle({ ...wanted.kept, version: this.#kept.version + 1 });
    // A computer, or a standing order, has come to the seat that owes a decision.
    const owes = owesAnything(next, this.moment) && !owesAnything(this.#kept, this.moment);
    const duty = owes ? [keepDuty(await store.tables(), next.id, this.#services.now() + dutyPatience)] : [];
    if (await store.replace(next, revision, [...rows, ...duty])) {
      this.#take(next);
      return good(wanted.result);
    }
    this.#take((await store.find(next.id)) ?? this.#kept);
    return { ok: false, error: changedMeanwhile };
  }

  /** This is kept now; those who are here are told what it means for them. */
  #take(next: KeptMatch): void {
    const before = this.#kept;
    const began = this.#hasBattle;
    this.#kept = next;
    const { id: match, host, rematch } = next;
    // The other player's bid may have changed the sides over.
    if (host !== before.host) {
      for (const listener of this.audience.in(before.host)) {
        this.audience.admit(listener, host);
        listener.send(JSON.stringify({ match, seat: host } satisfies MatchMessage));
      }
    }
    this.#tellCard();
    if (rematch && !before.rematch) {
      this.audience.tell({ match, rematch }, (seat) => !isSpectator(seat) && seat !== rematch.by);
    }
    for (const { side } of next.seats) {
      const muted = hasMuted(next, side);
      if (muted !== hasMuted(before, side)) this.audience.tell({ match, muted }, (seat) => seat === side);
      const standing = ordersLeftBy(next, side);
      if (JSON.stringify(standing) !== JSON.stringify(ordersLeftBy(before, side)))
        this.audience.tell({ match, standing }, (seat) => seat === side);
    }
    if (!next.clock) this.#moment.stopClock();
    // Whoever has been replaced by a computer does not hear, or play, for that seat any more.
    for (const { side } of next.seats.filter(isComputer)) this.audience.dismissAll(side);
    if (!began && this.#hasBattle) this.beginAnew();
    this.#services.attend(this);
  }

  /** The seat is somebody else's, or a computer's, for good; `change` as in `change`. */
  async changeHolder(side: string, change: Changing<null>, revision?: number): Promise<Result<null>> {
    const changed = await this.change(change, revision);
    if (!changed.ok) return changed;
    this.audience.dismissAll(side);
    await forgetHolder(await this.#services.store.tables(), this.#kept.id, side);
    return changed;
  }

  beginAnew(): void {
    this.#feeds.beginAnew();
  }

  /** What the rules answer, after everything that came of it has been kept and told (`BattleLine`). */
  ask<Q extends Ask>(ask: Q, tell?: (answer: RulesAnswers[Q['do']]) => void): Promise<RulesAnswers[Q['do']]> {
    return this.#line.ask(ask, tell);
  }

  /** A thread of the rules has the battle, if there is one yet. */
  async open(): Promise<void> {
    if (this.#hasBattle) await this.#line.open();
  }

  /** Does what a process that died has left undone: keeps the result, and lets computers and standing orders go on. */
  async makeUp(): Promise<void> {
    await this.open();
    await noteEnding(this, this.moment, this.#services);
    this.#services.attend(this);
  }

  /** Nobody is at the battle any more: what a program of another version will need of it is kept. */
  retire(): Promise<void> {
    return this.#line.retire();
  }

  /** The thread need not hold the battle any more. */
  release(): Promise<void> {
    return this.#line.release();
  }

  /** Everything that has been kept of the battle. */
  journal(): Promise<KeptJournal> {
    return this.#services.store.journal(this.#kept.id);
  }

  async opened(opened: Opened, { entries }: KeptJournal): Promise<void> {
    this.#opened = opened;
    this.#moment.begin(opened, entries, () => this.#kept);
    await this.#feeds.goOn(this.#services.rules);
    this.beginAnew();
    await noteEnding(this, opened, this.#services);
    this.#services.openBattles.opened(this);
    this.#services.attend(this);
  }

  happened(change: Change, entries: readonly KeptEntry[]): void {
    for (const news of change.news) this.#feeds.tell(news);
    this.#moment.note(change, entries, this.#kept.record.game);
    this.tellClock();
  }

  async told(change: Change): Promise<void> {
    await noteEnding(this, change, this.#services);
    this.#services.attend(this);
  }

  closed(inPeace: boolean): void {
    this.#services.openBattles.closed(this);
    this.#feeds.close(inPeace ? this.revision : null);
  }

  /** What another process tells about this match. */
  async hear(notice: Extract<ProcessNotice, { readonly match: string }>): Promise<void> {
    const { id: match } = this.#kept;
    switch (notice.kind) {
      case 'kept':
        await this.#readAgain();
        break;
      case 'entries':
        if (this.isOpen || this.audience.isEmpty) await this.#line.follow();
        else await this.open();
        break;
      case 'rewritten':
        await this.refresh();
        break;
      case 'said': {
        const { said } = notice;
        this.audience.tell({ match, said }, (seat) => mayHear(this.#kept, seat, said));
        break;
      }
      case 'note':
        this.audience.tell({ match, note: notice.note }, (seat) => seat === notice.seat);
        break;
      case 'present':
        this.#presence.hear(notice.process, notice.seats, notice.asks);
        this.#tellCard();
    }
  }

  /** After changes of this process that are under way. */
  async #readAgain(): Promise<void> {
    await this.#changing;
    const kept = await this.#services.store.find(this.#kept.id);
    if (kept && kept.version > this.#kept.version) this.#take(kept);
  }

  /** Something may have been missed, or everything is another: what is kept is right. */
  async refresh(): Promise<void> {
    await this.#readAgain();
    await this.release();
    if (this.#hasBattle) this.beginAnew();
  }

  /** What other processes told may have been missed. */
  async catchUp(): Promise<void> {
    this.#presence.askAgain();
    await this.refresh();
  }

  /** Processes that have died have nobody at the match, unless they come to life again. */
  lookAgain(): void {
    if (this.#presence.lookAgain()) this.#tellCard();
  }
}
