import type { Seat } from '@impulse/engine';
import type { MatchMessage } from '@impulse/protocol/wire/index.js';

import { isSpectator } from './spectators.js';

/** Whoever hears of a match: a socket. */
export interface Listener {
  /** Where it comes from (`neighbourhoodOf`). */
  readonly place: string;
  send(text: string): void;
}

/** Who is at a match, and in which seat. */
export class Audience {
  readonly #seats = new Map<Listener, Seat>();
  /** Their pages are open behind others. */
  readonly #inattentive = new Set<Listener>();

  /** Where the last player came from; nothing before there was one. */
  lastPlace = '';

  get isEmpty(): boolean {
    return this.#seats.size === 0;
  }

  /** The seats that somebody is in. */
  get present(): Set<Seat> {
    return new Set(this.#seats.values());
  }

  /** Does somebody in this seat look at the page? */
  attends(seat: Seat): boolean {
    return this.in(seat).some((listener) => !this.#inattentive.has(listener));
  }

  noteAttention(listener: Listener, looks: boolean): void {
    if (looks) this.#inattentive.delete(listener);
    else if (this.#seats.has(listener)) this.#inattentive.add(listener);
  }

  seatOf(listener: Listener): Seat | null {
    return this.#seats.get(listener) ?? null;
  }

  admit(listener: Listener, seat: Seat): void {
    this.#seats.set(listener, seat);
    if (!isSpectator(seat)) this.lastPlace = listener.place;
  }

  dismiss(listener: Listener): void {
    this.#seats.delete(listener);
    this.#inattentive.delete(listener);
  }

  dismissAll(seat: Seat): void {
    for (const listener of this.in(seat)) this.dismiss(listener);
  }

  in(seat: Seat): Listener[] {
    return [...this.#seats].filter(([, one]) => one === seat).map(([listener]) => listener);
  }

  sendTo(seat: Seat, text: string): void {
    for (const [listener, one] of this.#seats) if (one === seat) listener.send(text);
  }

  tell(told: MatchMessage, mayHear: (seat: Seat) => boolean = () => true): void {
    const text = JSON.stringify(told);
    for (const [listener, seat] of this.#seats) if (mayHear(seat)) listener.send(text);
  }
}
