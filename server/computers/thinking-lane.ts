import { FairQueue } from './fair-queue.js';
import type { Decision, DecisionAsked } from './messages.js';
import { type StartThinking, Thinker } from './thinker.js';

interface Waiting {
  readonly asked: DecisionAsked;
  readonly resolve: (decision: Promise<Decision>) => void;
}

/** Some threads, and what waits for them. Where there are several, one person never has all of them. */
export class ThinkingLane {
  readonly #thinkers: readonly Thinker[];
  readonly #waiting = new FairQueue<Waiting>();
  /** How many threads think for whom. */
  readonly #underWay = new Map<string, number>();

  constructor(threads: number, start: StartThinking, report: (error: unknown) => void) {
    this.#thinkers = Array.from({ length: threads }, () => new Thinker(start, report));
  }

  /** Decisions that nobody thinks about yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  decide(asked: DecisionAsked, whose: string): Promise<Decision> {
    return new Promise((resolve) => {
      this.#waiting.add(whose, { asked, resolve });
      this.#goOn();
    });
  }

  #goOn(): void {
    if (this.#thinkers.every(({ isBusy }) => isBusy)) return;
    const most = Math.max(1, this.#thinkers.length - 1);
    const next = this.#waiting.take((whose) => (this.#underWay.get(whose) ?? 0) < most);
    if (!next) return;
    const { whose, one } = next;
    this.#count(whose, 1);
    const decided = this.#freeFor(one.asked.battle).decide(one.asked);
    one.resolve(decided);
    const goOn = (): void => {
      this.#count(whose, -1);
      this.#goOn();
    };
    decided.then(goOn, goOn);
    this.#goOn();
  }

  #count(whose: string, more: number): void {
    const count = (this.#underWay.get(whose) ?? 0) + more;
    if (count > 0) this.#underWay.set(whose, count);
    else this.#underWay.delete(whose);
  }

  /** The one that has thought about the battle before, if it has time: it knows its plans. */
  #freeFor(battle: string): Thinker {
    const usual = this.#thinkers[Number.parseInt(battle.slice(0, 8), 16) % this.#thinkers.length];
    return (usual.isBusy ? this.#thinkers.find(({ isBusy }) => !isBusy) : null) ?? usual;
  }

  async end(): Promise<void> {
    await Promise.all(this.#thinkers.map((thinker) => thinker.end()));
  }
}
