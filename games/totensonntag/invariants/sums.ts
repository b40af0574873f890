import type { Detail, DetailValue, Forecast, LogEvent } from '@impulse/engine';
import { figureOf, figuresOf, type Sum, type Sums, valuesOf } from '@impulse/engine/invariants/terms.js';
import { rangesInOn } from '../rules/combat/barrage.js';
import type { State } from '../state.js';

/** 7.1, 7.2, 7.4, 8.1: where Totensonntag's forecasts and events name their totals. */
export const sums: Sums<State> = {
  inForecast(forecast) {
    const { kind, terms, detail } = forecast;
    if (kind === 'recovery') return [{ of: kind, total: figureOf(detail, 'modifier'), terms: valuesOf(terms) }];
    return kind === 'barrage' && 'spotter' in detail ? barrageSums(forecast) : attackSums(forecast);
  },
  inEvents: (_, events) => events.filter(({ type }) => type === 'attack').flatMap(firedSums),
};

/** 7.2: protection is what firepower and the dice have to reach together. */
const attackSums = ({ kind, terms, detail }: Forecast): Sum[] => [
  { of: `${kind} firepower`, total: figureOf(detail, 'firepower'), terms: valuesOf(terms) },
  {
    of: `${kind} protection`,
    total: figureOf(detail, 'protection'),
    terms: [figureOf(detail, 'firepower'), figureOf(detail, 'needed')],
  },
];

const isDetail = (value: DetailValue): value is Detail => typeof value === 'object' && value !== null;

/** 7.4: what the terms add the die need not show. */
function barrageSums({ kind, terms, detail }: Forecast): Sum[] {
  const targets = (detail['targets'] as readonly DetailValue[]).filter(isDetail);
  return [
    { of: `${kind} ranges in`, total: rangesInOn, terms: [figureOf(detail, 'rangesInOn'), ...valuesOf(terms)] },
    ...targets.map((target) => ({
      of: `${kind} firepower`,
      total: figureOf(target, 'firepower'),
      terms: valuesOf(target['terms']),
    })),
  ];
}

const firedSums = ({ detail }: LogEvent): Sum[] => [
  { of: 'firepower', total: figureOf(detail, 'firepower'), terms: valuesOf(detail['terms']) },
  {
    of: 'attack',
    total: figureOf(detail, 'total'),
    terms: [figureOf(detail, 'firepower'), ...figuresOf(detail, 'dice')],
  },
];
