import type { AttackInSeries, Seat } from '@impulse/engine';
import type { Action } from '../actions/actions.js';
import { grid } from '../context.js';
import { type SideId, sideIds } from '../data/types.js';
import { openImpulse } from '../rules/turn/sequence.js';
import { cloneState, holder, type State } from '../state.js';
import { bestOfEachUnit, seriesOn } from './series.js';
import { spotOf } from './spots.js';

/** A unit that could attack a hex from where it stands, in an impulse of its own. */
export interface PossibleAttack {
  readonly unit: string;
  /** Kind of the likeliest attack. */
  readonly kind: string;
  /** The hex that it attacks from. */
  readonly from: string;
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
  const found = new Map<string, PossibleAttack>();
  for (const [number, then] of impulsesAgainst(state, seat, hex)) {
    for (const { action, chance } of bestOfEachUnit(then, seat, hex, attacks)) {
      const { units, kind, path } = spotOf(then, seat, action);
      const [unit] = units;
      const known = found.get(unit);
      const from = path.at(-1) ?? grid.labels[state.hexOf[state.context.unitNumber.get(unit) ?? -1]];
      const better = !known || chance > known.chance ? { unit, kind, from, chance } : known;
      found.set(unit, { ...better, numbers: [...(known?.numbers ?? []), number] });
    }
  }
  return [...found.values()].toSorted((a, b) => b.chance - a.chance);
}

const attacks: ReadonlySet<Action['type']> = new Set(['assault', 'move', 'barrage']);

/** Attacks one after the other, and the activation numbers with which they promise most. */
export interface AttackTogether {
  readonly numbers: readonly number[];
  readonly attacks: readonly AttackInSeries<Action>[];
  /** How likely nobody is left in the hex. */
  readonly emptied: number;
}

/** 7.0: of all activation numbers those with which the hex is emptied most likely; null where it never is. */
export function bestTogether(state: State, seat: Seat, hex: string): AttackTogether | null {
  const series = impulsesAgainst(state, seat, hex).map(([number, then]) => {
    const attacks = seriesOn(then, seat, hex);
    return { number, attacks, emptied: attacks.at(-1)?.emptied ?? 0 };
  });
  const emptied = Math.max(0, ...series.map((one) => one.emptied));
  if (emptied === 0) return null;
  const best = series.filter((one) => one.emptied > emptied - 1e-9);
  return { numbers: best.map(({ number }) => number), attacks: best[0].attacks, emptied };
}

/** The battle as it would be if an impulse of the seat's side began now, for every number; none for hexes without an enemy. */
function impulsesAgainst(state: State, seat: Seat, hex: string): (readonly [number, State])[] {
  const side = sideIds.indexOf(seat as SideId);
  const target = grid.parse(hex);
  if (side < 0 || target < 0 || holder(state, target) !== 1 - side) return [];
  return numbers.map((number) => {
    const then = cloneState(state);
    then.an[side] = number;
    openImpulse(then, side);
    return [number, then];
  });
}
