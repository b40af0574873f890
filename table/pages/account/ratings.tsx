import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OwnRatings, RatingEntry } from '@impulse/protocol/wire/index.js';
import { sideName } from '../../battles/banners.js';
import { ownRatings } from '../../hosts/remote/people.js';
import { Rating } from '../../online/rating.js';
import { battleName } from '../shared/titles.js';
import { Section } from './section.js';
import { timeText } from '../../i18n/times.js';
import { accountWords } from './words.js';

/** How this person is rated in each battle, and by which matches. */
export function Ratings() {
  const { ratings: text } = accountWords.value;
  const told = useSignal<OwnRatings | null>(null);
  useEffect(() => void ownRatings().then((answer) => (told.value = answer.ok ? answer.value : null)), []);
  const { ratings = [], history = [] } = told.value ?? {};
  return (
    <Section part="ratings" title={text.title}>
      <p class="quiet">{text.lead}</p>
      {told.value && ratings.length === 0 ? <p>{text.none}</p> : null}
      <ul class="row-list">
        {ratings.map((rating) => (
          <li key={rating.game} data-game={rating.game}>
            <strong>{battleName(rating.game)}</strong>
            <span>
              <Rating rating={rating} /> <span class="quiet">{text.matches(rating.matches)}</span>
            </span>
          </li>
        ))}
      </ul>
      {history.length === 0 ? null : (
        <details>
          <summary>{text.history}</summary>
          <ul class="row-list" data-part="rating-history">
            {history.map((entry) => (
              <HistoryRow key={entry.match} entry={entry} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

function HistoryRow({ entry }: { readonly entry: RatingEntry }) {
  const { ratings: text } = accountWords.value;
  const { game, side, opponent, hasWon, at } = entry;
  return (
    <li class={`of-side side-${side}`} data-match={entry.match}>
      <div>
        <strong>{(hasWon ? text.won : text.lost)(opponent ?? text.somebody)}</strong>
        <span class="quiet">
          {battleName(game)} · {sideName(game, side)} · {timeText(at)}
        </span>
      </div>
      <Rating rating={entry} />
    </li>
  );
}
