import type { Draft, Drafting } from '../drafts.js';
import type { PublicAction, Seat } from '../game.js';
import { textsIn } from '../reading/detail.js';
import type { Cells } from '../state/state.js';

interface Stacking<S, A> {
  readonly hexOf: (state: S, seat: Seat, unit: string) => string | null;
  /** The seat's own units in a hex, from top to bottom. */
  readonly ownStack: (state: S, seat: Seat, hex: string) => readonly string[];
  readonly make: (hex: string, order: readonly string[]) => A;
}

/** The order of a stack. The units ticked come to the top in the order of their ticks. */
export const stackDrafts = <S extends Cells, A extends PublicAction>(stacking: Stacking<S, A>): Drafting<S, A> => ({
  begin(state, seat, units, hex) {
    const at = hex ?? (units.length > 0 ? stacking.hexOf(state, seat, units[0]) : null);
    const stack = at === null ? [] : stacking.ownStack(state, seat, at);
    if (stack.length < 2) return null;
    const ticked = units.filter((unit) => stack.includes(unit));
    return draftOf(at, ticked);
  },
  toggle: (_state, _seat, { hex, units }, unit) => draftOf(hex, toggled(units, unit)),
  aim: (_state, _seat, _draft, hex) => draftOf(hex, []),
  set: (_state, _seat, draft, field, value) =>
    field === 'order' ? draftOf(draft.hex, textsIn({ order: value }, 'order')) : draft,
  bounds(state, seat, { hex }) {
    const stack = hex === null ? [] : stacking.ownStack(state, seat, hex);
    return { units: { kind: 'units', units: stack.map((unit) => ({ unit, adds: null })) } };
  },
  action(state, seat, { hex, units }) {
    if (hex === null) return null;
    const rest = stacking.ownStack(state, seat, hex).filter((unit) => !units.includes(unit));
    return stacking.make(hex, [...units, ...rest]);
  },
});

const draftOf = (hex: string | null, units: readonly string[]): Draft => ({ type: 'stack', units, hex, fields: {} });

/** With a unit ticked, or its tick taken away. */
export const toggled = (units: readonly string[], unit: string): string[] =>
  units.includes(unit) ? units.filter((one) => one !== unit) : [...units, unit];
