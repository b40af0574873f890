import type { PublicAction, Seat } from '../game.js';
import { DeltaMemory } from '../position/findings.js';
import type { Cells } from '../state/state.js';
import type { RandomRun } from './random-run.js';

/** What has been heard wrongly stays so until it is heard anew: views are compared after one event of this many. */
const oneEventIn = 3;

/** Whoever hears the first view and every delta after it always has the present view, to the letter. */
export class DeltaCheck<S extends Cells, A extends PublicAction> {
  readonly #run: RandomRun<S, A>;
  /** The state when the seats last heard something, and what each has made of all it has heard. */
  readonly #told: S;
  readonly #heard = new Map<Seat, unknown>();
  readonly #memory = new DeltaMemory();

  constructor(run: RandomRun<S, A>) {
    this.#run = run;
    const { game, state, seats } = run;
    this.#told = run.copy(game.blank(state));
    for (const seat of seats) this.#heard.set(seat, game.view(state, seat));
  }

  /** Something has been played. */
  afterEvent(): void {
    const compared = this.#run.match.length % oneEventIn === 0;
    this.#tell(compared ? (seat) => this.#run.viewOf(seat).text : null);
  }

  /** Something has been taken back, or played again after that. */
  afterUndo(): void {
    const { game, state } = this.#run;
    this.#tell((seat) => JSON.stringify(game.view(state, seat)));
  }

  #tell(textOf: ((seat: Seat) => string) | null): void {
    const { game, state, seats } = this.#run;
    const deltas = game.viewDeltas(this.#told, state, seats, this.#memory);
    for (const [index, seat] of seats.entries()) {
      const delta = JSON.stringify(deltas[index]);
      const view = game.applyDelta(state, this.#heard.get(seat), JSON.parse(delta));
      const what = () => `view of ${seat} after ${delta}`;
      if (textOf) this.#run.demandSame(textOf(seat), JSON.stringify(view), 'deltas-make-views', what);
      this.#heard.set(seat, view);
    }
    this.#run.copy(this.#told);
  }
}
