import { copyInto, type Habits } from '@impulse/engine';
import { GERMAN, SOVIET } from '../context.js';
import { clockOf, isWithinImpulse } from '../clock.js';
import { cloneState, type State } from '../state.js';
import { countActs } from './acts.js';
import { habitNames } from './names.js';
import { countCutOff, countNeglect } from './neglect.js';

/** Complaints about a computer opponent, as far as they can be seen on the map. */
export const habits: Habits<State> = {
  names: habitNames,
  watch() {
    const counts = [SOVIET, GERMAN].map(() => habitNames.map(() => 0));
    let seen: { readonly before: State; readonly began: State } | null = null;
    return {
      see(state) {
        if (!seen) {
          seen = { before: cloneState(state), began: cloneState(state) };
          return;
        }
        const { before, began } = seen;
        countActs(before, state, counts);
        if (clockOf(before, 'impulse') !== clockOf(state, 'impulse')) {
          const side = before.active;
          if (isWithinImpulse(before)) countNeglect(began, before, side, counts[side]);
          else copyInto(began, state);
        }
        if (before.turn !== state.turn) for (const side of [SOVIET, GERMAN]) countCutOff(before, side, counts[side]);
        copyInto(before, state);
      },
      counts: (side) => counts[side],
    };
  },
};
