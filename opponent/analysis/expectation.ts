import { type Cells, type Dice, type Game, keyedDice, type PublicAction } from '@impulse/engine';
import type { Evaluation } from '../evaluation/evaluation.js';
import { DiceTree } from './dice-tree.js';

/** Up to so many ways of the dice are all gone through: four dice. Where there are more, so many are drawn. */
const mostWays = 6 ** 4;

/** What is to be expected of an action before its dice fall: the chance of the first side to win, over all of them. */
export function expectation<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  evaluation: Evaluation<S>,
  before: S,
  side: string,
  action: A,
): number {
  const state = game.blank(before);
  const chanceWith = (dice: Dice): number => {
    state.cells.set(before.cells);
    dice.begin(0);
    game.play(state, side, action, dice, null);
    return evaluation.winChance(state, 0);
  };
  const tree = new DiceTree();
  let sum = 0;
  for (let way = 0; way < mostWays; way++) {
    const chance = chanceWith(tree);
    sum += chance * tree.probability;
    if (!tree.next()) return sum;
  }
  const drawn = keyedDice(0);
  let total = 0;
  for (let way = 0; way < mostWays; way++) {
    drawn.reseed(way);
    total += chanceWith(drawn);
  }
  return total / mostWays;
}
