import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { linkTo } from '../../web/links.js';
import { seatName } from '../../online/opponent.js';
import { onlineWords } from '../../online/words.js';
import { battleName } from '../shared/titles.js';
import { scenarioName } from '../shared/setup-terms.js';
import { useKit } from '../shared/use-kit.js';

/** A match that everybody may watch. */
export function WatchMatchRow({ card }: { readonly card: MatchCard }) {
  const { watching } = onlineWords.value;
  const introduced = useKit(card.game);
  const scenario = introduced && scenarioName(introduced.kit, card.scenario);
  const [first, second] = card.seats.map(seatName);
  return (
    <li data-match={card.match}>
      <div>
        <strong>{[battleName(card.game), scenario].filter(Boolean).join(' · ')}</strong>
        <span>{watching.between(first, second)}</span>
        <span class="match-status">{watching.sees[card.spectators]}</span>
      </div>
      <p class="buttons">
        <a class="button" data-action="watch-match" href={linkTo.match(card.match)}>
          {watching.watch}
        </a>
      </p>
    </li>
  );
}
