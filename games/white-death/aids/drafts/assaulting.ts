import { type Draft, type Drafting, type Seat, toggled } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { whiteDeath } from '../../game.js';
import { fireOf } from './fire-values.js';
import { NONE, stackOf, type State } from '../../state.js';
import { unitNumber } from '../seats.js';

/**
 * 5.2: several units onto one hex. They declare one after the other: the action is that of the first who has not yet, so
 * that asking again after each declaration leads through all of them, and to null.
 */
export const assaulting: Drafting<State, Action> = {
  begin(state, seat, units, hex) {
    if (hex === null) return null;
    const able = candidates(state, seat, hex);
    const ticked = units.filter((unit) => able.includes(unit));
    const begun = able.length === 0 || (units.length > 0 && ticked.length === 0);
    return begun ? null : draftOf(ticked.length > 0 ? ticked : able, hex);
  },
  toggle: (_state, _seat, draft, unit) => draftOf(toggled(draft.units, unit), draft.hex),
  aim(state, seat, draft, hex) {
    const able = candidates(state, seat, hex);
    return draftOf(
      draft.units.filter((unit) => able.includes(unit)),
      hex,
    );
  },
  set: (_state, _seat, draft) => draft,
  bounds(state, seat, { hex, units }) {
    const able = hex === null ? [] : candidates(state, seat, hex);
    const declared = units.filter((unit) => state.target[unitNumber(state, unit)] === grid.parse(hex ?? ''));
    const rows = [...new Set([...declared, ...able])];
    return {
      units: {
        kind: 'units',
        units: rows.map((unit) => ({ unit, adds: fireOf(state, unitNumber(state, unit), hex) })),
      },
    };
  },
  action(state, _seat, { units, hex }) {
    const next = units.find((unit) => state.target[unitNumber(state, unit)] === NONE);
    return next === undefined || hex === null ? null : { type: 'assault', unit: next, target: hex };
  },
};

const draftOf = (units: readonly string[], hex: string | null): Draft => ({ type: 'assault', units, hex, fields: {} });

/** Units beside a hex that may join in its assault now. */
function candidates(state: State, seat: Seat, hex: string): string[] {
  const at = grid.parse(hex);
  return grid
    .ring(at, 1)
    .flatMap((near) => stackOf(state, near))
    .map((unit) => state.context.unitIds[unit])
    .filter((unit) => whiteDeath.refuse(state, seat, { type: 'assault', unit, target: hex }) === null);
}
