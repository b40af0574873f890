import type { Forecast } from '@impulse/engine';
import type { PlayerContext } from './player-context.js';

/** A forecast in words: what is attempted, the sum, every outcome with its probability, and what is not known. */
export function forecastLines({ battle, words, language }: PlayerContext, forecast: Forecast): string[] {
  const lines = [words.forecastTitle(forecast)];
  if (forecast.terms.length > 0)
    lines.push(`  ${forecast.terms.map((term) => `${words.term(term)} (${term.rule})`).join(', ')}`);
  const outcomes = forecast.outcomes.filter(({ probability }) => probability > 0);
  return [
    ...lines,
    ...outcomes.map((outcome) => `  ${words.forecastLine(outcome)}`),
    ...battle.forecastNotes(forecast, language).map((note) => `  ${note}`),
  ];
}
