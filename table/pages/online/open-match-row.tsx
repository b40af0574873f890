import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { linkTo } from '../../web/links.js';
import { offererOf } from '../../online/opponent.js';
import { Rating } from '../../online/rating.js';
import { onlineWords } from '../../online/words.js';
import { sideName } from '../../battles/banners.js';
import { battleName } from '../shared/titles.js';
import { scenarioName } from '../shared/setup-terms.js';
import { useKit } from '../shared/use-kit.js';
import { termsLine } from './terms-line.js';

/** A match that anybody may accept. */
export function OpenMatchRow({ card }: { readonly card: MatchCard }) {
  const { open } = onlineWords.value;
  const rating = card.seats.find(({ name }) => name !== null)?.rating;
  const introduced = useKit(card.game);
  const scenario = introduced && scenarioName(introduced.kit, card.scenario);
  const free = card.seats.find(({ name }) => name === null)?.side ?? '';
  return (
    <li class={`of-side side-${free}`} data-match={card.match}>
      <div>
        <strong>{[battleName(card.game), scenario].filter(Boolean).join(' · ')}</strong>
        <span>
          {open.by(offererOf(card))} {rating ? <Rating rating={rating} /> : null}
        </span>
        <span class="match-status">{termsLine(card)}</span>
      </div>
      <p class="buttons">
        <a class="button" href={linkTo.match(card.match)}>
          {card.bid ? open.bid : open.take(sideName(card.game, free))}
        </a>
      </p>
    </li>
  );
}
