import type { Forecast } from '@impulse/engine';
import type { PlayerContext } from './player-context.js';

/** A forecast in words: what is attempted, the sum, every outcome with its probability, and what is not known. */
export function forecastLines({ battle, words, language }: PlayerContext, forecast: Forecast): string[] {
  const lines = [words.forecastTitle(forecast)];
  if (forecast.terms.length > 0)
    lines.push(`  ${forecast.terms.map((term) => `${words.term(term)} (${term.rule})`).join(', ')}`);
  return [
    ...lines,
    ...outcomeLines(words, forecast).map((outcome) => `  ${outcome}`),
    ...battle.forecastNotes(forecast, language).map((note) => `  ${note}`),
  ];
}

/** More outcomes than this are summed up by what they come to. */
const mostOutcomes = 8;

function outcomeLines(words: PlayerContext['words'], { outcomes }: Forecast): string[] {
  const possible = outcomes.filter(({ probability }) => probability > 0);
  if (possible.length <= mostOutcomes) return possible.map((outcome) => words.forecastLine(outcome));
  const sums = new Map<string, number>();
  for (const { result, probability } of possible) sums.set(result, (sums.get(result) ?? 0) + probability);
  return Array.from(sums, ([result, sum]) => `${(sum * 100).toFixed(1)}%: ${words.forecast(result)}`);
}
