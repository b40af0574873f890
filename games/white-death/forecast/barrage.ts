import type { Detail, Forecast, Term } from '@impulse/engine';
import type { Order } from '../actions/actions.js';
import { grid } from '../context.js';
import { fateDetail, foresee, struckGarrison, struckUnit, type Struck } from './fight-chances.js';
import { knows } from '../knowledge/knowledge.js';
import {
  addUnobserved,
  barrageColumn,
  barrageResult,
  barrageValue,
  bunkerModifier,
  coverModifier,
  EIGHTH,
  expectedModifier,
  findAttacks,
  groundModifier,
  isFullRocket,
} from '../rules/barrage/values.js';
import { poolNames } from '../position/position.js';
import { mostLost } from '../rules/barrage/strikes.js';
import { bunkerAt } from '../rules/city/bunkers.js';
import { poolOf } from '../rules/city/fortress.js';
import { garrisonBars } from '../rules/city/garrisons.js';
import { FOR_BARRAGE, FOR_ROCKETS } from '../rules/supply/supply-points.js';
import { findIsolation } from '../rules/supply/isolation.js';
import { NO_EFFECT } from '../rules/fire/odds.js';
import { stackOf, type State } from '../state.js';

/**
 * 11B: a barrage before it is fired, from what its side may know (4C). Where units are hidden the outcome is given for
 * those in sight alone, and for each of the hidden ones what the table calls for at best and at worst.
 */
export function barrageForecast(state: State, viewer: number, order: Order): Forecast {
  const { hex } = order;
  const isolation = findIsolation(state);
  const unobserved = expectedModifier(state, order);
  const attacks: number[] = [];
  findAttacks(state, order, attacks);
  const called = (modifier: number) => resultChances(state, attacks, modifier + unobserved);
  // From the bottom, as they are struck: a unit that routs weighs on those above (14C4).
  const stack = stackOf(state, hex).toReversed();
  const known = stack.filter((unit) => knows(state, viewer, unit));
  const garrison = garrisonBars(state, state.active, hex);
  const struck: Struck[] = known.map((unit) =>
    struckUnit(state, unit, limited(called(coverModifier(state, unit, hex)), mostLost(state, unit)), isolation, {
      frightened: false,
      capped: true,
      byLoss: true,
    }),
  );
  if (garrison) struck.push(struckGarrison(called(groundModifier(state, hex))));
  const chances = foresee(struck, true);
  const hidden = stack.length - known.length;
  const bunker = bunkerAt(state, hex);
  return {
    kind: 'barrage',
    rule: '11B2b',
    terms: barrageTerms(state, order, unobserved),
    outcomes: chances.totals.map(({ lost, left, probability }) => ({
      probability,
      result: left + hidden > 0 ? 'hex-held' : 'emptied',
      detail: { lost, left: left + hidden },
    })),
    detail: {
      hex: grid.labels[hex],
      attacks: attacks.map((value) => value / EIGHTH),
      unobserved,
      targets: struck.map(({ unit }, index) => ({ unit, fates: fateDetail(chances.fates[index]) })),
      unknownUnits: hidden,
      price: priceDetail(state, order),
      ...(hidden > 0 ? { unknown: unknownRange(state, hex, called) } : {}),
      ...(bunker > 0 ? { bunker: { strength: bunker, results: resultDetail(called(bunkerModifier(state))) } } : {}),
    },
  };
}

/** 15A2, 15A3: supply points that the barrage takes from each pool besides what has been paid this impulse. */
function priceDetail(state: State, order: Order): Detail[] {
  const levels = new Map<number, number>();
  for (let i = 0; i < order.count; i++) {
    const pool = poolOf(state, order.units[i]);
    const level = isFullRocket(state, order.units[i], order.value) ? FOR_ROCKETS : FOR_BARRAGE;
    levels.set(pool, Math.max(level, levels.get(pool) ?? 0));
  }
  return [...levels]
    .filter(([pool, level]) => level > state.paid[pool])
    .map(([pool, level]) => ({ pool: poolNames[pool], points: level - state.paid[pool], left: state.supply[pool] }));
}

/** Strength points called for by all attacks together on one unit; none is no effect. */
function resultChances(state: State, attacks: readonly number[], modifier: number): Map<number, number> {
  const { context } = state;
  let sums = new Map([[0, 1]]);
  for (const value of attacks) {
    const column = barrageColumn(context, value);
    const next = new Map<number, number>();
    for (const [sum, probability] of sums) {
      for (let die = 1; die <= 6; die++) {
        const total = sum + barrageResult(context, column, die + modifier);
        next.set(total, (next.get(total) ?? 0) + probability / 6);
      }
    }
    sums = next;
  }
  const none = sums.get(0);
  if (none !== undefined) {
    sums.delete(0);
    sums.set(NO_EFFECT, none);
  }
  return sums;
}

/** Ruling 104: results beyond what a unit can still lose; where that is nothing, they have no effect. */
function limited(results: ReadonlyMap<number, number>, most: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const [result, probability] of results) {
    const lost = Math.min(result, most);
    const effect = lost === 0 ? NO_EFFECT : lost;
    found.set(effect, (found.get(effect) ?? 0) + probability);
  }
  return found;
}

/** A hidden unit may be an AFV, harder to hit, or anything else, which a bunker shelters. */
function unknownRange(state: State, hex: number, called: (modifier: number) => Map<number, number>): Detail {
  const { modifiers } = state.context.data.charts.barrage;
  const ground = groundModifier(state, hex);
  const other = ground + (bunkerAt(state, hex) > 0 ? bunkerModifier(state) : 0);
  const afv = ground + modifiers.afv;
  return {
    best: resultDetail(called(Math.min(other, afv))),
    worst: resultDetail(called(Math.max(other, afv))),
  };
}

const resultDetail = (chances: ReadonlyMap<number, number>): Detail[] =>
  [...chances]
    .map(([result, probability]) => ({ points: Math.max(0, result), probability }))
    .toSorted((a, b) => a.points - b.points);

/** The value of the guns, in points; then what is added to every die. */
function barrageTerms(state: State, order: Order, unobserved: number): Term[] {
  let value = 0;
  for (let i = 0; i < order.count; i++) {
    value += barrageValue(state, order.units[i], order.hex, order.value);
  }
  const terms: Term[] = [{ rule: '11B2a', what: 'barrage', value: value / EIGHTH }];
  addUnobserved(unobserved, terms);
  return terms;
}
