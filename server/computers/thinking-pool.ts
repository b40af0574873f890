import { answersAtOnce } from './computer-seat.js';
import type { Decision, DecisionAsked } from './messages.js';
import type { StartThinking } from './thinker.js';
import { ThinkingLane } from './thinking-lane.js';

/**
 * A few threads think for all computers, and one of their own for those that answer at once, so that nobody waits for a
 * computer that thinks for somebody else. Every computer waits for one decision at most.
 */
export class ThinkingPool {
  readonly #quick: ThinkingLane;
  readonly #slow: ThinkingLane;

  constructor(threads: number, start: StartThinking, report: (error: unknown) => void) {
    this.#quick = new ThinkingLane(1, start, report);
    this.#slow = new ThinkingLane(threads, start, report);
  }

  /** Decisions that nobody thinks about yet. */
  get waiting(): number {
    return this.#quick.waiting + this.#slow.waiting;
  }

  /** `whose`: by whom the computer is played against; they take turns. */
  decide(asked: DecisionAsked, whose: string): Promise<Decision> {
    const lane = asked.level === null || answersAtOnce(asked.level) ? this.#quick : this.#slow;
    return lane.decide(asked, whose);
  }

  async end(): Promise<void> {
    await Promise.all([this.#quick.end(), this.#slow.end()]);
  }
}
