import { addTerm, type Detail, type Forecast, type ForecastOutcome, type Term, termDetail } from '@impulse/engine';
import { KIND, type Order } from '../actions/actions.js';
import { grid } from '../context.js';
import { type AttackKind, attackRule, firepower } from '../rules/combat/combat.js';
import { rangeInChances, rangeInModifiers } from '../rules/combat/barrage.js';
import { recoversOn, recoveryModifier } from '../rules/turn/night.js';
import { NONE, stackOf, type State, STEP, strengthLeft } from '../state.js';

/** Exact odds before any die is rolled. */

/** Of the 36 throws of two dice, how many show at least `total`. */
const throwsAtLeast = (total: number): number => atLeast[Math.min(13, Math.max(2, total))];
const atLeast = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0];

/** 7.2: probability of a hit. */
export function hitChance(
  state: State,
  attacker: number,
  target: number,
  kind: AttackKind,
  supported: boolean,
): number {
  return (
    throwsAtLeast(state.context.protection[target] - firepower(state, attacker, target, kind, supported, null)) / 36
  );
}

export function forecastOrder(state: State, order: Order): Forecast | null {
  switch (order.kind) {
    case KIND.assault:
      return attackForecast(state, order.unit, state.top[order.hex], 'assault', order.other);
    case KIND.move:
    case KIND.enter:
      return order.overrun === NONE
        ? null
        : attackForecast(state, order.unit, state.top[order.overrun], 'overrun', NONE);
    case KIND['barrage-target']:
      return attackForecast(state, order.unit, order.other, 'barrage', NONE);
    case KIND.fly:
      return order.other === NONE || state.step === STEP['air-plan']
        ? null
        : attackForecast(state, order.unit, order.other, 'air-strike', NONE);
    case KIND.barrage:
      return barrageForecast(state, order);
    case KIND.recover:
      return recoveryForecast(state, order.unit);
    default:
      return null;
  }
}

function attackForecast(state: State, attacker: number, target: number, kind: AttackKind, support: number): Forecast {
  const { context } = state;
  const terms: Term[] = [];
  const power = firepower(state, attacker, target, kind, support !== NONE, terms);
  const protection = context.protection[target];
  const needed = protection - power;
  const hit = throwsAtLeast(needed) / 36;
  const left = strengthLeft(state, target) - 1;
  const hex = state.hexOf[target];
  const empties = left === 0 && state.below[target] === NONE && state.top[hex] === target;
  const unit = context.unitIds[target];
  const outcomes: ForecastOutcome[] = [
    { probability: hit, result: left === 0 ? 'destroyed' : 'hit', detail: { unit, strength: left } },
    { probability: 1 - hit, result: 'missed', detail: { unit, strength: left + 1 } },
  ];
  const detail: Detail = {
    unit: context.unitIds[attacker],
    target: unit,
    hex: grid.labels[hex],
    firepower: power,
    protection,
    needed,
    advance: empties && (kind === 'assault' || kind === 'overrun'),
  };
  return { kind, rule: attackRule[kind], terms, outcomes, detail };
}

/** Each unit in the hex is ranged in by its own die; the player then picks one (7.4). */
function barrageForecast(state: State, order: Order): Forecast {
  const { context } = state;
  const faces = rangeInChances(state, order.other);
  const { moved, point } = rangeInModifiers(state, order.other);
  const ranged = faces / 6;
  const targets = stackOf(state, order.hex);
  const shots = targets.map((target) => ({ target, hit: hitChance(state, order.unit, target, 'barrage', false) }));
  // The player is taken to fire at the unit he can hurt most surely among those ranged in.
  const ranking = shots.map((_, index) => index).toSorted((a, b) => shots[b].hit - shots[a].hit || a - b);
  const outcomes: ForecastOutcome[] = [];
  let open = 1;
  for (const index of ranking) {
    const { target, hit } = shots[index];
    const chosen = open * ranged;
    open -= chosen;
    const left = strengthLeft(state, target);
    const unit = context.unitIds[target];
    outcomes.push({
      probability: chosen * hit,
      result: left === 1 ? 'destroyed' : 'hit',
      detail: { unit, strength: left - 1 },
    });
    outcomes.push({ probability: chosen * (1 - hit), result: 'missed', detail: { unit, strength: left } });
  }
  outcomes.push({ probability: open, result: 'not-ranged-in', detail: {} });
  const terms: Term[] = [];
  addTerm(terms, '7.4', 'spotter-moved', moved);
  addTerm(terms, '7.4', 'spotter-on-point', point);
  return {
    kind: 'barrage',
    rule: '7.4',
    terms,
    outcomes,
    detail: {
      unit: context.unitIds[order.unit],
      spotter: context.unitIds[order.other],
      hex: grid.labels[order.hex],
      rangesInOn: 7 - faces,
      targets: shots.map(({ target, hit }) => shotDetail(state, order.unit, target, ranged, hit)),
    },
  };
}

function shotDetail(state: State, attacker: number, target: number, ranged: number, hit: number): Detail {
  const terms: Term[] = [];
  const power = firepower(state, attacker, target, 'barrage', false, terms);
  return {
    unit: state.context.unitIds[target],
    ranged,
    hit,
    firepower: power,
    protection: state.context.protection[target],
    terms: termDetail(terms),
  };
}

function recoveryForecast(state: State, unit: number): Forecast {
  const needed = recoversOn(state, unit);
  const modifier = recoveryModifier(state, unit);
  const chance = Math.max(0, 7 - needed + modifier) / 6;
  const hits = state.hits[unit];
  const outcomes: ForecastOutcome[] = [];
  for (let regained = 0; regained <= hits; regained++) {
    const probability = choose(hits, regained) * chance ** regained * (1 - chance) ** (hits - regained);
    const detail = { unit: state.context.unitIds[unit], regained, strength: strengthLeft(state, unit) + regained };
    outcomes.push({ probability, result: 'recovered', detail });
  }
  const terms: Term[] = modifier ? [{ rule: '8.1', what: 'enemy-zone', value: modifier }] : [];
  return {
    kind: 'recovery',
    rule: '8.1',
    terms,
    outcomes,
    detail: { unit: state.context.unitIds[unit], needed, modifier, hits },
  };
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
