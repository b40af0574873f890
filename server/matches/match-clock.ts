import type { ClockReading, ClockTerms } from '@impulse/protocol/wire/index.js';
import { type KeptVacation, pausedTime } from './vacations.js';

/** The share of its time that an answer within an impulse of the other side costs. */
export const answerShare = 0.5;

/**
 * The time of both sides. What passes between two entries of a journal is charged to the side that made the second one;
 * who has handed over gets the increment. So the clock follows from the journal, the times of its entries and vacations.
 */
export class MatchClock {
  readonly #terms: ClockTerms;
  readonly #vacations: () => readonly KeptVacation[];
  readonly #left: Map<string, number>;
  #last: { readonly side: string | null; readonly at: number };

  /** Times are in milliseconds, those of the terms in seconds. `vacations` are those that have been taken by then. */
  constructor(
    terms: ClockTerms,
    sides: readonly string[],
    begun: number,
    vacations: () => readonly KeptVacation[] = () => [],
  ) {
    this.#terms = terms;
    this.#vacations = vacations;
    this.#left = new Map(sides.map((side) => [side, terms.bank * 1000]));
    this.#last = { side: null, at: begun };
  }

  /** A side has made an entry, in an impulse of its own or as an answer. */
  note(side: string, at: number, isAnswer = false): void {
    const { side: before } = this.#last;
    if (before !== null && before !== side) this.#add(before, this.#terms.increment * 1000);
    this.#add(side, -this.#charge(side, at, isAnswer));
    this.#last = { side, at };
  }

  #add(side: string, time: number): void {
    this.#left.set(side, (this.#left.get(side) ?? 0) + time);
  }

  /** What passes until `at` costs this side. A clock that was set back costs nobody anything. */
  #charge(side: string, at: number, isAnswer: boolean): number {
    const { at: from } = this.#last;
    const passed = Math.max(0, at - from) - pausedTime(this.#vacations(), side, from, at);
    return isAnswer ? passed * answerShare : passed;
  }

  /** What is left now, when `running` owes a decision; below nothing when its time is over. */
  reading(running: string | null, now: number, isAnswer = false): ClockReading {
    const left = Object.fromEntries(this.#left);
    const { side } = this.#last;
    if (side !== null && side !== running) left[side] += this.#terms.increment * 1000;
    if (running !== null) left[running] -= this.#charge(running, now, isAnswer);
    const pause = running === null ? 0 : (this.#vacations().find(isNow(running, now))?.until ?? now) - now;
    return { left, running, at: now, rate: isAnswer ? answerShare : 1, pause };
  }
}

const isNow =
  (side: string, now: number) =>
  (vacation: KeptVacation): boolean =>
    vacation.side === side && vacation.from <= now && now < vacation.until;
