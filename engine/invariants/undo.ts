import type { PublicAction } from '../game.js';
import { type Cells, copyInto, sameCells } from '../state/state.js';
import type { DeltaCheck } from './deltas.js';
import { reveals } from './reveals.js';
import type { RandomRun } from './random-run.js';

/** Undo restores the exact state, and never crosses a die or something a seat has learned. */

interface Undoable<S, A> {
  readonly side: string;
  readonly action: A;
  readonly before: S;
}

export class UndoCheck<S extends Cells, A extends PublicAction> {
  readonly #run: RandomRun<S, A>;
  readonly #deltas: DeltaCheck<S, A>;
  /** What can be taken back by our own reckoning, the newest last. */
  readonly #stack: Undoable<S, A>[] = [];

  constructor(run: RandomRun<S, A>, deltas: DeltaCheck<S, A>) {
    this.#run = run;
    this.#deltas = deltas;
  }

  /** Notes an event; takes it back and plays it again, or makes sure that it stays. */
  check(side: string, action: A, dice: readonly number[]): void {
    const run = this.#run;
    const barrier = dice.length > 0 ? 'undo-stops-at-dice' : this.#learned(action) ? 'undo-stops-at-secrets' : null;
    if (barrier) {
      this.#stack.length = 0;
      const after = run.copy(run.one);
      run.demand(run.match.undo(side) !== null, barrier, () => `${JSON.stringify(action)} was taken back`);
      run.demand(sameCells(after, run.state), 'undo-exact', () => 'a refused undo changed the state');
      return;
    }
    const before = run.game.blank(run.state);
    copyInto(before, run.before);
    this.#stack.push({ side, action, before });
    // Each event by itself is enough but for the first: before that, undo must stop. Not every event is taken back, for
    // all of it stays in the journal.
    const whole = run.random.below(16) === 0;
    if (whole || run.random.below(3) === 0) this.#takeBack(whole ? this.#stack.length : 1, whole);
  }

  #learned(action: A): boolean {
    const run = this.#run;
    if (run.game.discloses?.(run.before, action)) return true;
    if (!run.game.hasSecrets(run.before)) return false;
    return run.seats.some((seat) => reveals(run.earlierViewOf(seat).view, run.viewOf(seat).view));
  }

  /** Takes `count` events back, one by one, and plays them again; with `whole`, tries to go one further. */
  #takeBack(count: number, whole: boolean): void {
    const run = this.#run;
    const { match, game } = run;
    const after = run.copy(run.one);
    const length = match.length;
    const undone = this.#stack.slice(-count);
    for (const { side, before, action } of undone.toReversed()) {
      const wrongSide = game.sides.find((other) => other !== side)!;
      run.demand(match.undo(wrongSide) !== null, 'undo-exact', () => `${wrongSide} took back what ${side} did`);
      const problem = match.undo(side);
      run.demand(problem === null, 'undo-exact', () => `${JSON.stringify(action)}: ${problem?.code}`);
      run.demand(
        sameCells(before, run.state),
        'undo-exact',
        () => `${JSON.stringify(action)} was not taken back wholly`,
      );
    }
    run.demand(match.length === length - count, 'undo-exact', () => 'the record has not the events left');
    // Whole views cost much: most single events are not told back and forth.
    const told = whole || length % 8 === 0;
    if (told) this.#deltas.afterUndo();
    if (whole)
      for (const side of game.sides) run.demand(match.undo(side) !== null, 'undo-exact', () => 'it went too far');
    for (const { side, action } of undone) {
      const answer = match.act(side, action);
      run.demand(answer.kind === 'played', 'undo-exact', () => `${JSON.stringify(action)} does not play again`);
    }
    run.demand(sameCells(after, run.state), 'undo-exact', () => 'played again, it led elsewhere');
    if (told) this.#deltas.afterUndo();
  }
}
