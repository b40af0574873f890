import { evaluationTerms } from '@impulse/opponent';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { features } from '@impulse/totensonntag/features/features.js';
import { evaluationData } from '@impulse/totensonntag/opponent/index.js';
import type { State } from '@impulse/totensonntag/state.js';
import { type Staff, staffOf } from '../staff.js';
import { planning } from './opponents.js';
import { totensonntagRules } from './rules.js';

/** A minute for a battle, a second for advice. */
const effort = { analysis: { samples: 48, turns: 2, throws: 8, budget: 120, seed: 1 }, plan: 240, hint: 80 } as const;

const terms = evaluationTerms(features, evaluationData);

export const staff: Staff<State, Action> = staffOf(
  effort,
  planning,
  totensonntagRules.aids,
  () => terms,
  ({ context }) => context.unitIds,
);
