import { stackDrafts } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { holder, stackOf, type State } from '../../state.js';
import { hexOfUnit } from '../seats.js';

/** 4C: the order of a stack; the enemy sees what is on top. */
export const stacking = stackDrafts<State, Action>({
  hexOf: hexOfUnit,
  ownStack(state, seat, hex) {
    const number = grid.parse(hex);
    if (number < 0 || sideIds[holder(state, number)] !== seat) return [];
    return stackOf(state, number).map((unit) => state.context.unitIds[unit]);
  },
  make: (hex, order) => ({ type: 'stack', hex, order }),
});
