import { totensonntag } from '@impulse/totensonntag';
import { type Action, headUnit } from '@impulse/totensonntag/actions/actions.js';
import { unitCount } from '@impulse/totensonntag/context.js';
import type { State } from '@impulse/totensonntag/state.js';
import { generalEvery, RandomChooser, RandomPlayer } from '../random-player.js';

/** Random play of Totensonntag on packed actions. */

export const scenario = 'historical';

/** `done` is preferred to another general action (a stack's new order), except one time in this many. */
const otherThanDoneEvery = 4;

type Chooser = RandomChooser<State, Action>;

function chooseGeneral({ packed, random, codes, actors }: Chooser, state: State, count: number): number {
  const { length } = codes;
  if (length > 0) return random.below(otherThanDoneEvery) === 0 ? random.below(length) : length - 1;
  // A step that only units can end.
  do packed.listOf(state, actors[random.below(count)], codes);
  while (codes.length === 0);
  return random.below(codes.length);
}

/** The same preferences, but picked from every legal action, listed whole. */
export function chooseFromAll({ packed, random, codes }: Chooser, state: State): number {
  packed.list(state, codes);
  const { length } = codes;
  const choice = random.below(length);
  const general = headUnit(codes.head(choice)) >= unitCount || random.below(generalEvery) === 0;
  return general && random.below(otherThanDoneEvery) > 0 ? length - 1 : choice;
}

export const chooser = (seed: string): Chooser => new RandomChooser(totensonntag, seed, chooseGeneral);

export const player = () => new RandomPlayer(totensonntag, scenario, chooser('bench'));
