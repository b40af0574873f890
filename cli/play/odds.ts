import type { Forecast, PublicAction } from '@impulse/engine';
import type { PlayerContext } from './player-context.js';

/** Probability of what the player hopes for; 0 where no dice are thrown. */
export function chance({ seated, battle }: PlayerContext, action: PublicAction): number {
  const outcomes = seated.forecast(action)?.outcomes ?? [];
  const good = outcomes.filter(({ result }) => battle.successes.includes(result));
  return good.reduce((sum, { probability }) => sum + probability, 0);
}

/** ` 42%`, or nothing where there is nothing to hope for. */
export const percent = (probability: number): string => (probability > 0 ? ` ${Math.round(probability * 100)}%` : '');

/** More outcomes than this are summed up by what they come to. */
const mostOutcomes = 8;

/** A forecast in words: what is attempted, the sum, every outcome with its probability, and what is not known. */
export function forecastLines({ battle, words, language }: PlayerContext, forecast: Forecast): string[] {
  const { terms, outcomes } = forecast;
  const possible = outcomes.filter(({ probability }) => probability > 0);
  const sums = new Map<string, number>();
  for (const { result, probability } of possible) sums.set(result, (sums.get(result) ?? 0) + probability);
  return [
    words.forecastTitle(forecast),
    ...(terms.length > 0 ? [`  ${terms.map((term) => `${words.term(term)} (${term.rule})`).join(', ')}`] : []),
    ...(possible.length > mostOutcomes
      ? Array.from(sums, ([result, sum]) => `  ${(sum * 100).toFixed(1)}%: ${words.forecast(result)}`)
      : possible.map((outcome) => `  ${words.forecastLine(outcome)}`)),
    ...battle.forecastNotes(forecast, language).map((note) => `  ${note}`),
  ];
}
