import type { Repertoire } from '@impulse/engine';
import { type State, STEP } from '../../state.js';
import { styleOf } from './battle-style.js';
import { neglectOf } from '../neglect.js';
import { stancesOf } from './stances.js';
import { tidingsOf } from './tidings.js';
import { varyPlan } from './variations.js';

/** 2.1, 2.2: activation numbers; 7.7: flights. */
const choices: ReadonlySet<number> = new Set([
  STEP['choose-an'],
  STEP['adjust-an'],
  STEP['air-plan'],
  STEP['air-strike'],
]);

/** What the units of an impulse may be told, for a search over plans. */
export const repertoire: Repertoire<State> = {
  kindOf({ step }) {
    if (step === STEP.impulse) return 'impulse';
    return choices.has(step) ? 'choice' : 'routine';
  },
  stances: stancesOf,
  vary: varyPlan,
  tidings: tidingsOf,
  neglect: neglectOf,
  judging: { share: 0.12, finalists: 2, doubt: 0 },
  style: styleOf,
};
