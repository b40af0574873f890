import { totensonntag } from '@impulse/totensonntag';
import { stackLimit, type State } from '@impulse/totensonntag/state.js';
import type { View } from '@impulse/totensonntag/position/view.js';
import type { Roster } from './roster.js';

/** What would be left undone if the side at the table ended its step now. */
export interface Reminder {
  readonly step: string;
  /** Units that could still act. */
  readonly idle: readonly string[];
  /** Own hexes with more units than may stay: some would have to be destroyed (4.0). */
  readonly overstacked: readonly string[];
  /** There is no way back from ending this step, or something is left to do: ask first. */
  readonly asks: boolean;
}

/** Steps that end with something revealed or handed over for good, whatever is left to do. */
const alwaysAsked = new Set(['setup', 'air-plan']);
/** Ending these can be undone. */
const neverAsked = new Set(['advance']);

export function reminderOf(view: View, roster: Roster, ready: readonly string[]): Reminder {
  const { step, stacks, side } = view.position;
  const idle = step === 'setup' ? [] : ready;
  const overstacked =
    step === 'impulse'
      ? Object.entries(stacks).flatMap(([hex, units]) =>
          units.length > stackLimit && roster.get(units[0])!.side === side ? [hex] : [],
        )
      : [];
  const open = idle.length > 0 || overstacked.length > 0;
  return { step, idle, overstacked, asks: !neverAsked.has(step) && (open || alwaysAsked.has(step)) };
}

/** Units of the seat that can do something of their own now; in the set-up, those still to be placed. */
export const actorsOf = (view: View, state: State): readonly string[] =>
  view.legal?.units.filter((unit) => totensonntag.legal(state, view.seat, unit).length > 0) ?? [];

/** What is left to do besides: reinforcements that are due but cannot enter at this number are not asked about. */
export const canEnd = (view: View): boolean => view.legal?.general.includes('done') ?? false;
