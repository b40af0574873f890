import type { PublicAction, Seat } from '../game.js';
import { isLearned, viewerBit } from '../knowledge.js';
import { viewerIn } from '../position/position.js';
import type { Cells } from '../state/state.js';
import type { RandomRun } from './random-run.js';

/** What is hidden from whom, in bits, is what the views say. */
export class BitsCheck<S extends Cells, A extends PublicAction> {
  readonly #run: RandomRun<S, A>;
  readonly #before: Uint8Array;
  readonly #now: Uint8Array;

  constructor(run: RandomRun<S, A>) {
    const { size } = run.game.knowledge;
    this.#run = run;
    this.#before = new Uint8Array(size);
    this.#now = new Uint8Array(size);
  }

  /** After an event: a seat has learned something exactly when a `?` of its view has given way. */
  check(action: A): void {
    const { game, before, state, seats } = this.#run;
    game.knowledge.hiddenFrom(before, this.#before);
    game.knowledge.hiddenFrom(state, this.#now);
    for (const seat of seats) this.#checkSeat(seat, action);
  }

  #checkSeat(seat: Seat, action: A): void {
    const run = this.#run;
    const bit = viewerBit(viewerIn(run.game.sides, seat));
    const { text } = run.viewOf(seat);
    const hides = this.#now.some((bits) => (bits & bit) !== 0);
    run.demand(
      hides === text.includes('"?"'),
      'bits-are-views',
      () => `${seat} ${hides ? 'may not know everything' : 'may know everything'}, says its view not`,
    );
    const learned = isLearned(this.#before, this.#now, bit);
    run.demand(
      learned === run.hasLearned(seat),
      'bits-are-views',
      () => `${JSON.stringify(action)}: ${seat} has ${learned ? '' : 'not '}learned something, and its view differs`,
    );
  }
}
