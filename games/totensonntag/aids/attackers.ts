import type { Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { type SideId, sideIds } from '../data/types.js';
import { openImpulse } from '../rules/turn/sequence.js';
import { cloneState, holder, type State } from '../state.js';
import { bestOfEachUnit } from './series.js';
import { spotOf } from './spots.js';

/** A unit that could attack a hex from where it stands, in an impulse of its own. */
export interface PossibleAttack {
  readonly unit: string;
  /** Kind of the likeliest attack. */
  readonly kind: string;
  /** With these activation numbers it is activated and gets there. */
  readonly numbers: readonly number[];
  /** How likely something is hit, at best. */
  readonly chance: number;
}

/** 2.1: every number that a side may come to have. */
const numbers = [1, 2, 3, 4, 5, 6] as const;

/**
 * 3.1, 6.0, 7.0: who of the seat's side could attack this enemy hex if an impulse of its own began now, and with which
 * activation numbers: a low one activates the unit, a high one carries it far enough. The likeliest first.
 */
export function attackersOf(state: State, seat: Seat, hex: string): PossibleAttack[] {
  const side = sideIds.indexOf(seat as SideId);
  const target = grid.parse(hex);
  if (side < 0 || target < 0 || holder(state, target) !== 1 - side) return [];
  const found = new Map<string, PossibleAttack>();
  for (const number of numbers) {
    const then = cloneState(state);
    then.an[side] = number;
    openImpulse(then, side);
    for (const { action, chance } of bestOfEachUnit(then, seat, hex, attacks)) {
      const { units, kind } = spotOf(then, seat, action);
      const [unit] = units;
      const known = found.get(unit);
      const better = !known || chance > known.chance ? { unit, kind, chance } : known;
      found.set(unit, { ...better, numbers: [...(known?.numbers ?? []), number] });
    }
  }
  return [...found.values()].toSorted((a, b) => b.chance - a.chance);
}

const attacks: ReadonlySet<Action['type']> = new Set(['assault', 'move', 'barrage']);
