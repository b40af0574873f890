import {
  afresh,
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

/** Whoever plans keeps somebody in threatened objectives. */
const guardingScript = variant(script, 'guarding-script', 1, { weights: { guards: 1 } });

export const planning: Planning<State, Action> = {
  game: totensonntag,
  script: guardingScript,
  // An enemy who guards everything is seldom met: plans against him came out too careful (docs/strength.md).
  enemies: [script],
  repertoire,
  evaluation: makeEvaluation(totensonntag, features, evaluationData),
};

/** Simulations for an impulse; the rivals of the ladder are given as many as the expert. */
const budgets = { veteran: 120, expert: 800, staffCollege: 1600, staffCollegeTidings: 400 } as const;

/** Actions in an impulse, more or less: a search that thinks about each one anew has its share of the budget. */
const decisions = 10;

export const opponents: Opponents<State, Action> = opponentsOf(totensonntag, {
  levels: [
    variant(script, 'recruit', 3, { temperature: 300 }),
    greedy,
    script,
    planner(planning, { id: 'veteran', version: 6, budget: budgets.veteran }),
    planner(planning, { id: 'expert', version: 5, budget: budgets.expert }),
    planner(planning, {
      id: 'staff-college',
      version: 6,
      budget: budgets.staffCollege,
      tidingsBudget: budgets.staffCollegeTidings,
    }),
  ],
  rivals: [
    // As the script plays at the table, where nobody goes on from what he thought before.
    afresh(script, 'script-afresh'),
    oneStepLookAhead(planning, 'one-step'),
    treeSearch(planning, 'tree-search', budgets.expert / decisions),
    onlineEvolution(planning, 'online-evolution', budgets.expert),
  ],
  usual: 'expert',
  quick: 'script',
});
