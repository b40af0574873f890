import { whiteDeath } from '@impulse/white-death';
import { type Action, KIND } from '@impulse/white-death/actions/actions.js';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import { headKind } from '@impulse/white-death/actions/packing.js';
import type { State } from '@impulse/white-death/state.js';
import { RandomChooser, RandomPlayer } from '../random-player.js';

/** Random play of White Death on packed actions. */

/** Of stacks and standing orders, which change little and do not end, one draw in this many is played. */
const idleEvery = 8;
const isIdle = (head: number): boolean => headKind(head) === KIND.orders || headKind(head) === KIND.stack;

type Chooser = RandomChooser<State, Action>;

function chooseGeneral({ random, codes }: Chooser): number {
  for (;;) {
    const choice = random.below(codes.length);
    if (!isIdle(codes.head(choice)) || random.below(idleEvery) === 0) return choice;
  }
}

export const chooser = (seed: string): Chooser => new RandomChooser(whiteDeath, seed, chooseGeneral);

export const player = (scenario: ScenarioId) => new RandomPlayer(whiteDeath, scenario, chooser('bench'));
