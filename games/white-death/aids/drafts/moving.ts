import { type Draft, type Drafting, type Seat, toggled } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { whiteDeath } from '../../game.js';
import { isBrandenburg } from '../../rules/stacking/zones.js';
import { NONE, stackOf, type State } from '../../state.js';
import { reachedBy } from '../reach.js';
import { decides, unitNumber } from '../seats.js';
import { textsOf, withField, without } from './fields.js';

/** 6, 21B: a move by a path, and those whom Brandenburgers lead. The first unit goes, the others follow. */
export const moving: Drafting<State, Action> = {
  begin(state, seat, [leader, ...others], hex) {
    if (leader === undefined || !decides(state, seat) || state.hexOf[unitNumber(state, leader)] < 0) return null;
    const able = followers(state, leader);
    const led = others.filter((unit) => able.includes(unit));
    const draft: Draft = { type: 'move', units: [leader, ...led], hex, fields: {} };
    return hex === null || pathOf(state, seat, draft).length > 0 ? draft : null;
  },
  toggle(state, _seat, draft, unit) {
    const [leader] = draft.units;
    return unit === leader || !followers(state, leader).includes(unit)
      ? draft
      : { ...draft, units: toggled(draft.units, unit) };
  },
  aim: (_state, _seat, draft, hex) => ({ ...without(draft, 'path'), hex }),
  set(_state, _seat, draft, field, value) {
    if (field !== 'path') return draft;
    const path = textsOf(value);
    return { ...withField(draft, field, value === null ? null : path), hex: path.at(-1) ?? draft.hex };
  },
  bounds(state, _seat, { units: [leader] }) {
    const able = followers(state, leader);
    return able.length === 0 ? {} : { units: { kind: 'units', units: able.map((unit) => ({ unit, adds: null })) } };
  },
  action(state, seat, draft) {
    const path = pathOf(state, seat, draft);
    return path.length === 0 ? null : moveBy(draft.units, path);
  },
};

const moveBy = ([unit, ...led]: readonly string[], path: readonly string[]): Action =>
  led.length > 0 ? { type: 'move', unit, path, with: led } : { type: 'move', unit, path };

/** As drawn, or the cheapest that those who go can take. */
function pathOf(state: State, seat: Seat, { units, hex, fields }: Draft): readonly string[] {
  const drawn = textsOf(fields['path']);
  if (drawn.length > 0) return drawn;
  const ways = reachedBy(state, seat, units[0])
    .filter((way) => way.hex === hex && way.kind === 'move')
    .toSorted((a, b) => b.left - a.left);
  const open = ways.find(({ path }) => whiteDeath.refuse(state, seat, moveBy(units, path)) === null);
  return (open ?? ways[0])?.path ?? [];
}

/** 21B: units in the hex of Brandenburgers; whether they can keep up the rules will say. */
function followers(state: State, leader: string): string[] {
  const unit = unitNumber(state, leader);
  const hex = unit === NONE ? NONE : state.hexOf[unit];
  if (hex < 0 || !isBrandenburg(state, unit)) return [];
  return stackOf(state, hex)
    .filter((one) => one !== unit)
    .map((one) => state.context.unitIds[one]);
}
