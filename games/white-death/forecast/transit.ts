import type { Detail, Forecast } from '@impulse/engine';
import { KIND, type Order, QUARTER } from '../actions/actions.js';
import { grid } from '../context.js';
import { leaderOf } from '../rules/movement/brandenburg.js';
import { defenceOf } from '../rules/fire/defence-values.js';
import { findIsolation } from '../rules/supply/isolation.js';
import { antitankTable, columnOf, oddsText } from '../rules/fire/odds.js';
import { drawsFire, transitValue } from '../rules/movement/transit.js';
import { unseenAround } from '../rules/stacking/zones.js';
import { NONE, type State } from '../state.js';
import { fateDetail } from './fight-chances.js';
import { strongestHidden } from './hidden-fire.js';
import { crossersOf, iceTerms } from './ice.js';
import { moversOf } from './movers.js';
import { type Passage, passageUnder } from './passage.js';

/**
 * 3A: AFVs that leave enemy zones, by what their side knows of those who will fire. For units it cannot see: at best
 * they have no antitank fire at all, at worst they are the strongest of those it has not seen. So odds and chances are a
 * range; the outcomes are those at best.
 */
export function transitForecast(state: State, viewer: number, order: Order): Forecast | null {
  const movers = moversOf(order);
  // Ruling 62: nobody fires at a column.
  if (leaderOf(state, movers, movers.length) !== NONE) return null;
  const tanks = movers.filter((unit) => drawsFire(state, unit));
  if (tanks.length === 0) return null;
  const [first] = tanks;
  const { side, unitIds } = state.context;
  const isolation = findIsolation(state);
  const hidden = unseenAround(state, viewer, 1 - side[first], state.hexOf[first]);
  // All leave the same hex, and are under the same fire.
  const known = transitValue(state, first, false, isolation);
  const most = known + strongestHidden(state, viewer, first, hidden);
  if (most === 0) return null;
  const crossing = order.kind === KIND.exit ? [] : crossersOf(state, order);
  const atBest = passageUnder(state, tanks, known, isolation, crossing.length > 0);
  const atWorst = most === known ? atBest : passageUnder(state, tanks, most, isolation, crossing.length > 0);
  return {
    kind: 'transit',
    rule: '3A',
    terms: [
      { rule: '10C1', what: 'antitank', value: known / QUARTER },
      { rule: '10C2', what: 'defence', value: defenceOf(state, first) / 2 },
      ...iceTerms(state, crossing),
    ],
    outcomes: atBest.outcomes.map(({ result, lost, probability }) => ({ probability, result, detail: { lost } })),
    detail: {
      units: tanks.map((unit) => unitIds[unit]),
      unit: unitIds[first],
      hex: grid.labels[state.hexOf[first]],
      odds: oddsOn(state, first, known),
      away: { least: atWorst.away, most: atBest.away },
      unknownUnits: hidden,
      ...(hidden > 0 ? { worst: worstOf(state, first, most, atWorst) } : {}),
      ...(tanks.length > 1 ? { targets: tanks.map((unit, i) => targetOf(state, unit, known, atBest, i)) } : {}),
    },
  };
}

function oddsOn(state: State, unit: number, fire: number): string {
  const table = antitankTable(state);
  return oddsText(table, columnOf(table, fire, defenceOf(state, unit)));
}

const worstOf = (state: State, unit: number, fire: number, { outcomes }: Passage): Detail => ({
  fire: fire / QUARTER,
  odds: oddsOn(state, unit, fire),
  fates: outcomes.map(({ result, lost, probability }) => ({ fate: result, lost, probability })),
});

const targetOf = (state: State, unit: number, fire: number, { fates }: Passage, index: number): Detail => ({
  unit: state.context.unitIds[unit],
  kind: 'antitank',
  fire: fire / QUARTER,
  defence: defenceOf(state, unit) / 2,
  odds: oddsOn(state, unit, fire),
  fates: fateDetail(fates[index]),
});
