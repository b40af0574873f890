import type { Repertoire } from '@impulse/engine';
import { type State, STEP } from '../../state.js';
import { styleOf } from './battle-style.js';
import { isOpen, soonThreat } from '../../habits/neglect.js';
import { neglectOf } from '../neglect.js';
import { stancesOf } from './stances.js';
import { tidingsOf } from './tidings.js';
import { varyPlan } from './variations.js';

/** 2.1, 2.2. */
const numbers: ReadonlySet<number> = new Set([STEP['choose-an'], STEP['adjust-an']]);
/** 7.7. */
const flights: ReadonlySet<number> = new Set([STEP['air-plan'], STEP['air-strike']]);

/** Then the script chooses the number, which knows who has to go there: a simulation sees an enemy who may not come. */
const isAnythingOpen = (state: State, side: number): boolean =>
  state.context.objectives.some((_, objective) => isOpen(state, side, objective, soonThreat));

/** What the units of an impulse may be told, for a search over plans. */
export const repertoire: Repertoire<State> = {
  kindOf(state) {
    const { step } = state;
    if (step === STEP.impulse) return 'impulse';
    if (numbers.has(step)) return isAnythingOpen(state, state.deciding) ? 'routine' : 'choice';
    return flights.has(step) ? 'choice' : 'routine';
  },
  stances: stancesOf,
  vary: varyPlan,
  tidings: tidingsOf,
  neglect: neglectOf,
  judging: { share: 0.12, finalists: 2, doubt: 0 },
  style: styleOf,
};
