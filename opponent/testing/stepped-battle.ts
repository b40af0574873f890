import {
  ActionCodes,
  type Cells,
  type Dice,
  type Game,
  keyedDice,
  makeRandom,
  type Policy,
  type PolicyMaker,
  type PublicAction,
  type Random,
  type Setup,
} from '@impulse/engine';

/** A battle of a policy against another of its kind, played one decision at a time as `playOut` would. */
export class SteppedBattle<S extends Cells, A extends PublicAction> {
  readonly state: S;
  /** Everything chosen so far, packed, as text. */
  readonly chosen: string[] = [];
  readonly #game: Game<S, A>;
  readonly #policies: readonly [Policy<S>, Policy<S>];
  readonly #randoms: readonly [Random, Random];
  readonly #dice: Dice;
  readonly #known: S;
  readonly #codes = new ActionCodes(1);
  #before = -1;

  constructor(game: Game<S, A>, maker: PolicyMaker<S>, setup: Setup, seed: number) {
    const started = game.start(setup);
    if (!started.ok) throw new Error(started.error.message);
    this.state = started.value;
    this.#game = game;
    this.#policies = [maker.make(), maker.make()];
    this.#randoms = [makeRandom([seed, 0, 1, 0]), makeRandom([seed, 1, 1, 0])];
    this.#dice = keyedDice(seed);
    this.#known = game.blank(this.state);
  }

  /** Plays one decision; false when the battle is over. Throws when the rules refuse what is chosen. */
  step(): boolean {
    const game = this.#game;
    const side = game.codes.deciding(this.state);
    if (side < 0) return false;
    const policy = this.#policies[side];
    const random = this.#randoms[side];
    game.redact(this.state, game.sides[side], random, this.#known);
    if (side === this.#before) policy.chooseNext(this.#known, random, this.#codes);
    else policy.choose(this.#known, random, this.#codes);
    this.#checkLegal(game.sides[side]);
    this.#dice.begin(this.chosen.length);
    game.codes.play(this.state, this.#codes, 0, this.#dice, null);
    this.chosen.push(`${side} ${this.#codes.head(0)} ${this.#codes.tail(0)}`);
    this.#before = side;
    return true;
  }

  /** To the end. */
  run(): this {
    while (this.step());
    return this;
  }

  #checkLegal(side: string): void {
    if (this.#codes.length !== 1) throw new Error(`${this.#codes.length} actions are chosen instead of one`);
    const action = this.#game.codes.action(this.state, this.#codes, 0);
    const refusal = this.#game.refuse(this.state, side, action);
    if (!refusal) return;
    throw new Error(`Decision ${this.chosen.length}: ${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
  }
}
