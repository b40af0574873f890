import { afresh, makeEvaluation, planner, type Planning, schooled, variant } from '@impulse/opponent';
import { whiteDeath } from '@impulse/white-death';
import type { Action } from '@impulse/white-death/actions/actions.js';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import { features } from '@impulse/white-death/features/features.js';
import {
  doctrines,
  evaluationData,
  greedy,
  plansByTarget,
  repertoire,
  script,
} from '@impulse/white-death/opponent/index.js';
import type { State } from '@impulse/white-death/state.js';
import { type Opponents, opponentsOf } from '../opponents.js';

/** Who plays White Death. A change in anybody's play, the weights included, is a new version of whoever uses it. */

const evaluationOf = (scenario: ScenarioId) => makeEvaluation(whiteDeath, features, evaluationData[scenario]);

/** What is good in one scenario, with its own awards and its own scale, is not in another. */
const evaluations = new Map<ScenarioId, ReturnType<typeof evaluationOf>>();

/** The script, with what it has learnt of each scenario: whoever plans lets it carry the plans out. */
const schooledScript = schooled(whiteDeath, script, 'schooled', 2, ({ context }) => doctrines[context.scenarioId]);

export const planning: Planning<State, Action> = {
  game: whiteDeath,
  script: schooledScript,
  // Bold or careful: what is planned against the one alone may do badly against the other.
  enemies: [schooledScript, script],
  repertoire,
  // Half of the scenarios have two turns: their plans are judged by the end itself.
  turns: 2,
  evaluation: {
    winChance(state, side) {
      const { scenarioId } = state.context;
      let evaluation = evaluations.get(scenarioId);
      if (!evaluation) evaluations.set(scenarioId, (evaluation = evaluationOf(scenarioId)));
      return evaluation.winChance(state, side);
    },
  },
};

/** The points of an impulse are tried out, and the script plays it. */
const withPoints: Planning<State, Action> = {
  ...planning,
  repertoire: { ...repertoire, kindOf: (state) => (repertoire.kindOf(state) === 'choice' ? 'choice' : 'routine') },
};

/** Plans of the Staff college begin with the targets that there are, too. */
export const thorough: Planning<State, Action> = {
  ...planning,
  repertoire: {
    ...repertoire,
    stances: (state, side) => [...repertoire.stances(state, side), ...plansByTarget(state, side)],
  },
};

/** Simulations for the points of an impulse, and for its plan: more than 48 find hardly better points (docs/strength.md). */
const points = { veteran: 48, expert: 48, staffCollege: 120 } as const;
const plans = { expert: 64, staffCollege: 200 } as const;
/** For the rest of an impulse, when something has come to light, and for an advance. */
const tidings = { staffCollege: 50 } as const;
/** An impulse has up to thirty such occasions. */
const mostAgain = 4;

const version = { veteran: 10, expert: 12, staffCollege: 2 } as const;

export const opponents: Opponents<State, Action> = opponentsOf(whiteDeath, {
  levels: [
    variant(script, 'recruit', 3, { temperature: 40_000 }),
    greedy,
    script,
    planner(withPoints, { id: 'veteran', version: version.veteran, budget: points.veteran }),
    planner(planning, { id: 'expert', version: version.expert, budget: plans.expert, choiceBudget: points.expert }),
    planner(thorough, {
      id: 'staff-college',
      version: version.staffCollege,
      budget: plans.staffCollege,
      choiceBudget: points.staffCollege,
      tidingsBudget: tidings.staffCollege,
      mostAgain,
    }),
  ],
  rivals: [afresh(script, 'script-afresh'), schooledScript],
  usual: 'veteran',
  quick: 'script',
});
