import type { Bounds, Forecast, JudgedDraft, PublicAction } from '@impulse/engine';
import type { TypedAction } from '@impulse/library';
import type { PlayerContext } from './player-context.js';

/** What an order would lead to, and what could be changed about it. */

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
  const lines = [
    terms.map((term) => `${words.term(term)} (${term.rule})`).join(', '),
    ...(possible.length > mostOutcomes
      ? Array.from(sums, ([result, sum]) => `${(sum * 100).toFixed(1)}%: ${words.forecast(result)}`)
      : possible.map((outcome) => words.forecastLine(outcome))),
    ...battle.forecastNotes(forecast, language),
  ];
  return [`  ${words.forecastTitle(forecast)}`, ...lines.filter(Boolean).map((line) => `    ${line}`)];
}

/** What is left open in an order, by the word it is typed behind, with what may stand there. */
export function roomLines(
  context: PlayerContext,
  { line }: TypedAction,
  { draft, bounds }: JudgedDraft<PublicAction>,
): string[] {
  const { words, speech } = context;
  const many = line.parts.find(({ spelling }) => spelling === 'units');
  return Object.entries(bounds).flatMap(([field, bound]) => {
    const room = boundsText(context, bound);
    if (room === '') return [];
    const word = (field === 'units' ? many : line.parts.find((part) => part.field === field))?.word;
    const held = field === 'units' ? draft.units.join(' ') : '';
    const name = words.draftField(field);
    if (!word) return held === '' ? [] : [`  ${name}${speech.colon}${held}`];
    return [`  ${word} (${name})${speech.colon}${held === '' ? '' : `${held}; `}${room}`];
  });
}

/** What may stand somewhere, in brackets what counts by default; nothing where there is no choice. */
function boundsText({ speech, words }: PlayerContext, bounds: Bounds): string {
  const mayBe = (values: readonly string[]): string => (values.length > 0 ? speech.mayBe(values.join(', ')) : '');
  switch (bounds.kind) {
    case 'number':
      return speech.fromTo(bounds.least, bounds.most) + (bounds.standard === undefined ? '' : ` [${bounds.standard}]`);
    case 'choice':
      return mayBe(bounds.values.map((value) => (value === bounds.standard ? `[${value}]` : value)));
    case 'switch':
      return mayBe(['yes', 'no']);
    case 'units':
      return mayBe(bounds.units.map(({ unit, adds }) => (adds === null ? unit : `${unit} (+${adds})`)));
    case 'order':
      return bounds.units.join(' ');
    // Where a unit goes first is ordered first.
    case 'places':
      return '';
    case 'shares': {
      // Rows without a unit that get nothing are left out.
      const rows = bounds.rows.filter(({ unit, standard }) => unit !== null || standard > 0);
      const pools = Object.entries(bounds.pools).filter(([, points]) => points > 0);
      return [
        ...rows.map(({ unit, standard }) => `${unit ?? ''} ${speech.byDefault(standard)}`.trim()),
        ...pools.map(([name, points]) => speech.pool(words.figure(name), points)),
      ].join(', ');
    }
  }
}
