import { type Drafting, type Seat, toggled } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { assaultedInto } from '../../rules/assault/advance.js';
import { NONE, type State } from '../../state.js';
import { whiteDeath } from '../../game.js';
import { decides, unitNumber } from '../seats.js';

/** 9D, ruling 110: into the hex that has been cleared, one unit or several. */
export const advancing: Drafting<State, Action> = {
  begin(state, seat, units) {
    if (state.focusHex === NONE || !decides(state, seat)) return null;
    const able = companions(state, '');
    const [first, ...others] =
      units.length > 0 ? units.filter((unit) => able.includes(unit)) : fitting(state, seat, able);
    if (first === undefined) return null;
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

/** As many as have room together, the strongest first. */
function fitting(state: State, seat: Seat, able: readonly string[]): string[] {
  const strength = (id: string): number => state.strength[unitNumber(state, id)];
  const hex = grid.labels[state.focusHex];
  let going: string[] = [];
  for (const id of able.toSorted((a, b) => strength(b) - strength(a))) {
    const [unit, ...others] = [...going, id];
    const advance: Action = { type: 'advance', unit, hex, ...(others.length > 0 ? { with: others } : {}) };
    if (whiteDeath.refuse(state, seat, advance) === null) going = [unit, ...others];
  }
  return going;
}

/** Who else assaulted the hex and may advance, room permitting. */
const companions = (state: State, first: string): string[] =>
  state.focusHex === NONE
    ? []
    : state.context.unitIds.filter((id, unit) => id !== first && assaultedInto(state, unit, state.focusHex));
