import type { Repertoire } from '@impulse/engine';
import { type State, STEP } from '../state.js';
import { drawStyle } from './battle-style.js';
import { stancesOf } from './stances.js';
import { varyPlan } from './variations.js';

/** What the units of an impulse may be told, for a search over plans. */
export const repertoire: Repertoire<State> = {
  kindOf({ step }) {
    if (step === STEP.impulse) return 'impulse';
    return step === STEP['choose-an'] || step === STEP['adjust-an'] ? 'choice' : 'routine';
  },
  stances: stancesOf,
  vary: varyPlan,
  style: drawStyle,
};
