import {
  type Cells,
  type Game,
  type KeyedDice,
  makeRandom,
  mix,
  type Moods,
  type Policy,
  type PolicyMaker,
  type PublicAction,
  type Random,
  type Sampler,
  searchDice,
} from '@impulse/engine';
import type { Evaluation } from '../evaluation/evaluation.js';
import { playUntil } from '../play-out.js';
import { KnownOutcomes } from './known-outcomes.js';
import type { Outcome } from './search.js';

/** What a search thinks with; `script` plays both sides of every simulation, unless the enemy may also play otherwise. */
export interface SearchMeans<S extends Cells, A extends PublicAction> {
  readonly game: Game<S, A>;
  readonly script: PolicyMaker<S>;
  /** Whom the enemy may be, one sample after the other: who knows only one of them plans for what another never does. */
  readonly enemies?: readonly PolicyMaker<S>[];
  readonly evaluation: Evaluation<S>;
  /** Turns that are played out before the evaluation judges, the present one included; 1 where this is left out. */
  readonly turns?: number;
}

/** See `Repertoire.neglect`. */
type Neglect<S> = (state: S, side: number) => number;

/** Something to be tried: a plan for the impulse, or a packed action to begin with. */
export type Attempt =
  | { readonly kind: 'plan'; readonly moods: Moods }
  | { readonly kind: 'action'; readonly head: number; readonly tail: number };

/**
 * Plays attempts out from one position to the end of a turn, with the luck and the secrets of a numbered sample: the same sample
 * means the same for every attempt. Dice are its own, and what the side may not know is drawn anew for each sample.
 */
export class Simulation<S extends Cells, A extends PublicAction> {
  readonly side: number;
  readonly #thinking: SearchMeans<S, A>;
  readonly #sampler: Sampler<S>;
  readonly #seed: number;
  readonly #state: S;
  /** Room for what either side may know of it. */
  readonly #room: { readonly known: S };
  readonly #plain: Policy<S>;
  readonly #enemies: readonly Policy<S>[];
  readonly #dice: KeyedDice;
  /** For the secrets, and for each side: made once, and seeded anew for every sample. */
  readonly #randoms = [0, 1, 2].map((one) => makeRandom([one, 1, 0, 0]));
  readonly #known = new KnownOutcomes();
  readonly #neglect: Neglect<S>;

  constructor(thinking: SearchMeans<S, A>, root: S, seed: number, neglect: Neglect<S> = () => 0) {
    const { game, script, enemies = [script] } = thinking;
    this.#neglect = neglect;
    this.#thinking = thinking;
    this.#seed = seed;
    this.side = game.codes.deciding(root);
    this.#sampler = game.sampler(root, game.sides[this.side]);
    this.#state = game.blank(root);
    this.#room = { known: game.blank(root) };
    this.#plain = script.make();
    this.#enemies = enemies.map((enemy) => enemy.make());
    this.#dice = searchDice(seed, () => game.clock(this.#state, 'impulse'));
  }

  /** A policy that follows a plan; one serves all samples of an attempt. */
  follower(attempt: Attempt): Policy<S> {
    return attempt.kind === 'plan' ? this.#thinking.script.make({ moods: attempt.moods }) : this.#plain;
  }

  /** What comes of an attempt under the luck of one sample: the chance of the side to win at the horizon. */
  make(attempt: Attempt, follower: Policy<S>, sample: number): Outcome {
    const { game } = this.#thinking;
    const state = this.#state;
    const luck = mix(this.#seed, sample, 0, 0);
    this.#sampler.draw(this.#drawn(0, luck, 1), state);
    this.#dice.reseed(luck);
    const turn = game.clock(state, 'turn');
    const enemy = this.#enemies[sample % this.#enemies.length];
    if (attempt.kind === 'action') {
      this.#dice.begin(0);
      game.codes.playCode(state, attempt.head, attempt.tail, this.#dice, null);
      return this.#known.of(luck, state.cells, () => this.#playOn(luck, turn, enemy));
    }
    playUntil(
      game,
      state,
      this.#bySide(follower, enemy),
      this.#dice,
      [this.#drawn(1, luck, 2), this.#drawn(2, luck, 3)],
      'impulse',
      this.#room,
    );
    return this.#known.of(luck, state.cells, () => {
      const neglected = this.#neglect(state, this.side);
      return this.#playOn(luck, turn, enemy) - neglected;
    });
  }

  #bySide(own: Policy<S>, enemy: Policy<S>): readonly [Policy<S>, Policy<S>] {
    return this.side === 0 ? [own, enemy] : [enemy, own];
  }

  #drawn(one: number, luck: number, purpose: number): Random {
    const random = this.#randoms[one];
    random.reseed([luck, purpose, 0, 0]);
    return random;
  }

  /** From where the state stands; what comes of it depends on that and on the luck alone. */
  #playOn(luck: number, turn: number, enemy: Policy<S>): number {
    const { game, evaluation, turns = 1 } = this.#thinking;
    const state = this.#state;
    const randoms = [this.#drawn(1, luck, 6), this.#drawn(2, luck, 7)] as const;
    const both = this.#bySide(this.#plain, enemy);
    const left = game.clock(state, 'turn') === turn ? turns : turns - 1;
    for (let played = 0; played < left; played++) playUntil(game, state, both, this.#dice, randoms, 'turn', this.#room);
    return evaluation.winChance(state, this.side);
  }
}
