import type { ClockReading } from '@impulse/protocol/wire/index.js';
import type { Moment } from '../rules/messages.js';
import type { KeptEntry } from '../store/store.js';
import { clockOf, noteEntry } from './clock-of-journal.js';
import type { KeptMatch } from './kept-match.js';
import type { MatchClock } from './match-clock.js';
import { day } from './vacations.js';

/** In milliseconds: who owes a decision for so long, and is not at the table, has left it. */
const absenceTime = 14 * day;

/** Where the battle of a match stands, as far as it has been in memory, and what time it is there. */
export class LiveMoment {
  readonly #now: () => number;
  #clock: MatchClock | null = null;
  #moment: Moment = { revision: 0, isOver: false, turn: null, isAnswer: false, ended: null };
  /** When something last happened. */
  #lastAt = Infinity;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Who owes a decision; null as long as the battle is not in memory, and when it is over. */
  get decides(): string | null {
    return this.#moment.turn;
  }

  get revision(): number {
    return this.#moment.revision;
  }

  /** As far as it has been in memory. */
  get moment(): Moment {
    return this.#moment;
  }

  /** How much time the sides have; null where nobody is pressed, and before the battle is in memory. */
  get clock(): ClockReading | null {
    const { turn, isAnswer } = this.#moment;
    return this.#clock?.reading(turn, this.#now(), isAnswer) ?? null;
  }

  /** Who owes a decision and has no time left for it. */
  get outOfTime(): string | null {
    const { running = null, left = {} } = this.clock ?? {};
    return running !== null && left[running] <= 0 ? running : null;
  }

  /** Who owes a decision, and has no time left for it or, without a clock, has not been seen for long. */
  desertedBut(present: ReadonlySet<string>): string | null {
    const { decides } = this;
    if (this.#clock || decides === null) return this.outOfTime;
    return !present.has(decides) && this.#now() - this.#lastAt >= absenceTime ? decides : null;
  }

  /** The battle has been taken up; `kept` tells its vacations, which change. */
  begin(moment: Moment, entries: readonly KeptEntry[], kept: () => KeptMatch): void {
    this.#moment = momentOf(moment);
    this.#lastAt = entries.at(-1)?.at ?? kept().begun ?? Infinity;
    this.#clock = clockOf(kept(), entries, () => kept().vacations ?? []);
  }

  note(moment: Moment, entries: readonly KeptEntry[], game: string): void {
    this.#moment = momentOf(moment);
    this.#lastAt = entries.at(-1)?.at ?? this.#lastAt;
    if (this.#clock) for (const { entry, at } of entries) noteEntry(this.#clock, game, entry, at);
  }

  /** Nobody is pressed for time any more. */
  stopClock(): void {
    this.#clock = null;
  }
}

/** Alone: a change has the news with it, and a match at rest is not to hold them. */
const momentOf = ({ revision, isOver, turn, isAnswer, ended }: Moment): Moment => ({
  revision,
  isOver,
  turn,
  isAnswer,
  ended,
});
