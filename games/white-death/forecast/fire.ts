import type { Detail, Forecast, Term } from '@impulse/engine';
import { type Order, QUARTER } from '../actions/actions.js';
import { grid } from '../context.js';
import {
  type FightChances,
  fateDetail,
  foresee,
  joinTotals,
  type Struck,
  struckGarrison,
  struckUnit,
} from './fight-chances.js';
import { addFire, firersDetail, firesKind, priceDetail } from './firers.js';
import { bunkerAt } from '../rules/city/bunkers.js';
import { bunkerFire, type FireParts, garrisonFire } from '../rules/fire/fire.js';
import { planFire } from '../rules/fire/orders.js';
import { ANTITANK, CONVENTIONAL, type FirePlan, GARRISON } from '../rules/fire/plan.js';
import { garrisonStands } from '../rules/city/garrisons.js';
import { type FireTable, NO_COLUMN, NO_EFFECT, oddsText } from '../rules/fire/odds.js';
import { supportOf } from '../rules/barrage/support.js';
import type { State } from '../state.js';

/** What a `defend` or `fire` would do, with its fire divided as it would be. */
export function fireForecast(state: State, order: Order): Forecast {
  const plan = planFire(state, order);
  const { defensive } = plan;
  const terms = [...fireTerms(state, order, plan, CONVENTIONAL), ...fireTerms(state, order, plan, ANTITANK)];
  const { targets, totals } = targetChances(state, plan);
  return {
    kind: defensive ? 'defend' : 'fire',
    rule: defensive ? '5.4' : '5.5',
    terms,
    outcomes: totals.map(({ lost, left, probability }) => ({
      probability,
      result: left > 0 ? (defensive ? 'assault-goes-on' : 'hex-held') : defensive ? 'repulsed' : 'emptied',
      detail: { lost, left },
    })),
    detail: {
      hex: grid.labels[plan.hex],
      conventional: plan.total(CONVENTIONAL) / QUARTER,
      antitank: plan.total(ANTITANK) / QUARTER,
      antitankWeapons: antitankWeaponsOf(state, plan),
      firers: firersDetail(state, plan),
      targets,
      sequence: sequenceOf(state, plan),
      price: priceDetail(state, order),
    },
  };
}

/** 10D: weapons units that fire at tanks. */
export const antitankWeaponsOf = ({ context }: State, plan: FirePlan): string[] =>
  Array.from({ length: plan.weapons }, (_, i) => i)
    .filter((i) => plan.weaponKind[i] === ANTITANK)
    .map((i) => context.unitIds[plan.weaponUnits[i]]);

/** 14C4, 14C7: those fired at, in the order of their fates. */
export const sequenceOf = ({ context }: State, plan: FirePlan): string[] =>
  Array.from(plan.sequence.subarray(0, plan.count)).flatMap((target) => context.unitIds[plan.units[target]] ?? []);

/** Each hex fights for itself; the units of one weigh on each other. */
function targetChances(state: State, plan: FirePlan): { targets: Detail[]; totals: FightChances['totals'] } {
  const targets: Detail[] = Array.from({ length: plan.count }, () => ({}));
  let totals: FightChances['totals'] = [{ lost: 0, left: 0, probability: 1 }];
  for (const hex of new Set(plan.hexes.subarray(0, plan.count))) {
    const indices = Array.from(plan.sequence.subarray(0, plan.count)).filter((target) => plan.hexes[target] === hex);
    const chances = foresee(
      indices.map((target) => struckTarget(state, plan, target)),
      false,
    );
    indices.forEach((target, i) => {
      targets[target] = targetDetail(state, plan, target, fateDetail(chances.fates[i]));
    });
    totals = joinTotals(totals, chances.totals);
  }
  return { targets, totals };
}

function struckTarget(state: State, plan: FirePlan, target: number): Struck {
  const unit = plan.units[target];
  const antitank = plan.kinds[target] === ANTITANK;
  const results = resultChances(plan.tableOf(state, target), plan.columns[target], antitank);
  if (unit === GARRISON) return struckGarrison(results);
  const frightened = plan.frightened[target] === 1;
  return struckUnit(state, unit, results, plan.isolation, { frightened, capped: !antitank, byLoss: antitank });
}

/** Probability of each result of a column; a miss of antitank fire is no effect. */
export function resultChances(table: FireTable, column: number, antitank: boolean): Map<number, number> {
  const chances = new Map<number, number>();
  if (column === NO_COLUMN) return chances.set(NO_EFFECT, 1);
  for (let die = 0; die < 6; die++) {
    const printed = table.results[column * 6 + die];
    const result = antitank && printed === 0 ? NO_EFFECT : printed;
    chances.set(result, (chances.get(result) ?? 0) + 1 / 6);
  }
  return chances;
}

function targetDetail(state: State, plan: FirePlan, target: number, fates: readonly Detail[]): Detail {
  const table = plan.tableOf(state, target);
  return {
    unit: state.context.unitIds[plan.units[target]] ?? null,
    hex: grid.labels[plan.hexes[target]],
    kind: plan.kinds[target] === ANTITANK ? 'antitank' : 'conventional',
    fire: plan.points[target] / QUARTER,
    defence: plan.defence[target] / 2,
    odds: oddsText(table, plan.columns[target]),
    given: plan.given[target] === 1,
    downhill: plan.downhill[target] === 1,
    tankFright: plan.frightened[target] === 1,
    fates: [...fates],
  };
}

const termNames = {
  [CONVENTIONAL]: ['conventional', 'isolation', 'close-combat', 'slope'],
  [ANTITANK]: ['antitank', 'antitank-isolation', 'antitank-close-combat', 'antitank-slope'],
} as const;

/** The sum behind the fire of one kind, in points. In defensive fire slopes differ by target and are told there. */
function fireTerms(state: State, order: Order, plan: FirePlan, kind: 0 | 1): Term[] {
  const parts: FireParts = { base: 0, isolation: 0, closeCombat: 0, slope: 0 };
  for (let i = 0; i < plan.firers; i++) {
    if (firesKind(state, plan, plan.firing[i], kind)) addFire(state, plan, plan.firing[i], kind, parts);
  }
  const [base, isolation, closeCombat, slope] = termNames[kind];
  const terms: Term[] = [];
  const add = (rule: string, what: string, quarters: number) => {
    if (quarters !== 0) terms.push({ rule, what, value: quarters / QUARTER });
  };
  add(kind === ANTITANK ? '10C1' : '9C1', base, parts.base);
  add('15C', isolation, parts.isolation);
  add('21A', closeCombat, parts.closeCombat);
  add('12B', slope, parts.slope);
  if (!plan.defensive && kind === ANTITANK) return terms;
  if (plan.defensive)
    add('19', kind === ANTITANK ? 'antitank-bunker' : 'bunker', bunkerFire(bunkerAt(state, plan.hex)));
  if (kind === ANTITANK) return terms;
  if (plan.defensive && garrisonStands(state, plan.hex)) add('intrinsic-garrisons', 'garrison', garrisonFire);
  add('11A2', 'support', supportOf(state, order));
  return terms;
}
