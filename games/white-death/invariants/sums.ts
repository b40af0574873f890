import type { Forecast, LogEvent } from '@impulse/engine';
import { addUp, figureOf, figuresOf, type Sum, type Sums, valuesOf } from '@impulse/engine/invariants/terms.js';
import { barrageColumn, barrageResult, EIGHTH } from '../rules/barrage/values.js';
import type { State } from '../state.js';

/** Where White Death's forecasts and events name their totals. */
export const sums: Sums<State> = {
  inForecast(forecast) {
    switch (forecast.kind) {
      case 'fire':
      case 'defend':
        return fireSums(forecast);
      case 'barrage':
        return [
          { of: 'unobserved', total: figureOf(forecast.detail, 'unobserved'), terms: named(forecast, 'unobserved') },
        ];
      case 'detection':
        return [foundSum(forecast)];
      default:
        return [];
    }
  },
  inEvents: (state, events) => [...moraleSums(events), ...struckSums(state, events)],
};

const named = ({ terms }: Forecast, ...whats: readonly string[]): number[] =>
  valuesOf(terms.filter(({ what }) => whats.includes(what)));

/** 9C1, 10C1: conventional and antitank fire are two sums with one list of terms. */
function fireSums({ kind, terms, detail }: Forecast): Sum[] {
  const antitank = terms.filter(({ what }) => what.startsWith('antitank'));
  const conventional = terms.filter((term) => !antitank.includes(term));
  return [
    { of: `${kind} conventional`, total: figureOf(detail, 'conventional'), terms: valuesOf(conventional) },
    { of: `${kind} antitank`, total: figureOf(detail, 'antitank'), terms: valuesOf(antitank) },
  ];
}

/** 21B: faces of the die on which a column is found, of which there are no more than six. */
function foundSum(forecast: Forecast): Sum {
  const found = forecast.outcomes.filter(({ result }) => result === 'found');
  const faces = addUp(named(forecast, 'found-on')) - addUp(named(forecast, 'companions'));
  return { of: 'found', total: Math.min(6, faces), terms: found.map(({ probability }) => probability * 6) };
}

/** 14: the die with everything added to it. */
const moraleSums = (events: readonly LogEvent[]): Sum[] =>
  events
    .filter(({ type }) => type === 'morale')
    .map(({ detail }) => ({
      of: 'morale',
      total: figureOf(detail, 'total'),
      terms: [figureOf(detail, 'die'), ...valuesOf(detail['terms'])],
    }));

const struck = ['barrage-struck', 'garrison-struck', 'bunker-struck'];

/** 11B2b: the points that the dice of all attacks call for, each with its modifiers. */
function struckSums({ context }: State, events: readonly LogEvent[]): Sum[] {
  let attacks: readonly number[] = [];
  const found: Sum[] = [];
  for (const { type, detail } of events) {
    if (type === 'barrage') attacks = figuresOf(detail, 'attacks');
    if (!struck.includes(type)) continue;
    const modifier = addUp(valuesOf(detail['terms']));
    const called = figuresOf(detail, 'dice').map((die, i) =>
      barrageResult(context, barrageColumn(context, attacks[i] * EIGHTH), die + modifier),
    );
    found.push({ of: type, total: figureOf(detail, 'result'), terms: called });
  }
  return found;
}
