import { totensonntag } from '@impulse/totensonntag';
import { type Action, headUnit } from '@impulse/totensonntag/actions/actions.js';
import { unitCount } from '@impulse/totensonntag/context.js';
import type { State } from '@impulse/totensonntag/state.js';
import { generalEvery, RandomChooser, RandomPlayer } from '../random-player.js';

/** Random play of Totensonntag on packed actions. */

export const scenario = 'historical';

/** `done` is preferred to another general action (a stack's new order), except one time in this many. */
const otherThanDoneEvery = 4;

class Chooser extends RandomChooser<State, Action> {
  protected override chooseGeneral(state: State, count: number): number {
    const { packed, random, codes } = this;
    const { length } = codes;
    if (length > 0) return random.below(otherThanDoneEvery) === 0 ? random.below(length) : length - 1;
    // A step that only units can end.
    do packed.listOf(state, this.actors[random.below(count)], codes);
    while (codes.length === 0);
    return random.below(codes.length);
  }

  /** The same preferences, but picked from every legal action, listed whole. */
  chooseFromAll(state: State): number {
    this.packed.list(state, this.codes);
    const { length } = this.codes;
    const choice = this.random.below(length);
    const general = headUnit(this.codes.head(choice)) >= unitCount || this.random.below(generalEvery) === 0;
    return general && this.random.below(otherThanDoneEvery) > 0 ? length - 1 : choice;
  }
}

export const chooser = (seed: string): Chooser => new Chooser(totensonntag, seed);

export const player = () => new RandomPlayer(totensonntag, scenario, chooser('bench'));
