import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { linkTo } from '../../web/links.js';
import { opponentOf } from '../../online/opponent.js';
import { onlineWords } from '../../online/words.js';
import { giveSeatUp } from '../../storage/held-seats.js';
import { sideName } from '../../battles/banners.js';
import { battleName } from '../shared/titles.js';
import { scenarioName } from '../shared/setup-terms.js';
import { useKit } from '../shared/use-kit.js';
import type { OwnMatch, OwnSeat } from '../../online/own-matches.js';

/** One match of this person: against whom, and who is to decide. */
export function OwnMatchRow({ match: { seat, isHeld, card, isOwed } }: { readonly match: OwnMatch }) {
  const { mine, against, toGame } = onlineWords.value;
  const introduced = useKit(card?.game ?? '');
  const scenario = introduced && card ? scenarioName(introduced.kit, card.scenario) : null;
  const isOver = card === null || card.stage === 'over' || card.to?.isDeclined === true;
  return (
    <li class={`of-side side-${seat.side}${isOwed ? ' is-owed' : ''}`} data-match={seat.match} data-stage={card?.stage}>
      <div>
        <strong>
          {card
            ? [battleName(card.game), scenario, sideName(card.game, seat.side)].filter(Boolean).join(' · ')
            : seat.name}
        </strong>
        <span>
          {card
            ? against(card.stage === 'open' && card.to?.name ? card.to.name : opponentOf(card, seat.side))
            : mine.gone}
        </span>
        {card ? <span class="match-status">{statusOf(card, seat)}</span> : null}
      </div>
      <p class="buttons">
        {card ? (
          <a class={`button${isOwed ? ' primary' : ''}`} href={linkTo.match(seat.match)}>
            {toGame}
          </a>
        ) : null}
        {isOver && isHeld ? (
          <button type="button" class="button" onClick={() => giveSeatUp(seat.match)}>
            {mine.forget}
          </button>
        ) : null}
      </p>
    </li>
  );
}

function statusOf(card: MatchCard, { side }: OwnSeat): string {
  const { status, challenge, waiting } = onlineWords.value;
  if (card.stage === 'open' && card.to?.name === '') return waiting.withdrawn;
  if (card.stage === 'open' && card.to) {
    return card.to.isDeclined ? challenge.declined(card.to.name) : challenge.waits(card.to.name);
  }
  if (card.stage === 'over' && card.result) return card.result.winner === side ? status.won : status.lost;
  if (card.stage !== 'playing') return status[card.stage];
  return card.decides === side ? status.yours : status.theirs(opponentOf(card, side));
}
