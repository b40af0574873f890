import { type Drafting, toggled } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { assaultedInto } from '../../rules/assault/advance.js';
import { NONE, type State } from '../../state.js';
import { decides } from '../seats.js';

/** 9D, ruling 110: into the hex that has been cleared, one unit or several. */
export const advancing: Drafting<State, Action> = {
  begin(state, seat, units) {
    const [first, ...others] = units.filter((unit) => companions(state, '').includes(unit));
    if (first === undefined || state.focusHex === NONE || !decides(state, seat)) return null;
    return { type: 'advance', units: [first, ...others], hex: grid.labels[state.focusHex], fields: {} };
  },
  toggle(state, _seat, draft, unit) {
    const [first] = draft.units;
    return companions(state, first).includes(unit) ? { ...draft, units: toggled(draft.units, unit) } : draft;
  },
  aim: (_state, _seat, draft) => draft,
  set: (_state, _seat, draft) => draft,
  bounds(state, _seat, { units: [first] }) {
    const able = companions(state, first);
    return able.length === 0 ? {} : { units: { kind: 'units', units: able.map((unit) => ({ unit, adds: null })) } };
  },
  action: (_state, _seat, { units: [unit, ...others], hex }) =>
    hex === null
      ? null
      : others.length > 0
        ? { type: 'advance', unit, hex, with: others }
        : { type: 'advance', unit, hex },
};

/** Who else assaulted the hex and may advance, room permitting. */
const companions = (state: State, first: string): string[] =>
  state.focusHex === NONE
    ? []
    : state.context.unitIds.filter((id, unit) => id !== first && assaultedInto(state, unit, state.focusHex));
