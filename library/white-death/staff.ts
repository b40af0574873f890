import { evaluationTerms, type EvaluationTerms } from '@impulse/opponent';
import type { Action } from '@impulse/white-death/actions/actions.js';
import type { ScenarioId } from '@impulse/white-death/data/types.js';
import { features } from '@impulse/white-death/features/features.js';
import { evaluationData } from '@impulse/white-death/opponent/index.js';
import type { State } from '@impulse/white-death/state.js';
import { type Staff, staffOf } from '../staff.js';
import { planning } from './opponents.js';
import { whiteDeathRules } from './rules.js';

/** Play-outs are long here: some minutes for a battle, some seconds for advice. */
const effort = { analysis: { samples: 12, turns: 2, throws: 0, budget: 24, seed: 1 }, plan: 40, hint: 20 } as const;

/** Each scenario is weighed by itself. */
const terms = new Map<ScenarioId, EvaluationTerms<State>>();

function termsOf({ context: { scenarioId } }: State): EvaluationTerms<State> {
  let own = terms.get(scenarioId);
  if (!own) terms.set(scenarioId, (own = evaluationTerms(features, evaluationData[scenarioId])));
  return own;
}

export const staff: Staff<State, Action> = staffOf(
  effort,
  planning,
  whiteDeathRules.aids,
  termsOf,
  ({ context }) => context.unitIds,
);
