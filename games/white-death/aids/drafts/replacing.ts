import type { Draft, Drafting } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { NONE, type State } from '../../state.js';
import { unitNumber } from '../seats.js';
import { withField } from './fields.js';

/** 18: replacements for a unit; as many as it can take, unless told otherwise. */
export const replacing: Drafting<State, Action> = {
  begin(state, seat, units) {
    const unit = units.find(
      (one) => whiteDeath.refuse(state, seat, { type: 'replace', unit: one, points: 1 }) === null,
    );
    return unit === undefined ? null : { type: 'replace', units: [unit], hex: null, fields: {} };
  },
  toggle: (_state, _seat, draft, unit) => ({ ...draft, units: [unit], fields: {} }),
  aim: (_state, _seat, draft) => draft,
  set: (_state, _seat, draft, field, value) => (field === 'points' ? withField(draft, field, value) : draft),
  bounds(state, _seat, draft) {
    const most = mostPoints(state, draft);
    return { points: { kind: 'number', least: 1, most, step: 1, standard: most } };
  },
  action(state, _seat, draft) {
    const { points } = draft.fields;
    return {
      type: 'replace',
      unit: draft.units[0],
      points: typeof points === 'number' ? points : mostPoints(state, draft),
    };
  },
};

/** What it lacks, or what there is. */
function mostPoints(state: State, { units: [id] }: Draft): number {
  const unit = unitNumber(state, id);
  if (unit === NONE || state.deciding === NONE) return 1;
  const missing = state.context.fullStrength[unit] - state.strength[unit];
  return Math.max(1, Math.min(missing, state.replacements[state.deciding]));
}
