import type { Draft, Drafting, Seat } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { sideIds } from '../../data/types.js';
import { holder, stackOf, type State } from '../../state.js';
import { hexOfUnit } from '../places.js';

/** 4.0: the order of a stack. The units ticked come to the top in the order of their ticks. */
export const stacking: Drafting<State, Action> = {
  begin(state, seat, units, hex) {
    const first = state.context.unitNumber.get(units[0] ?? '');
    const at = hex ?? (first === undefined ? null : hexOfUnit(state, seat, first));
    const stack = at === null ? [] : ownStack(state, seat, at);
    return stack.length < 2
      ? null
      : draftOf(
          at,
          units.filter((unit) => stack.includes(unit)),
        );
  },
  toggle: (_state, _seat, { hex, units }, unit) =>
    draftOf(hex, units.includes(unit) ? units.filter((one) => one !== unit) : [...units, unit]),
  aim: (_state, _seat, _draft, hex) => draftOf(hex, []),
  set: (_state, _seat, draft, field, value) =>
    field === 'order' && Array.isArray(value)
      ? draftOf(
          draft.hex,
          value.filter((one) => typeof one === 'string'),
        )
      : draft,
  bounds(state, seat, { hex }) {
    const stack = hex === null ? [] : ownStack(state, seat, hex);
    return { units: { kind: 'units', units: stack.map((unit) => ({ unit, adds: null })) } };
  },
  action(state, seat, { hex, units }) {
    if (hex === null) return null;
    const rest = ownStack(state, seat, hex).filter((unit) => !units.includes(unit));
    return { type: 'stack', hex, order: [...units, ...rest] };
  },
};

const draftOf = (hex: string | null, units: readonly string[]): Draft => ({ type: 'stack', units, hex, fields: {} });

/** The seat's own ground units in a hex, from top to bottom. */
function ownStack(state: State, seat: Seat, hex: string): string[] {
  const number = grid.parse(hex);
  if (number < 0 || sideIds[holder(state, number)] !== seat) return [];
  return stackOf(state, number).map((unit) => state.context.unitIds[unit]);
}
