import type { Forecast, Term } from '@impulse/engine';
import type { Order } from '../actions/actions.js';
import { grid } from '../context.js';
import { crossersOf, crossingDetail, iceFates, iceTerms } from './ice.js';
import { companionsIn, foundOn, leaderOf } from '../rules/movement/brandenburg.js';
import { moversOf } from './movers.js';
import { isBrandenburg } from '../rules/stacking/zones.js';
import { inEnemyZone, NONE, type State } from '../state.js';

/** 21B: Brandenburgers who enter a Soviet zone; their column may cross ice with the same step (13). */
export function detectionForecast(state: State, order: Order): Forecast | null {
  const { path, steps } = order;
  const { side, unitIds } = state.context;
  const movers = moversOf(order);
  const unit = leaderOf(state, movers, movers.length);
  const hex = path[steps - 1];
  if (unit === NONE || !inEnemyZone(state, side[unit], hex)) return null;
  const others = companionsIn(state, hex) + movers.filter((one) => !isBrandenburg(state, one)).length;
  const finding = Math.min(6, foundOn + others);
  const crossing = crossersOf(state, order);
  const terms: Term[] = [{ rule: '21B', what: 'found-on', value: foundOn }];
  if (others > 0) terms.push({ rule: '21B', what: 'companions', value: -others });
  const ways = [
    { result: 'found', dice: finding },
    { result: 'unnoticed', dice: 6 - finding },
  ].filter(({ dice }) => dice > 0);
  return {
    kind: 'detection',
    rule: '21B',
    terms: [...terms, ...iceTerms(state, crossing)],
    outcomes: ways.flatMap(({ result, dice }) =>
      iceFates(state, crossing).map(({ lost, probability }) => ({
        probability: (probability * dice) / 6,
        result,
        detail: { lost },
      })),
    ),
    detail: { unit: unitIds[unit], hex: grid.labels[hex], others, ...crossingDetail(state, order, crossing) },
  };
}
