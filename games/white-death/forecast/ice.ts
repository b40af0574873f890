import type { Detail, Forecast, Term } from '@impulse/engine';
import { KIND, type Order } from '../actions/actions.js';
import { grid } from '../context.js';
import { type FateChance, fateDetail } from './fight-chances.js';
import { moversOf } from './movers.js';
import { breaksOn, iceRule } from '../rules/terrain/ice.js';
import { iceSidesOf, isIceStep } from '../rules/movement/reach.js';
import type { State } from '../state.js';

/** 13: a move, an entry or an advance that ends behind a lake hexside. */
export function iceForecast(state: State, order: Order): Forecast | null {
  const crossing = crossersOf(state, order);
  if (crossing.length === 0) return null;
  const { from, to } = lastStep(state, crossing[0], order);
  return {
    kind: 'ice',
    rule: iceRule(state),
    terms: iceTerms(state, crossing),
    outcomes: iceFates(state, crossing).map(({ fate, lost, probability }) => ({
      probability,
      result: fate,
      detail: { lost },
    })),
    detail: {
      unit: state.context.unitIds[crossing[0]],
      from: grid.labels[from],
      hex: grid.labels[to],
      ...crossingDetail(state, order, crossing),
    },
  };
}

/** 9D: those who advance together need not come from one hex. */
function lastStep(state: State, unit: number, { kind, hex, path, steps }: Order): { from: number; to: number } {
  const start = state.hexOf[unit];
  if (kind === KIND.advance) return { from: start, to: hex };
  return { from: path[steps - 2] ?? start, to: path[steps - 1] };
}

/** The AFVs of an order that roll: only the last step of a move can lead over such a hexside. */
export function crossersOf(state: State, order: Order): readonly number[] {
  return moversOf(order).filter((unit) => {
    const { from, to } = lastStep(state, unit, order);
    // Units that come onto the map with this step cross nothing.
    return from >= 0 && isIceStep(state, iceSidesOf(state, unit), from, grid.direction(from, to));
  });
}

export const iceTerms = (state: State, crossing: readonly number[]): Term[] =>
  crossing.length === 0
    ? []
    : [
        { rule: iceRule(state), what: 'crossing', value: crossing.length },
        { rule: iceRule(state), what: 'ice-breaks', value: breaksOn },
      ];

/** What becomes of all of them together: each loses a point or nothing. */
export function iceFates(state: State, crossing: readonly number[]): readonly FateChance[] {
  const strength = crossing.reduce((sum, unit) => sum + state.strength[unit], 0);
  return fatesOnIce(crossing.length, strength);
}

/** By number of points: how likely `count` units are to lose so many. */
export function iceLosses(count: number): readonly number[] {
  let chances: readonly number[] = [1];
  for (let rolled = 0; rolled < count; rolled++) {
    const before = [0, ...chances, 0];
    chances = before.slice(1).map((held, lost) => (held * (6 - breaksOn) + before[lost] * breaksOn) / 6);
  }
  return chances;
}

function fatesOnIce(count: number, strength: number): readonly FateChance[] {
  return iceLosses(count).map((probability, lost) => {
    const fate = lost === 0 ? 'unharmed' : lost === strength ? 'eliminated' : 'ice-broke';
    return { fate, lost, probability };
  });
}

/** 3A, 13: a unit that has been fired at goes over the ice if it may go on. */
export function thenOverIce(fates: readonly FateChance[], strength: number): readonly FateChance[] {
  const after = new Map<string, FateChance>();
  for (const fired of fates) {
    const goesOn = fired.fate === 'unharmed' || fired.fate === 'passed';
    for (const { fate, lost, probability } of fatesOnIce(goesOn ? 1 : 0, strength - fired.lost)) {
      const chance = { fate: fate === 'unharmed' ? fired.fate : fate, lost: fired.lost + lost };
      const key = `${chance.fate} ${chance.lost}`;
      const before = after.get(key)?.probability ?? 0;
      after.set(key, { ...chance, probability: before + fired.probability * probability });
    }
  }
  return [...after.values()];
}

/** Each of several is told of separately. */
export function crossingDetail(state: State, order: Order, crossing: readonly number[]): Detail {
  if (order.count === 0 || crossing.length === 0) return {};
  const targets = crossing.map((unit) => ({
    unit: state.context.unitIds[unit],
    fates: fateDetail(iceFates(state, [unit])),
  }));
  return { targets };
}
