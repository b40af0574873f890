import { hiddenBySide, type Knowledge } from '@impulse/engine';
import { CW, DAK, groundCount, unitCount } from '../context.js';
import { hidesFlights } from '../position/position.js';
import { ALL, hiddenOf, NOTHING } from '../rules/turn/activation-numbers.js';
import { LOST, type State } from '../state.js';

/** Of each side: its activation number, and how it was come by (2.1). */
const fieldsOfSide = 2;
const firstAircraft = 2 * fieldsOfSide;

/** What can be a secret: the fields of the DAK, those of the Commonwealth, then the errand of each aircraft (7.7). */
export const knowledge: Knowledge<State> = {
  size: firstAircraft + unitCount - groundCount,
  hiddenFrom(state, into) {
    into.fill(0);
    for (const side of [DAK, CW]) {
      const hidden = hiddenOf(state, side);
      if (hidden !== NOTHING) into[side * fieldsOfSide] = hiddenBySide(side);
      if (hidden === ALL) into[side * fieldsOfSide + 1] = hiddenBySide(side);
    }
    if (!hidesFlights(state)) return;
    for (let aircraft = groundCount; aircraft < unitCount; aircraft++) {
      if (state.hexOf[aircraft] === LOST) continue;
      into[firstAircraft + aircraft - groundCount] = hiddenBySide(state.context.side[aircraft]);
    }
  },
};
