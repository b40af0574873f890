import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { clockText } from '../../online/clock-text.js';
import { onlineWords } from '../../online/words.js';

/** What somebody wants to know of an offer before looking at it: its pace, whether it counts, who may watch. */
export function termsLine({ clock, isRated, spectators }: MatchCard): string {
  const { rating, watching } = onlineWords.value;
  const told = spectators === 'none' ? [] : [watching.told(watching.policies[spectators])];
  return [clockText(clock), ...(isRated ? [rating.counts] : []), ...told].join(' · ');
}
