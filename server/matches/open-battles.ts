/** A match as far as its battle takes room in a thread. */
export interface RoomTaker {
  /** When something was last asked of the rules, in milliseconds. */
  readonly askedAt: number;
  readonly isThinking: boolean;
  retire(): Promise<void>;
}

/** In milliseconds: where something was decided just now, the next decision may follow at once. */
const shortestRest = 1_000;

/** The battles that threads hold. Beyond `most` those leave at which nothing has happened for longest. */
export class OpenBattles {
  readonly #most: number;
  readonly #now: () => number;
  readonly #report: (error: unknown) => void;
  readonly #open = new Set<RoomTaker>();

  constructor(most: number, now: () => number, report: (error: unknown) => void) {
    this.#most = most;
    this.#now = now;
    this.#report = report;
  }

  opened(match: RoomTaker): void {
    this.#open.add(match);
    const tooMany = this.#open.size - this.#most;
    if (tooMany <= 0) return;
    const since = this.#now() - shortestRest;
    const resting = [...this.#open].filter(({ askedAt, isThinking }) => askedAt <= since && !isThinking);
    for (const one of resting.toSorted((a, b) => a.askedAt - b.askedAt).slice(0, tooMany)) {
      this.#open.delete(one);
      one.retire().catch(this.#report);
    }
  }

  closed(match: RoomTaker): void {
    this.#open.delete(match);
  }
}
