import { type Drafting, type Seat, toggled } from '@impulse/engine';
import type { Action } from '../../actions/actions.js';
import { grid } from '../../context.js';
import { imagineAt } from '../../forecast/imagine.js';
import { assaultedInto } from '../../rules/assault/advance.js';
import { cloneState, NONE, OFF_MAP, stackOf, type State, STEP } from '../../state.js';
import { whiteDeath } from '../../game.js';
import { decides, unitNumber } from '../seats.js';

/** 9D, ruling 110: into the hex that has been cleared, one unit or several. */
export const advancing: Drafting<State, Action> = {
  begin(state, seat, units) {
    if (state.focusHex === NONE || !decides(state, seat)) return null;
    const able = companions(state, '');
    const [first, ...others] =
      units.length > 0 ? units.filter((unit) => able.includes(unit)) : fitting(state, seat, byStrength(state, able));
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
  action: (_state, _seat, { units, hex }) => (hex === null ? null : advanceOf(units, hex)),
};

const advanceOf = ([unit, ...others]: readonly string[], hex: string): Action =>
  others.length > 0 ? { type: 'advance', unit, hex, with: others } : { type: 'advance', unit, hex };

/** As many as have room together, those named first before the others. */
function fitting(state: State, seat: Seat, able: readonly string[]): string[] {
  const hex = grid.labels[state.focusHex];
  let going: string[] = [];
  for (const id of able) {
    const together = [...going, id];
    if (whiteDeath.refuse(state, seat, advanceOf(together, hex)) === null) going = together;
  }
  return going;
}

function byStrength(state: State, units: readonly string[]): string[] {
  const strength = (id: string): number => state.strength[unitNumber(state, id)];
  return units.toSorted((a, b) => strength(b) - strength(a));
}

/** Who else assaulted the hex and may advance, room permitting. */
const companions = (state: State, first: string): string[] =>
  state.focusHex === NONE
    ? []
    : state.context.unitIds.filter((id, unit) => id !== first && assaultedInto(state, unit, state.focusHex));

/** Decided before the fire: who is to advance if it empties the hex. */
export interface IntendedAdvance {
  /** Whoever could. */
  readonly able: readonly string[];
  /** As many as have room: those that were named, or the strongest. */
  readonly going: readonly string[];
}

export function intendedAdvance(
  state: State,
  seat: Seat,
  target: string,
  named: readonly string[] | null,
): IntendedAdvance {
  const cleared = ifCleared(state, grid.parse(target));
  const able = companions(cleared, '');
  const first = named === null ? byStrength(cleared, able) : named.filter((unit) => able.includes(unit));
  return { able, going: fitting(cleared, seat, first) };
}

/** A copy of the battle in which nobody stands in a target any more. */
function ifCleared(state: State, hex: number): State {
  const copy = cloneState(state);
  for (const unit of stackOf(copy, hex)) {
    if (copy.context.side[unit] !== copy.active) imagineAt(copy, unit, OFF_MAP);
  }
  copy.step = STEP.advance;
  copy.focusHex = hex;
  return copy;
}

/** The hex has been emptied: the advance as intended, and its end. */
export function advanceAsIntended(state: State, seat: Seat, target: string, named: readonly string[] | null): Action[] {
  if (state.step !== STEP.advance || grid.labels[state.focusHex] !== target) return [];
  const { going } = intendedAdvance(state, seat, target, named);
  return going.length === 0 ? [] : [advanceOf(going, target), { type: 'done' }];
}
