import type { Detail, Forecast, ForecastOutcome } from '@impulse/engine';
import { KIND, Order, QUARTER } from '../actions/actions.js';
import { PERSONNEL } from '../context.js';
import { knows } from '../knowledge/knowledge.js';
import { poolNames } from '../position/position.js';
import { poolOf } from '../rules/city/fortress.js';
import { planFire } from '../rules/fire/orders.js';
import { CONVENTIONAL } from '../rules/fire/plan.js';
import { FOR_ASSAULT } from '../rules/supply/supply-points.js';
import { mayStand } from '../rules/terrain/costs.js';
import { ASSAULTED, cloneState, OFF_MAP, stackOf, type State, STEP, TARGET } from '../state.js';
import { imagineAt } from './imagine.js';
import { fireForecast } from './fire.js';

/** A unit with the hex it would assault from. */
export interface Assaulter {
  readonly unit: number;
  readonly from: number;
}

const order = new Order();

/**
 * 5.2: an assault before it is declared, by what its side knows: as if nobody were lost before it fires, without support,
 * with the fire divided by default. Where units are hidden they are counted as the strongest personnel that it could be
 * (ruling 58: who is on the map is no secret); `emptiedAtBest` leaves them out.
 */
export function assaultForecast(state: State, viewer: number, hex: number, assaulters: readonly Assaulter[]): Forecast {
  const hidden = stackOf(state, hex).filter((unit) => !knows(state, viewer, unit));
  const seen = fought(state, hex, assaulters);
  for (const unit of hidden) imagineAt(seen, unit, OFF_MAP);
  const known = fire(seen, hex);
  const worst = hidden.length === 0 ? known : fire(withStrongest(state, viewer, hex, assaulters, hidden), hex);
  return {
    kind: 'assault',
    rule: '5.2',
    terms: known.terms,
    outcomes: worst.outcomes,
    detail: {
      ...known.detail,
      unknownUnits: hidden.length,
      emptiedAtBest: emptied(known.outcomes),
      emptiedAtWorst: emptied(worst.outcomes),
      against: againstIn(seen, hex),
      price: priceDetail(seen, assaulters),
    },
  };
}

/** 15A1: supply points that declaring takes from each pool, where nobody has declared yet this impulse. */
function priceDetail(state: State, assaulters: readonly Assaulter[]): Detail[] {
  const pools = new Set(assaulters.map(({ unit }) => poolOf(state, unit)));
  return [...pools]
    .filter((pool) => state.paid[pool] < FOR_ASSAULT)
    .map((pool) => ({ pool: poolNames[pool], points: FOR_ASSAULT - state.paid[pool], left: state.supply[pool] }));
}

/** How likely the hex is emptied, with hidden units at their strongest and with none. */
export interface AssaultChance {
  readonly worst: number;
  readonly best: number;
}

export function chanceOfAssault(
  state: State,
  viewer: number,
  hex: number,
  assaulters: readonly Assaulter[],
): AssaultChance {
  const { detail } = assaultForecast(state, viewer, hex, assaulters);
  return { worst: Number(detail['emptiedAtWorst']), best: Number(detail['emptiedAtBest']) };
}

const emptied = (outcomes: readonly ForecastOutcome[]): number =>
  outcomes.reduce((sum, { result, probability }) => sum + (result === 'emptied' ? probability : 0), 0);

/** A copy of the battle in which these units, and whoever has declared already, are to fire at the hex. */
export function fought(state: State, hex: number, assaulters: readonly Assaulter[]): State {
  const copy = cloneState(state);
  for (const { unit, from } of assaulters) {
    imagineAt(copy, unit, from);
    copy.target[unit] = hex;
    copy.flags[unit] |= ASSAULTED;
  }
  copy.marks[hex] |= TARGET;
  copy.step = STEP.assault;
  return copy;
}

function fire(copy: State, hex: number): Forecast {
  order.reset(KIND.fire);
  order.hex = hex;
  return fireForecast(copy, order);
}

/** Hidden units change places with the strongest personnel among all that are hidden: no other hex holds fewer or more. */
function withStrongest(
  state: State,
  viewer: number,
  hex: number,
  assaulters: readonly Assaulter[],
  hidden: readonly number[],
): State {
  const copy = fought(state, hex, assaulters);
  const { context } = state;
  const enemy = context.side[hidden[0]];
  const strongest: number[] = [];
  for (let unit = context.firstUnit[enemy]; unit < context.endUnit[enemy]; unit++) {
    if (state.hexOf[unit] < 0 || knows(state, viewer, unit) || context.class[unit] !== PERSONNEL) continue;
    if (mayStand(state, unit, hex)) strongest.push(unit);
  }
  strongest.sort((a, b) => hardness(state, b) - hardness(state, a) || a - b);
  const wanted = strongest.slice(0, hidden.length);
  const others = hidden.filter((unit) => !wanted.includes(unit));
  for (const unit of wanted) {
    copy.strength[unit] = context.fullStrength[unit];
    if (copy.hexOf[unit] === hex) continue;
    const place = copy.hexOf[unit];
    imagineAt(copy, others.pop()!, place);
    imagineAt(copy, unit, hex);
  }
  // Fewer personnel than hidden units: the rest cannot be told apart, and does not count.
  for (const unit of others) imagineAt(copy, unit, OFF_MAP);
  return copy;
}

const hardness = ({ context }: State, unit: number): number => context.fullStrength[unit] * 10 + context.morale[unit];

/** 5.4: the conventional fire of the defenders that can be seen, without guns. */
function againstIn(seen: State, hex: number): number {
  order.reset(KIND.defend);
  order.hex = hex;
  return planFire(seen, order).total(CONVENTIONAL) / QUARTER;
}
