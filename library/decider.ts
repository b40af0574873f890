import { type Cells, makeRandom, type PublicAction, type Random, type Result } from '@impulse/engine';
import { foresee } from '@impulse/opponent';
import type { DecidersView, DecisionAhead, DecisionOwed } from './decisions.js';
import { EarlyThought } from './early-thought.js';
import { KnownBattle } from './known-battle.js';
import type { LoadedBattle } from './loaded-battle.js';
import type { Company, Sitter, Thought } from './opponents.js';

/** Decides for computers from what their seats may know. */
export class Decider {
  readonly #mostSitters: number;
  readonly #known = new KnownBattle();
  /** The last one to decide stands last. */
  readonly #sitters = new Map<string, Sitter<Cells, PublicAction>>();
  #early: { readonly thought: EarlyThought; readonly sitter: Sitter<Cells, PublicAction> } | null = null;

  /** Computers of the last `mostSitters` battles remember their plans. */
  constructor(mostSitters: number) {
    this.#mostSitters = mostSitters;
  }

  /** The state as the seat knows it: everything hidden is made up. */
  #stateOf(battle: LoadedBattle, { setup, view }: DecidersView, random: Random): Cells {
    const like = orThrow(this.#known.like(battle, setup), 'The battle cannot be set up');
    return orThrow(battle.game.sample(like, view, random), 'The view cannot be read');
  }

  /** One decision at a time. */
  async decide(
    battle: LoadedBattle,
    level: string,
    owed: DecisionOwed,
    company: Company,
  ): Promise<Thought<PublicAction>> {
    const early = this.#early;
    if (early?.thought.key === keyOf(battle, level, owed)) {
      this.#early = null;
      this.#seat(battle, level, owed, early.sitter);
      return await early.thought.join(company);
    }
    await this.leave();
    const random = makeRandom(owed.seed);
    const state = this.#stateOf(battle, owed, random);
    const sitter = this.#sitters.get(sitterKey(battle, level, owed)) ?? battle.opponents.sit(level);
    this.#seat(battle, level, owed, sitter);
    return await sitter.thinkTogether(state, owed.seat, random, company);
  }

  /**
   * Begins to think about the impulse that the computer will have to plan if the other side ends its own as things stand.
   * What comes of it is the same as if it thought when it is asked.
   */
  foresee(battle: LoadedBattle, level: string, ahead: DecisionAhead, meanwhile: Company): void {
    const { seeds, ...known } = ahead;
    const { game, opponents } = battle;
    const state = this.#stateOf(battle, ahead, makeRandom(seeds[0]));
    const next = foresee(game, state, ahead.seat, seeds.length);
    if (!next || game.clock(next.state, 'impulse') === game.clock(state, 'impulse')) {
      void this.leave();
      return;
    }
    const owed = { ...known, view: game.view(next.state, ahead.seat), seed: seeds[next.actions - 1] };
    const key = keyOf(battle, level, owed);
    if (this.#early?.thought.key === key) return;
    const before = this.leave();
    const sitter = opponents.sit(level);
    const thought = new EarlyThought(key, meanwhile, async (company) => {
      await before;
      const random = makeRandom(owed.seed);
      return await sitter.thinkTogether(this.#stateOf(battle, owed, random), owed.seat, random, company);
    });
    this.#early = { thought, sitter };
  }

  /** Leaves what it has begun to think about; helpers are free when this has come back. */
  async leave(): Promise<void> {
    const early = this.#early;
    this.#early = null;
    await early?.thought.leave();
  }

  #seat(battle: LoadedBattle, level: string, owed: DecisionOwed, sitter: Sitter<Cells, PublicAction>): void {
    const key = sitterKey(battle, level, owed);
    this.#sitters.delete(key);
    this.#sitters.set(key, sitter);
    for (const oldest of this.#sitters.keys()) {
      if (this.#sitters.size <= this.#mostSitters) break;
      this.#sitters.delete(oldest);
    }
  }
}

const sitterKey = ({ game }: LoadedBattle, level: string, { battle, seat }: DecisionOwed): string =>
  JSON.stringify([battle, game.id, seat, level]);

/** Two decisions with the same key come to the same. */
const keyOf = (battle: LoadedBattle, level: string, owed: DecisionOwed): string =>
  JSON.stringify([sitterKey(battle, level, owed), owed.setup, owed.seed, owed.view]);

function orThrow<T>(result: Result<T>, failure: string): T {
  if (!result.ok) throw new Error(`${failure}: ${result.error.message}`);
  return result.value;
}
