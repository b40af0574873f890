import { type Cells, makeRandom, mix, type PublicAction, searchDice } from '@impulse/engine';
import { playUntil } from '../play-out.js';
import type { SearchMeans } from '../planner/simulation.js';

/** How far a position is looked ahead from: samples, turns of each, and the luck they have. */
export interface Outlook {
  readonly samples: number;
  readonly turns: number;
  readonly seed: number;
}

/**
 * The chance of the first side to win from where the battle stands, nothing being hidden any more, if both sides play on
 * by their scripts: the evaluation after some turns, over numbered samples. The same sample means the same luck for
 * every position, so that what differs from one to the next is the battle.
 */
export function outlook<S extends Cells, A extends PublicAction>(
  { game, script, evaluation }: SearchMeans<S, A>,
  root: S,
  { samples, turns, seed }: Outlook,
): number {
  const state = game.blank(root);
  const policies = [script.make(), script.make()] as const;
  const dice = searchDice(seed, () => game.clock(state, 'impulse'));
  let sum = 0;
  for (let sample = 0; sample < samples; sample++) {
    const luck = mix(seed, sample, 0, 0);
    const randoms = [makeRandom([luck, 2, 0, 0]), makeRandom([luck, 3, 0, 0])] as const;
    dice.reseed(luck);
    state.cells.set(root.cells);
    for (let turn = 0; turn < turns; turn++) playUntil(game, state, policies, dice, randoms, 'turn');
    sum += evaluation.winChance(state, 0);
  }
  return sum / samples;
}
