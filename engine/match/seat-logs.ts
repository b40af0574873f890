import { type LogEvent, type Seat, truth } from '../game.js';

export const mayRead = (event: LogEvent, seat: Seat): boolean =>
  event.seats === undefined || event.seats.includes(seat) || seat === truth;

/** What one seat may read, and how long its log was after each action. */
interface SeatLog {
  readonly events: LogEvent[];
  readonly lengths: number[];
}

/** The logs of all seats, each added to as things happen, from the time somebody first asks for it. */
export class SeatLogs {
  /** Of each action that stands. */
  readonly #events: (readonly LogEvent[])[];
  readonly #logs = new Map<Seat, SeatLog>();

  constructor(events: readonly (readonly LogEvent[])[]) {
    this.#events = [...events];
  }

  /** What each action that stands has led to. */
  get all(): readonly (readonly LogEvent[])[] {
    return this.#events;
  }

  add(events: readonly LogEvent[]): void {
    this.#events.push(events);
    for (const [seat, log] of this.#logs) append(log, seat, events);
  }

  /** Only the first `length` actions stand. */
  keep(length: number): void {
    this.#events.length = length;
    for (const log of this.#logs.values()) {
      log.events.length = length === 0 ? 0 : log.lengths[length - 1];
      log.lengths.length = length;
    }
  }

  of(seat: Seat): readonly LogEvent[] {
    return this.#logOf(seat).events;
  }

  /** How many events a seat may read of the first `actions`. */
  lengthOf(seat: Seat, actions: number): number {
    return actions === 0 ? 0 : this.#logOf(seat).lengths[actions - 1];
  }

  #logOf(seat: Seat): SeatLog {
    const known = this.#logs.get(seat);
    if (known) return known;
    const log: SeatLog = { events: [], lengths: [] };
    for (const events of this.#events) append(log, seat, events);
    this.#logs.set(seat, log);
    return log;
  }
}

function append({ events: log, lengths }: SeatLog, seat: Seat, events: readonly LogEvent[]): void {
  for (const event of events) if (mayRead(event, seat)) log.push(event);
  lengths.push(log.length);
}
