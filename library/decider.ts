import {
  type Cells,
  makeRandom,
  type PublicAction,
  type Random,
  type Result,
  type Seat,
  type Setup,
} from '@impulse/engine';
import { KnownBattle } from './known-battle.js';
import type { LoadedBattle } from './loaded-battle.js';
import type { Patience, Sitter, Thought } from './opponents.js';

/** A decision that a computer owes. */
export interface DecisionOwed {
  /** Names the battle: whoever decides in it keeps its plans from one decision to the next. */
  readonly battle: string;
  readonly setup: Setup;
  readonly seat: Seat;
  /** All that is known of the battle. */
  readonly view: unknown;
  readonly seed: string;
}

/** Decides for computers from what their seats may know. */
export class Decider {
  readonly #mostSitters: number;
  readonly #known = new KnownBattle();
  /** The last one to decide stands last. */
  readonly #sitters = new Map<string, Sitter<Cells, PublicAction>>();

  /** Computers of the last `mostSitters` battles remember their plans. */
  constructor(mostSitters: number) {
    this.#mostSitters = mostSitters;
  }

  /** The state as the seat knows it: everything hidden is made up. */
  #stateOf(battle: LoadedBattle, { setup, view }: DecisionOwed, random: Random): Cells {
    const like = orThrow(this.#known.like(battle, setup), 'The battle cannot be set up');
    return orThrow(battle.game.sample(like, view, random), 'The view cannot be read');
  }

  /** One decision at a time. */
  async decide(
    battle: LoadedBattle,
    level: string,
    owed: DecisionOwed,
    patience: Patience,
  ): Promise<Thought<PublicAction>> {
    const random = makeRandom(owed.seed);
    const state = this.#stateOf(battle, owed, random);
    return await this.#sitter(battle, level, owed).thinkTogether(state, owed.seat, random, { patience });
  }

  #sitter({ game, opponents }: LoadedBattle, level: string, { battle, seat }: DecisionOwed) {
    const key = JSON.stringify([battle, game.id, seat, level]);
    const sitter = this.#sitters.get(key) ?? opponents.sit(level);
    this.#sitters.delete(key);
    this.#sitters.set(key, sitter);
    for (const oldest of this.#sitters.keys()) {
      if (this.#sitters.size <= this.#mostSitters) break;
      this.#sitters.delete(oldest);
    }
    return sitter;
  }
}

function orThrow<T>(result: Result<T>, failure: string): T {
  if (!result.ok) throw new Error(`${failure}: ${result.error.message}`);
  return result.value;
}
