import { type Cells, type Game, keyedDice, type PublicAction } from '@impulse/engine';
import type { Thinking } from '../planner/simulation.js';
import { DiceTree } from './dice-tree.js';
import { expectation } from './expectation.js';
import { outlook, type Outlook } from './outlook.js';

/** Of more dice than three, or more outcomes than these, some are drawn. */
const mostWays = 6 ** 3;
const mostOutcomes = 12;
const drawnOutcomes = 8;

/**
 * What the dice of an action changed for the first side, against all that could have come of them, or against some of it:
 * each outcome is played out with the same luck for what follows. Over all ways of the dice this is nothing on average.
 * `samples` of 0 leaves the judgement to the evaluation.
 */
export function luckOf<S extends Cells, A extends PublicAction>(
  thinking: Thinking<S, A>,
  before: S,
  side: string,
  action: A,
  after: S,
  look: Outlook,
): number {
  const { game, evaluation } = thinking;
  if (look.samples === 0) return evaluation.winChance(after, 0) - expectation(game, evaluation, before, side, action);
  const state = game.blank(before);
  let expected = 0;
  for (const { cells, probability } of outcomesOf(game, before, side, action) ?? draw(game, before, side, action)) {
    state.cells.set(cells);
    expected += outlook(thinking, state, look) * probability;
  }
  return outlook(thinking, after, look) - expected;
}

interface DiceOutcome {
  readonly cells: Int16Array;
  probability: number;
}

/** What can come of an action, by its cells; null where it is too much. */
function outcomesOf<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  before: S,
  side: string,
  action: A,
): DiceOutcome[] | null {
  const state = game.blank(before);
  const tree = new DiceTree();
  const outcomes = new Map<string, DiceOutcome>();
  for (let way = 0; way < mostWays; way++) {
    state.cells.set(before.cells);
    tree.begin();
    game.play(state, side, action, tree, null);
    const key = state.cells.join();
    const known = outcomes.get(key);
    if (known) known.probability += tree.probability;
    else outcomes.set(key, { cells: state.cells.slice(), probability: tree.probability });
    if (outcomes.size > mostOutcomes) return null;
    if (!tree.next()) return [...outcomes.values()];
  }
  return null;
}

/** Some of what can come of an action, each as likely as the others; what did come is not among them. */
function draw<S extends Cells, A extends PublicAction>(
  game: Game<S, A>,
  before: S,
  side: string,
  action: A,
): DiceOutcome[] {
  const state = game.blank(before);
  const dice = keyedDice(0);
  return Array.from({ length: drawnOutcomes }, (_, way) => {
    state.cells.set(before.cells);
    dice.reseed(way);
    dice.begin(0);
    game.play(state, side, action, dice, null);
    return { cells: state.cells.slice(), probability: 1 / drawnOutcomes };
  });
}
