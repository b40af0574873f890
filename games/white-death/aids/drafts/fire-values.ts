import { QUARTER } from '../../actions/actions.js';
import { AFV, DEFENSIVE_ONLY, grid } from '../../context.js';
import { findIsolation } from '../../rules/supply/isolation.js';
import { fireValue } from '../../rules/fire/fire.js';
import type { State } from '../../state.js';

/** 9A, 10A: the fire that a unit brings into an assault on a hex, as things stand now; of AFVs the greater kind. */
export function fireOf(state: State, unit: number, hex: string | null): number | null {
  if (hex === null) return null;
  const { kind, class: classes } = state.context;
  const isolation = findIsolation(state);
  const target = grid.parse(hex);
  const conventional = kind[unit] & DEFENSIVE_ONLY ? 0 : fireValue(state, unit, target, false, isolation);
  const antitank = classes[unit] === AFV ? fireValue(state, unit, target, true, isolation) : 0;
  return Math.max(conventional, antitank) / QUARTER;
}
