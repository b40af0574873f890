import type { PublicAction, ShownTo } from '../game.js';
import { finalityOf } from '../finality.js';
import { mostWithoutDie } from '../match/limits.js';
import { type Cells, copyInto, sameCells } from '../state/state.js';
import type { DeltaCheck } from './deltas.js';
import type { RandomRun } from './random-run.js';

/**
 * Undo restores the exact state, and never crosses a die or something that somebody knows. What may still be taken back and
 * would show others something hidden is not told to them.
 */

interface Undoable<S, A> {
  readonly side: string;
  readonly action: A;
  readonly before: S;
}

/** A journal has only so many entries without a die: half of them are left to the battle itself. */
const mostCost = mostWithoutDie / 2;

export class UndoCheck<S extends Cells, A extends PublicAction> {
  readonly #run: RandomRun<S, A>;
  readonly #deltas: DeltaCheck<S, A>;
  /** What can be taken back by our own reckoning, the newest last. */
  readonly #stack: Undoable<S, A>[] = [];
  /** Of the actions on the stack, so many have been told to everybody; `Infinity`: all. */
  #told = Infinity;
  /** Entries of the journal that our own taking back has cost since the last die. */
  #cost = 0;

  constructor(run: RandomRun<S, A>, deltas: DeltaCheck<S, A>) {
    this.#run = run;
    this.#deltas = deltas;
  }

  /** Notes an event; takes it back and plays it again, or makes sure that it stays. */
  check(side: string, action: A, dice: readonly number[]): void {
    const run = this.#run;
    const shown = this.#shown(side, action);
    if (shown === 'others') this.#told = Math.min(this.#told, this.#stack.length);
    const passes = run.game.sides[run.game.codes.deciding(run.state)] !== side;
    const isKnown = shown === 'actor' || (passes && this.#told !== Infinity);
    const isFinal = dice.length > 0 || shown === 'actor';
    this.#checkFinality(side, action, isFinal, passes);
    if (dice.length > 0) this.#cost = 0;
    const barrier = dice.length > 0 ? 'undo-stops-at-dice' : isKnown ? 'undo-stops-at-secrets' : null;
    if (barrier) {
      this.#stack.length = 0;
      this.#told = Infinity;
      this.#checkTold(side);
      const after = run.copy(run.one);
      run.demand(run.match.undo(side) !== null, barrier, () => `${JSON.stringify(action)} was taken back`);
      run.demand(sameCells(after, run.state), 'undo-exact', () => 'a refused undo changed the state');
      return;
    }
    const before = run.game.blank(run.state);
    copyInto(before, run.before);
    this.#stack.push({ side, action, before });
    this.#checkTold(side);
    // Each event by itself is enough but for the first: before that, undo must stop. Not every event is taken back, for
    // all of it stays in the journal.
    const whole = run.random.below(16) === 0;
    if (!whole && run.random.below(3) > 0) return;
    const count = whole ? this.#stack.length : 1;
    this.#cost += 2 * count;
    if (this.#cost <= mostCost) this.#takeBack(count, whole);
  }

  /** What cannot be taken back was said to be so before. */
  #checkFinality(side: string, action: A, isFinal: boolean, passes: boolean): void {
    const run = this.#run;
    const said = finalityOf(run.game, run.before, side, [action]);
    const isTold = isFinal ? said === 'rolls' || said === 'reveals' : said === (passes ? 'passes' : 'free');
    run.demand(isTold, 'finality-is-told', () => `${JSON.stringify(action)} was said to be: ${said}`);
  }

  #shown(side: string, action: A): ShownTo | null {
    const run = this.#run;
    const disclosed = run.game.discloses?.(run.before, action) ?? null;
    if (disclosed === 'actor') return disclosed;
    if (!run.game.hasSecrets(run.before)) return disclosed;
    const learners = run.seats.filter((seat) => run.hasLearned(seat));
    if (learners.includes(side)) return 'actor';
    return learners.length > 0 ? 'others' : disclosed;
  }

  /** Everybody sees the battle as far as he has been told of it. */
  #checkTold(side: string): void {
    const run = this.#run;
    const { match } = run;
    const told = this.#stack[this.#told]?.before;
    for (const seat of run.seats) {
      const held = told && seat !== side ? told : null;
      run.demand(
        match.withholdsFrom(seat) === (held !== null),
        'told-when-it-stays',
        () => `${seat} hears too much or too little`,
      );
      if (held)
        run.demand(sameCells(match.stateFor(seat), held), 'told-when-it-stays', () => `${seat} sees another state`);
      else
        run.demand(
          match.stateFor(seat) === run.state,
          'told-when-it-stays',
          () => `${seat} does not see the present state`,
        );
    }
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
