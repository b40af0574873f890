import { type LogEvent, observer, type Seat } from '@impulse/engine';
import type { Referee } from './referee.js';

/** What each seat has been shown of its log. */
export class Recap {
  readonly #referee: Referee;
  readonly #seen = new Map<Seat, number>();
  /** Shown when everybody looked on. */
  readonly #open = new WeakSet<LogEvent>();

  constructor(referee: Referee) {
    this.#referee = referee;
  }

  unseen(seat: Seat): readonly LogEvent[] {
    const { log } = this.#referee.seat(seat);
    return log.slice(this.#seen.get(seat) ?? 0).filter((event) => !this.#open.has(event));
  }

  seeOpenly(events: readonly LogEvent[]): void {
    for (const event of events) this.#open.add(event);
  }

  see(seat: Seat): void {
    this.#seen.set(seat, this.#referee.seat(seat).log.length);
  }

  /** Nobody needs to be shown anything of the past. */
  skip(): void {
    for (const seat of this.#readers()) this.see(seat);
  }

  /** After something was taken back: what is no longer there has not been seen. */
  shorten(): void {
    for (const [seat, count] of this.#seen) this.#seen.set(seat, Math.min(count, this.#referee.seat(seat).log.length));
  }

  /** One player reads as that side, two as either and as anybody. */
  #readers(): Seat[] {
    const { humans } = this.#referee;
    return humans.length === 1 ? humans : [...humans, observer];
  }

  /** How many chapters of the log a seat knows. */
  chapters(seat: Seat): number {
    const { log, aids } = this.#referee.seat(seat);
    return log.filter((event) => aids.chapter(event) !== null).length;
  }
}
