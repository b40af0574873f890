import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { sideName } from '../../battles/banners.js';
import { declineOffer } from '../../hosts/remote/people.js';
import { offererOf } from '../../online/opponent.js';
import { Rating } from '../../online/rating.js';
import { onlineWords } from '../../online/words.js';
import { linkTo } from '../../web/links.js';
import { scenarioName } from '../shared/setup-terms.js';
import { battleName } from '../shared/titles.js';
import { useKit } from '../shared/use-kit.js';
import { termsLine } from './terms-line.js';

interface ChallengeRowProps {
  readonly card: MatchCard;
  readonly answered: () => void;
}

/** A match to which somebody has challenged this person. */
export function ChallengeRow({ card, answered }: ChallengeRowProps) {
  const { challenge } = onlineWords.value;
  const rating = card.seats.find(({ name }) => name !== null)?.rating;
  const introduced = useKit(card.game);
  const scenario = introduced && scenarioName(introduced.kit, card.scenario);
  const free = card.seats.find(({ name }) => name === null)?.side ?? '';
  const side = card.bid ? null : sideName(card.game, free);
  return (
    <li class={`of-side side-${free} is-owed`} data-match={card.match}>
      <div>
        <strong>{[battleName(card.game), scenario, side].filter(Boolean).join(' · ')}</strong>
        <span class="match-status">
          {card.tournament
            ? challenge.inTournament(card.tournament.title, card.tournament.round)
            : challenge.by(offererOf(card))}{' '}
          {rating ? <Rating rating={rating} /> : null}
        </span>
        <span>{termsLine(card)}</span>
      </div>
      <p class="buttons">
        <a class="button primary" data-action="see-challenge" href={linkTo.match(card.match)}>
          {challenge.see}
        </a>
        {card.tournament ? null : (
          <button
            type="button"
            class="button"
            data-action="decline"
            onClick={() => void declineOffer(card.match).then(answered)}
          >
            {challenge.decline}
          </button>
        )}
      </p>
    </li>
  );
}
