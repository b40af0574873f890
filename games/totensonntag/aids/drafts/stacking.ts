import { stackDrafts } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { holder, stackOf, type State } from '../../state.js';
import { hexOfUnit } from '../places.js';

/** 4.0: the order of a stack of ground units. */
export const stacking = stackDrafts<State, Action>({
  hexOf(state, seat, unit) {
    const number = state.context.unitNumber.get(unit);
    return number === undefined ? null : hexOfUnit(state, seat, number);
  },
  ownStack(state, seat, hex) {
    const number = grid.parse(hex);
    if (number < 0 || sideIds[holder(state, number)] !== seat) return [];
    return stackOf(state, number).map((unit) => state.context.unitIds[unit]);
  },
  make: (hex, order) => ({ type: 'stack', hex, order }),
});
