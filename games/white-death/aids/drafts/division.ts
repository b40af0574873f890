import type { Bounds, DetailValue, ShareRow } from '@impulse/engine';
import { readAction } from '../../actions/action-numbers.js';
import { type Action, Order, QUARTER } from '../../actions/actions.js';
import { spentDownhill } from '../../rules/fire/allocation.js';
import { oddsText, pointsFor } from '../../rules/fire/odds.js';
import { isPersonnelBeside, planFire } from '../../rules/fire/orders.js';
import { ANTITANK, CONVENTIONAL, type FirePlan } from '../../rules/fire/plan.js';
import type { State } from '../../state.js';
import { sharesOf } from './shares.js';

/** 9C3, 10D: whom the fire can be divided among, by the kind of fire that harms it, and how far it goes. */

/** A garrison has no counter, and takes what is left over. */
export const garrison = 'garrison';

const kindNames = ['conventional', 'antitank'] as const;
const order = new Order();

/** `undivided` is a legal order that leaves the division to the default; `given` what the draft says of it. */
export function divisionOf(state: State, undivided: Action, given: DetailValue | undefined): Bounds {
  readAction(state.context, undivided, order);
  const plan = planFire(state, order);
  const shares = given === undefined ? null : sharesOf(given, 1 / QUARTER);
  const ids = Array.from({ length: plan.count }, (_, i) => state.context.unitIds[plan.units[i]] ?? garrison);
  const points = ids.map((id, i) => (shares === null ? plan.points[i] : (shares[id] ?? 0) * QUARTER));
  const pools = ([CONVENTIONAL, ANTITANK] as const).map((kind) => poolOf(plan, kind, points));
  const tables = ids.map((_, i) => plan.tableOf(state, i));
  const steps = tables.map((table, i) => table.odds.map((_, column) => pointsFor(table, column, plan.defence[i])));
  const rows = ids.map((id, i): ShareRow => {
    const most = mostFor(pools[plan.kinds[i]], points[i], plan.downhill[i] === 1);
    return {
      id,
      unit: id === garrison ? null : id,
      pool: kindNames[plan.kinds[i]],
      standard: plan.points[i] / QUARTER,
      most: Math.min(most, mostBesidePersonnel(plan, i, steps, points)) / QUARTER,
      steps: steps[i].map((quarters) => quarters / QUARTER),
      names: tables[i].odds.map((_, column) => oddsText(tables[i], column)),
    };
  });
  const byPool = (read: (pool: Pool) => number) => ({
    conventional: read(pools[CONVENTIONAL]) / QUARTER,
    antitank: read(pools[ANTITANK]) / QUARTER,
  });
  return {
    kind: 'shares',
    rows,
    pools: byPool(({ total }) => total),
    left: byPool(leftOf),
    step: 1 / QUARTER,
  };
}

/** 9C3, ruling 17: a weapons unit has no better odds than any personnel in its hex with the points it has now; in quarters. */
function mostBesidePersonnel(
  plan: FirePlan,
  target: number,
  steps: readonly (readonly number[])[],
  points: readonly number[],
): number {
  let most = Infinity;
  if (plan.isWeapons[target] === 0) return most;
  for (let other = 0; other < plan.count; other++) {
    if (!isPersonnelBeside(plan, target, other)) continue;
    if (points[other] === 0) return 0;
    const column = steps[other].findLastIndex((quarters) => quarters <= points[other]);
    const next = steps[target][column + 1];
    if (next !== undefined) most = Math.min(most, next - 1);
  }
  return most;
}

/** Fire of one kind, in quarters. 12B: down a slope the factors of units count twice. */
interface Pool {
  readonly total: number;
  readonly factors: number;
  readonly level: number;
  readonly downhill: number;
}

function poolOf(plan: FirePlan, kind: 0 | 1, points: readonly number[]): Pool {
  const sum = (slope: number): number =>
    points.reduce((all, one, i) => (plan.kinds[i] === kind && plan.downhill[i] === slope ? all + one : all), 0);
  const total = plan.total(kind);
  return { total, factors: total - plan.fixed[kind], level: sum(0), downhill: sum(1) };
}

const leftOf = ({ total, factors, level, downhill }: Pool): number => total - level - spentDownhill(downhill, factors);

/** What one target could have, with the points it has now. */
function mostFor(pool: Pool, has: number, isDownhill: boolean): number {
  if (!isDownhill) return Math.max(0, has + leftOf(pool));
  const room = pool.total - pool.level;
  return Math.max(0, Math.min(2 * room, room + pool.factors) - (pool.downhill - has));
}
