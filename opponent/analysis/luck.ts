import type { Cells, Game, PublicAction } from '@impulse/engine';
import type { SearchMeans } from '../planner/simulation.js';
import { DiceTree } from './dice-tree.js';
import { expectation } from './expectation.js';
import { outlook, type Outlook } from './outlook.js';

/** More dice than three, or more outcomes than these, are weighed by the evaluation alone. */
const mostWays = 6 ** 3;
const mostOutcomes = 12;

/**
 * What the dice of an action changed for the first side, against all that could have come of them: each outcome is played
 * out with the same luck for what follows. Over all ways of the dice this is nothing on average. `samples` of 0 leaves
 * the judgement to the evaluation.
 */
export function luckOf<S extends Cells, A extends PublicAction>(
  thinking: SearchMeans<S, A>,
  before: S,
  side: string,
  action: A,
  after: S,
  look: Outlook,
): number {
  const { game, evaluation } = thinking;
  const outcomes = look.samples > 0 ? outcomesOf(game, before, side, action) : null;
  if (!outcomes) return evaluation.winChance(after, 0) - expectation(game, evaluation, before, side, action);
  const state = game.blank(before);
  let expected = 0;
  let fallen = 0;
  for (const [key, { cells, probability }] of outcomes) {
    state.cells.set(cells);
    const chance = outlook(thinking, state, look);
    expected += chance * probability;
    if (key === after.cells.join()) fallen = chance;
  }
  return fallen - expected;
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
): Map<string, DiceOutcome> | null {
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
    if (!tree.next()) return outcomes;
  }
  return null;
}
