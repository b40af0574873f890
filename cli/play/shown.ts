import { type LogEvent, observer, type Seat } from '@impulse/engine';
import type { AnySeat } from './player-context.js';

/** Which events have been on the screen, and before whose eyes: what `observer` has seen, everybody has. */
export class ShownEvents {
  readonly #seenBy = new Map<Seat, WeakSet<LogEvent>>();

  /** What a seat has not been shown of its log; from now on it has. */
  take({ seat, log }: AnySeat): LogEvent[] {
    const [own, open] = [this.#seen(seat), this.#seen(observer)];
    const events = log.filter((event) => !own.has(event) && !open.has(event));
    for (const event of events) own.add(event);
    return events;
  }

  #seen(seat: Seat): WeakSet<LogEvent> {
    const known = this.#seenBy.get(seat) ?? new WeakSet();
    this.#seenBy.set(seat, known);
    return known;
  }
}
