import { QUARTER } from '../../actions/actions.js';
import { AFV, DEFENSIVE_ONLY } from '../../context.js';
import { type Assaulter, fought } from '../../forecast/assault.js';
import { fireValue } from '../../rules/fire/fire.js';
import { findIsolation } from '../../rules/supply/isolation.js';
import type { State } from '../../state.js';

/**
 * 9A, 10A, 21A: the fire that each of these units would bring into an assault on a hex from the place it would come from;
 * of AFVs the greater kind.
 */
export function firesInto(state: State, target: number, assaulters: readonly Assaulter[]): ReadonlyMap<number, number> {
  const { kind, class: classes } = state.context;
  const isolation = findIsolation(state);
  const ahead = fought(state, target, assaulters);
  return new Map(
    assaulters.map(({ unit }) => {
      const conventional = kind[unit] & DEFENSIVE_ONLY ? 0 : fireValue(ahead, unit, target, false, isolation);
      const antitank = classes[unit] === AFV ? fireValue(ahead, unit, target, true, isolation) : 0;
      return [unit, Math.max(conventional, antitank) / QUARTER];
    }),
  );
}
