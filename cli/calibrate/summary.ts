import type { Judgement } from './judgement.js';
import type { ResultsHeading } from './results.js';

/** What a calibration comes to, for readers who do not want every battle: one line for each measure. */
export function summaryOf(heading: ResultsHeading, judgements: readonly Judgement[]): string {
  const lines = judgements.map(({ measure: { scenario, id, statistic, band, tenth }, ...found }) => {
    const { battles, value, interval, spread, verdict } = found;
    return JSON.stringify({ scenario, id, statistic, battles, value, interval, spread, band, tenth, verdict });
  });
  const head = JSON.stringify({ format: 'impulse-calibration-summary', version: 1, ...heading }).slice(0, -1);
  return `${head},"measures":[\n${lines.join(',\n')}\n]}\n`;
}
