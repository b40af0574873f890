import { evaluationTerms } from '@impulse/opponent';
import type { Action } from '@impulse/totensonntag/actions/actions.js';
import { features } from '@impulse/totensonntag/features/features.js';
import { evaluationData } from '@impulse/totensonntag/opponent/index.js';
import type { State } from '@impulse/totensonntag/state.js';
import { type Staff, staffOf } from '../staff.js';
import { planning } from './opponents.js';
import { totensonntagRules } from './rules.js';

/** Half a minute for a battle. */
const depth = { samples: 48, turns: 2, budget: 120, seed: 1 } as const;

const terms = evaluationTerms(features, evaluationData);

export const staff: Staff<State, Action> = staffOf(
  depth,
  planning,
  totensonntagRules.aids,
  () => terms,
  ({ context }) => context.unitIds,
);
