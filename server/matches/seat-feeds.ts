import type { Seat } from '@impulse/engine';
import type { ClockReading } from '@impulse/protocol/wire/index.js';
import type { Ask, RulesAnswers, SeatNews } from '../rules/messages.js';
import type { Audience, Listener } from './audience.js';
import type { RulesPool } from '../rules/rules-pool.js';
import type { KeptMatch } from './kept-match.js';
import { isSpectator } from './spectators.js';

/** The match whose seats are told what happens. */
export interface FedMatch {
  readonly kept: KeptMatch;
  readonly audience: Audience;
  readonly clock: ClockReading | null;
  ask<Q extends Ask>(ask: Q, tell: (answer: RulesAnswers[Q['do']]) => void): Promise<RulesAnswers[Q['do']]>;
}

/** Tells the seats of a match the news, once they know the battle: those whom a thread tells, and those whom it told before. */
export class SeatFeeds {
  readonly #match: FedMatch;
  readonly #fed = new Set<Seat>();
  /** The revision that everybody in a seat has heard of, since a thread let go of the battle in peace. */
  readonly #heard = new Map<Seat, number>();

  constructor(match: FedMatch) {
    this.#match = match;
  }

  tell({ seat, text }: SeatNews): void {
    this.#match.audience.sendTo(seat, this.#letter(text));
  }

  #letter(news: string): string {
    return `{"match":"${this.#match.kept.id}","news":${news}}`;
  }

  /** Tells the whole battle to somebody who has come to a seat. */
  begin(listener: Listener, seat: Seat): Promise<void> {
    return this.#begin([listener], seat);
  }

  /** Everybody who is here and is not told the news is told the whole battle, now or when it can be opened again. */
  beginAnew(): void {
    const { audience } = this.#match;
    for (const seat of audience.present) {
      if (!this.#fed.has(seat)) this.#begin(audience.in(seat), seat).catch(() => undefined);
    }
  }

  /**
   * A thread has just taken the battle in, and nothing has been asked of it: seats that had heard everything go on from
   * there, and are told the whole battle only where it has gone on without them.
   */
  async goOn(rules: RulesPool): Promise<void> {
    const { kept, audience } = this.#match;
    for (const [seat, heard] of this.#heard) {
      if (isSpectator(seat)) continue;
      this.#mark(seat);
      const { answer } = await rules.ask({ do: 'watch', match: kept.id, seat, heard });
      this.#tellFirst(audience.in(seat), seat, answer);
    }
    this.#heard.clear();
  }

  /** The seat hears the news from now on, after the whole battle. */
  async #begin(listeners: readonly Listener[], seat: Seat): Promise<void> {
    this.#mark(seat);
    const { id: match } = this.#match.kept;
    await this.#match.ask({ do: 'watch', match, seat, heard: null }, (news) => this.#tellFirst(listeners, seat, news));
  }

  #mark(seat: Seat): void {
    this.#fed.add(seat);
    this.#heard.delete(seat);
  }

  #tellFirst(listeners: readonly Listener[], seat: Seat, news: string | null): void {
    const { kept, audience, clock } = this.#match;
    for (const listener of listeners) {
      if (audience.seatOf(listener) !== seat) continue;
      if (news !== null) listener.send(this.#letter(news));
      if (clock) listener.send(JSON.stringify({ match: kept.id, clock }));
    }
  }

  /** Nobody is in the seat. */
  stop(seat: Seat): void {
    this.#fed.delete(seat);
    this.#heard.delete(seat);
  }

  /** No thread holds the battle any more; whoever was told has heard of `revision`, or of who knows what (null). */
  close(revision: number | null): void {
    this.#heard.clear();
    if (revision !== null) for (const seat of this.#fed) this.#heard.set(seat, revision);
    this.#fed.clear();
  }
}
