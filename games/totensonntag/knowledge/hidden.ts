import { hiddenBySide, type Knowledge } from '@impulse/engine';
import { CW, DAK, groundCount, unitCount } from '../context.js';
import { hidesFlights, hidesNumbers } from '../position/position.js';
import { LOST, type State } from '../state.js';

/** What can be a secret: the activation number of each side (2.1), then the errand of each aircraft (7.7). */
export const knowledge: Knowledge<State> = {
  size: 2 + unitCount - groundCount,
  hiddenFrom(state, into) {
    into.fill(0);
    if (hidesNumbers(state)) for (const side of [DAK, CW]) into[side] = hiddenBySide(side);
    if (!hidesFlights(state)) return;
    for (let aircraft = groundCount; aircraft < unitCount; aircraft++) {
      if (state.hexOf[aircraft] !== LOST) into[2 + aircraft - groundCount] = hiddenBySide(state.context.side[aircraft]);
    }
  },
};
