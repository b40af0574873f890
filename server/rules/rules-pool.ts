import { type RulesAnswers, type Ask, matchOf } from './messages.js';
import type { RulesAnswer, RulesLine } from './rules-line.js';
import { RulesKeeper } from './rules-keeper.js';

/** Several threads of the rules; a battle is always in the same one. */
export class RulesPool {
  readonly #keepers: readonly RulesKeeper[];

  constructor(threads: number, start: (dead: () => void) => RulesLine, report: (error: unknown) => void) {
    this.#keepers = Array.from({ length: threads }, () => new RulesKeeper(start, report));
  }

  ask<Q extends Ask>(ask: Q): Promise<RulesAnswer<RulesAnswers[Q['do']]>> {
    // Names of matches are random digits: their first ones share them out evenly.
    const thread = Number.parseInt(matchOf(ask).slice(0, 8), 16) % this.#keepers.length;
    return this.#keepers[thread].ask(ask);
  }

  async end(): Promise<void> {
    await Promise.all(this.#keepers.map((keeper) => keeper.end()));
  }
}
