import { ActionCodes } from '../actions/codes.js';
import type { Motive } from '../actions/choice.js';
import { type Dice, keyedDice } from '../dice/dice.js';
import { makeRandom, type Random } from '../dice/random.js';
import type { Game, PublicAction } from '../game.js';
import type { Policy } from '../policy.js';
import type { Cells } from '../state/state.js';

/** A choice before it is played. */
export interface Decision<S, A> {
  readonly state: S;
  /** What the policy was shown. */
  readonly known: S;
  readonly action: A;
  readonly motives: readonly Motive[];
  readonly number: number;
  /** Did the policy go on from what it thought before? */
  readonly goesOn: boolean;
}

/** A battle of two policies, one a side, played one decision at a time as `playOut` would. */
export class SteppedBattle<S extends Cells, A extends PublicAction> {
  readonly state: S;
  readonly policies: readonly [Policy<S>, Policy<S>];
  /** Everything chosen so far, packed, as text. */
  readonly chosen: string[] = [];
  readonly #game: Game<S, A>;
  readonly #randoms: readonly [Random, Random];
  readonly #dice: Dice;
  readonly #known: S;
  readonly #codes = new ActionCodes(1);
  #before = -1;

  constructor(game: Game<S, A>, state: S, policies: readonly [Policy<S>, Policy<S>], seed: number) {
    this.state = state;
    this.policies = policies;
    this.#game = game;
    this.#randoms = [makeRandom([seed, 0, 1, 0]), makeRandom([seed, 1, 1, 0])];
    this.#dice = keyedDice(seed);
    this.#known = game.blank(state);
  }

  /** Plays one decision after `see` has looked at it; false when the battle is over. Throws when the rules refuse it. */
  step(see?: (decision: Decision<S, A>) => void): boolean {
    const game = this.#game;
    const codes = this.#codes;
    const { state } = this;
    const side = game.codes.deciding(state);
    if (side < 0) return false;
    const random = this.#randoms[side];
    const goesOn = side === this.#before;
    const known = this.#known;
    game.redact(state, game.sides[side], random, known);
    const reasons = this.policies[side][goesOn ? 'chooseNext' : 'choose'](known, random, codes);
    const number = this.chosen.length;
    const action = this.#legalAction(game.sides[side]);
    see?.({ state, known, action, motives: reasons.motives(), number, goesOn });
    this.#dice.begin(number);
    game.codes.play(state, codes, 0, this.#dice, null);
    this.chosen.push(`${side} ${codes.head(0)} ${codes.tail(0)}`);
    this.#before = side;
    return true;
  }

  /** To the end, or until so many decisions have been played. */
  run(see?: (decision: Decision<S, A>) => void, most = 30_000): this {
    while (this.chosen.length < most && this.step(see));
    return this;
  }

  #legalAction(side: string): A {
    if (this.#codes.length !== 1) throw new Error(`${this.#codes.length} actions are chosen instead of one`);
    const action = this.#game.codes.action(this.state, this.#codes, 0);
    const refusal = this.#game.refuse(this.state, side, action);
    if (!refusal) return action;
    throw new Error(`Decision ${this.chosen.length}: ${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
  }
}
