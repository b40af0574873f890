import {
  makeEvaluation,
  onlineEvolution,
  oneStepLookAhead,
  planner,
  type Planning,
  treeSearch,
  variant,
} from '@impulse/opponent';
import { totensonntag } from '@impulse/totensonntag';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { features } from '@impulse/totensonntag/features/features.js';
import { evaluationData, greedy, repertoire, script } from '@impulse/totensonntag/opponent/index.js';
import type { State } from '@impulse/totensonntag/state.js';
import { type Opponents, opponentsOf } from '../opponents.js';

/** Who plays Totensonntag. A change in anybody's play, the weights included, is a new version of whoever uses it. */

export const planning: Planning<State, Action> = {
  game: totensonntag,
  script,
  repertoire,
  evaluation: makeEvaluation(totensonntag, features, evaluationData),
  replyShare: 0.5,
};

/** Simulations for the plan of an impulse; the rivals of the ladder are given as many as the expert. */
const budgets = { veteran: 240, expert: 960, staffCollege: 3840 } as const;
const version = 2;

/** A choice of numbers has six ways at most: it is as well thought about with a third of them. */
const planned = (id: string, budget: number) => planner(planning, { id, version, budget, choiceBudget: budget / 3 });

/** Actions in an impulse, more or less: a search that thinks about each one anew has its share of the budget. */
const decisions = 10;

export const opponents: Opponents<State, Action> = opponentsOf(totensonntag, {
  levels: [
    variant(script, 'recruit', 3, { temperature: 300 }),
    greedy,
    script,
    planned('veteran', budgets.veteran),
    planned('expert', budgets.expert),
    planned('staff-college', budgets.staffCollege),
  ],
  rivals: [
    oneStepLookAhead(planning, 'one-step'),
    treeSearch(planning, 'tree-search', budgets.expert / decisions),
    onlineEvolution(planning, 'online-evolution', budgets.expert),
  ],
  usual: 'expert',
  quick: 'script',
});
