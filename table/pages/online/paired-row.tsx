import type { OwnTournament } from '@impulse/protocol/wire/index.js';
import { sideName } from '../../battles/banners.js';
import { onlineWords } from '../../online/words.js';
import { linkTo } from '../../web/links.js';
import { battleName } from '../shared/titles.js';

/** A game of a tournament that waits to be begun. */
export function PairedRow({ own: { card, waits } }: { readonly own: OwnTournament }) {
  const { challenge, against } = onlineWords.value;
  if (!waits) return null;
  return (
    <li class={`of-side side-${waits.side} is-owed`} data-tournament={card.tournament}>
      <div>
        <strong>{[battleName(card.game), sideName(card.game, waits.side)].join(' · ')}</strong>
        <span>{against(waits.opponent)}</span>
        <span class="match-status">{challenge.inTournament(card.title, card.round)}</span>
      </div>
      <p class="buttons">
        <a class="button primary" href={linkTo.tournament(card.tournament)}>
          {challenge.see}
        </a>
      </p>
    </li>
  );
}
