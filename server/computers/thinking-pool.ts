import type { Decision, DecisionAsked } from './messages.js';
import { type StartThinking, Thinker } from './thinker.js';

interface Waiting {
  readonly asked: DecisionAsked;
  readonly resolve: (decision: Promise<Decision>) => void;
}

/**
 * A few threads think for all computers. Every computer waits for one decision at most, and they are made in the order in
 * which they were asked for, so that a slow one costs the others its turn and no more.
 */
export class ThinkingPool {
  readonly #thinkers: readonly Thinker[];
  readonly #waiting: Waiting[] = [];

  constructor(threads: number, start: StartThinking, report: (error: unknown) => void) {
    this.#thinkers = Array.from({ length: threads }, () => new Thinker(start, report));
  }

  decide(asked: DecisionAsked): Promise<Decision> {
    return new Promise((resolve) => {
      this.#waiting.push({ asked, resolve });
      this.#goOn();
    });
  }

  #goOn(): void {
    const [next] = this.#waiting;
    const thinker = next && this.#freeFor(next.asked.battle);
    if (!thinker) return;
    this.#waiting.shift();
    const decided = thinker.decide(next.asked);
    next.resolve(decided);
    const goOn = (): void => this.#goOn();
    decided.then(goOn, goOn);
  }

  /** The one that has thought about the battle before, if it has time: it knows its plans. */
  #freeFor(battle: string): Thinker | undefined {
    const usual = this.#thinkers[Number.parseInt(battle.slice(0, 8), 16) % this.#thinkers.length];
    return usual.isBusy ? this.#thinkers.find(({ isBusy }) => !isBusy) : usual;
  }

  async end(): Promise<void> {
    await Promise.all(this.#thinkers.map((thinker) => thinker.end()));
  }
}
