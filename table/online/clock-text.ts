import type { ClockTerms } from '@impulse/protocol/wire/index.js';
import { onlineWords } from './words.js';

/** How much time both sides have, in words. */
export function clockText(terms: ClockTerms | null): string {
  const { clock } = onlineWords.value;
  if (!terms) return clock.none;
  const { bank, increment, vacation = 0 } = terms;
  const each = clock.span(bank / 60);
  const text = increment === 0 ? clock.each(each) : clock.terms(each, clock.span(increment / 60));
  return vacation === 0 ? text : clock.withVacation(text, vacation);
}
