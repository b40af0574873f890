import type { Draft, Drafting, Seat } from '@impulse/engine';
import type { Action, ActionType } from '../../actions/actions.js';
import type { State } from '../../state.js';
import type { DraftField } from '../codes.js';
import { alternatives } from './alternatives.js';

/** The one thing about an action that is left to choose once its unit and its hex are known. */
export interface ChosenField {
  readonly type: ActionType;
  readonly field: DraftField;
  /** What a legal action has in the field; `none` where it is left out. */
  readonly valueOf: (state: State, action: Action) => string;
}

export const none = 'none';

/** An action that is complete at the first click: the best of its alternatives, until another is chosen. */
export function draftingOf({ type, field, valueOf }: ChosenField): Drafting<State, Action> {
  const listed = (state: State, seat: Seat, draft: Draft): Action[] => alternatives(state, seat, { ...draft, type });
  const values = (state: State, seat: Seat, draft: Draft): string[] => [
    ...new Set(listed(state, seat, draft).map((action) => valueOf(state, action))),
  ];
  const chosen = (draft: Draft, value: string | null): Draft => ({
    ...draft,
    fields: value === null ? {} : { [field]: value },
  });

  function begin(state: State, seat: Seat, units: readonly string[], hex: string | null): Draft | null {
    for (const unit of units) {
      const draft: Draft = { type, units: [unit], hex, fields: {} };
      const open = values(state, seat, draft);
      if (open.length === 0) continue;
      const helper = units.find((one) => one !== unit && open.includes(one));
      return chosen(draft, helper ?? null);
    }
    return null;
  }

  function action(state: State, seat: Seat, draft: Draft): Action | null {
    const wanted = draft.fields[field];
    const fits = (one: Action): boolean => wanted === undefined || valueOf(state, one) === wanted;
    return listed(state, seat, draft).find(fits) ?? null;
  }

  return {
    begin,
    toggle(state, seat, draft, unit) {
      const open = values(state, seat, draft);
      if (!open.includes(unit)) return begin(state, seat, [unit], draft.hex) ?? draft;
      const drafted = action(state, seat, draft);
      const ticked = drafted !== null && valueOf(state, drafted) === unit;
      if (!ticked) return chosen(draft, unit);
      return open.includes(none) ? chosen(draft, none) : draft;
    },
    aim: (_state, _seat, draft, hex) => ({ ...draft, hex, fields: {} }),
    set: (_state, _seat, draft, name, value) => (name === field ? chosen(draft, textOrNull(value)) : draft),
    bounds(state, seat, draft) {
      const open = values(state, seat, draft);
      return open.length > 1 ? { [field]: { kind: 'choice', values: open } } : {};
    },
    action,
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
