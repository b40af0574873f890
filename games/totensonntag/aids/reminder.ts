import type { Reminder, Seat } from '@impulse/engine';
import { grid } from '../context.js';
import { checkDone } from '../rules/turn/sequence.js';
import { holder, stackLimit, stackOf, stackSize, type State, STEP, type StepId, steps } from '../state.js';
import type { WarningCode } from './codes.js';
import { decides } from './places.js';
import { ready } from './ready.js';

/** Ending these can be undone. */
const neverAsked: ReadonlySet<StepId> = new Set(['advance']);

/** What would be left undone; null while `done` is not to be had. */
export function reminderOf(state: State, seat: Seat): Reminder | null {
  if (!decides(state, seat) || checkDone(state)) return null;
  const step = steps[state.step];
  const idle = ready(state, seat);
  const warnings = overstacking(state);
  const open = idle.length > 0 || warnings.length > 0;
  return { step, idle, warnings, asks: open && !neverAsked.has(step) };
}

/** 4.0: as an impulse ends, some units of these hexes would have to be destroyed. */
function overstacking(state: State): Reminder['warnings'] {
  if (state.step !== STEP.impulse) return [];
  const crowded = [...grid.labels.keys()].filter(
    (hex) => holder(state, hex) === state.deciding && stackSize(state, hex) > stackLimit,
  );
  if (crowded.length === 0) return [];
  const code: WarningCode = 'overstacked';
  const hexes = crowded.map((hex) => grid.labels[hex]);
  return [
    { code, hexes, units: crowded.flatMap((hex) => stackOf(state, hex).map((one) => state.context.unitIds[one])) },
  ];
}
