import type { SeatRating } from '@impulse/protocol/wire/index.js';
import { onlineWords } from './words.js';
import './rating.css';

type Rated = Pick<SeatRating, 'value' | 'deviation'> & Partial<Pick<SeatRating, 'change'>>;

/** With its sign, as it is printed. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : `${change}`.replace('-', '−'));

/** How strong somebody is taken to be, how well that is known, and what a match has changed. */
export function Rating({ rating: { value, deviation, change = null } }: { readonly rating: Rated }) {
  const { rating } = onlineWords.value;
  return (
    <span class="rating" title={rating.about(value, deviation)}>
      <b>{value}</b> ±{deviation}
      {change === null ? null : <em class={change < 0 ? 'is-loss' : 'is-gain'}> {signed(change)}</em>}
    </span>
  );
}
