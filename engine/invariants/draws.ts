import { makeRandom } from '../dice/random.js';
import type { PublicAction, Seat } from '../game.js';
import { type Cells, copyInto, sameCells } from '../state/state.js';
import type { RandomRun } from './random-run.js';

/** What a sampler draws is what `redact` makes, each time; and different draws are different states. */

/** After this many pairs of draws with secrets, two of a pair must have differed. */
const enough = 20;

export class DrawsCheck<S extends Cells, A extends PublicAction> {
  readonly #run: RandomRun<S, A>;
  readonly #first: S;
  #pairs = 0;
  #differ = false;

  constructor(run: RandomRun<S, A>) {
    this.#run = run;
    this.#first = run.game.blank(run.state);
  }

  /** For one seat a step. */
  check(): void {
    const { seats, random } = this.#run;
    this.#checkSeat(seats[random.below(seats.length)]);
  }

  #checkSeat(seat: Seat): void {
    const run = this.#run;
    const { game, state, random, one, other } = run;
    const seeds = [`draw ${random.uint32()}`, `draw ${random.uint32()}`] as const;
    const sampler = game.sampler(state, seat);
    sampler.draw(makeRandom(seeds[0]), one);
    game.redact(state, seat, makeRandom(seeds[0]), other);
    run.demand(sameCells(one, other), 'draw-is-redact', () => `the first draw for ${seat} is another state`);
    copyInto(this.#first, one);
    // Made from a state that tells no secret, it draws the same: so it has read none.
    const innocent = game.sampler(one, seat);
    sampler.draw(makeRandom(seeds[1]), one);
    innocent.draw(makeRandom(seeds[1]), other);
    run.demand(sameCells(one, other), 'draw-is-redact', () => `what is hidden from ${seat} decides what is drawn`);
    game.redact(state, seat, makeRandom(seeds[1]), other);
    run.demand(sameCells(one, other), 'draw-is-redact', () => `the second draw for ${seat} is another state`);
    this.#checkDraw(seat);
    if (!game.hasSecrets(state)) return;
    this.#pairs++;
    this.#differ ||= !sameCells(this.#first, one);
  }

  /** A draw is a sound state with the same view, at some steps because that takes long. */
  #checkDraw(seat: Seat): void {
    const run = this.#run;
    if (run.random.below(8) > 0) return;
    const seen = JSON.stringify(run.game.view(run.one, seat));
    run.demandSame(run.viewOf(seat).text, seen, 'sample-fits-view', () => `what ${seat} sees of a draw`);
    const broken = run.checks.state?.(run.one);
    run.demand(broken === undefined, 'sample-fits-view', () => `a draw for ${seat}: ${broken}`);
  }

  /** At the end of a battle. */
  checkVariety(): void {
    const varied = this.#differ || this.#pairs < enough;
    this.#run.demand(varied, 'draws-differ', () => `of ${this.#pairs} pairs of draws none differed`);
  }
}
