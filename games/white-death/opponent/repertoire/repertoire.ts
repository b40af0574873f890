import type { Repertoire } from '@impulse/engine';
import { KIND } from '../../actions/actions.js';
import { headKind } from '../../actions/packing.js';
import { type State, STEP } from '../../state.js';
import { neglectOf } from '../neglect.js';
import { styleOf } from './battle-style.js';
import { stancesOf } from './stances.js';
import { tidingsOf } from './tidings.js';
import { varyPlan } from './variations.js';

/** What the units of an impulse may be told, for a search over plans. */
export const repertoire: Repertoire<State> = {
  kindOf({ step }) {
    // 5.1: the points of an impulse; 5.2: declarations end with the movement, so that its plan is that of the impulse.
    if (step === STEP.decision) return 'choice';
    // 9D: who goes into the hex that the assault has emptied, if anybody.
    if (step === STEP.advance) return 'afterthought';
    return step === STEP.movement ? 'impulse' : 'routine';
  },
  // Standing orders wait for the enemy's impulse, and the script answers there anyhow.
  isWorthTrial: (head) => headKind(head) !== KIND.orders,
  stances: stancesOf,
  vary: varyPlan,
  tidings: tidingsOf,
  neglect: neglectOf,
  judging: { share: 0.5, finalists: 3, doubt: 0.5 },
  style: styleOf,
};
