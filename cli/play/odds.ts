import type { Forecast, Language } from '@impulse/engine';
import { phrases } from '@impulse/totensonntag/text/index.js';

/** A forecast in words: what is attempted, the sum, and every outcome with its probability. */
export function forecastLines(forecast: Forecast, language: Language): string[] {
  const words = phrases[language];
  const lines = [words.forecastTitle(forecast)];
  if (forecast.terms.length > 0)
    lines.push(`  ${forecast.terms.map((term) => `${words.term(term)} (${term.rule})`).join(', ')}`);
  const outcomes = forecast.outcomes.filter(({ probability }) => probability > 0);
  return [...lines, ...outcomes.map((outcome) => `  ${words.forecastLine(outcome)}`)];
}
