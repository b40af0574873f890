import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BattleRecord } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import { askAuthority } from '../hosts/authority-line.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { go, linkTo } from '../web/links.js';
import { download } from '../storage/download.js';
import { type HeldSeat, heldSeatAt } from '../storage/held-seats.js';
import { phrasesOf } from '../kit/phrases.js';
import { nameOf } from './opponent.js';
import { Rating } from './rating.js';
import { keepsPromise } from './record.js';
import { offerAgain } from './sit-down.js';
import { onlineWords } from './words.js';

/** The battle is over: whether its dice kept what was promised, the record, and another match. */
export function AfterMatch({ remote }: { readonly remote: RemoteHost }) {
  const { over } = onlineWords.value;
  const record = useSignal<BattleRecord | null>(null);
  const failed = useSignal(false);
  const held = heldSeatAt(remote.match);
  const fetch = async (): Promise<void> => {
    try {
      record.value = await remote.record();
      failed.value = record.value === null;
    } catch {
      failed.value = true;
    }
  };
  useEffect(() => void fetch(), []);
  const watchAgain = async (text: string): Promise<void> => {
    const made = await askAuthority('read', { text, title: '' });
    if (made.kind === 'kept') go(linkTo.replay(made.id));
    else failed.value = true;
  };
  const tournament = remote.card.value?.tournament;
  const told = record.value;
  const text = told && JSON.stringify(told);
  return (
    <>
      <BidVerdict remote={remote} />
      <RatingVerdict remote={remote} />
      {told && held ? (
        <p class={keepsPromise(told, held) ? 'hint' : 'problem'} data-part="promise">
          {keepsPromise(told, held) ? over.fair : over.unfair}
        </p>
      ) : null}
      {failed.value ? (
        <p class="problem" role="alert">
          {over.failed}
        </p>
      ) : null}
      <p class="buttons">
        {tournament ? (
          <a class="button primary" data-action="to-tournament" href={linkTo.tournament(tournament.id)}>
            {tournament.title}
          </a>
        ) : held ? (
          <RematchButton remote={remote} held={held} />
        ) : null}
        {text === null ? null : (
          <>
            <button type="button" class="button" data-action="replay" onClick={() => void watchAgain(text)}>
              {over.replay}
            </button>
            <button type="button" class="button" onClick={() => download(`impulse-${remote.match}.json`, text)}>
              {over.download}
            </button>
            <a class="button" data-action="verify" href={linkTo.verifyMatch(remote.match)}>
              {over.verify}
            </a>
          </>
        )}
      </p>
    </>
  );
}

/** Who has won the match, where a bid counted besides the rules. */
function BidVerdict({ remote }: { readonly remote: RemoteHost }) {
  const desk = useDesk();
  const card = remote.card.value;
  if (!card?.bid?.points || card.result?.reason !== 'played') return null;
  const { side, points } = card.bid;
  const say = phrasesOf(desk);
  return (
    <p data-part="bid-verdict">
      {onlineWords.value.bid.verdict(say.sideTitle(side), points, say.sideTitle(card.result.winner))}
    </p>
  );
}

/** What the match has changed for whoever sits here. */
function RatingVerdict({ remote }: { readonly remote: RemoteHost }) {
  const card = remote.card.value;
  if (!card?.isRated || card.stage !== 'over') return null;
  const { rating: text } = onlineWords.value;
  const rating = card.seats.find(({ side }) => side === remote.seat.value)?.rating;
  if (!rating) return null;
  return (
    <p data-part="rating-verdict">
      {rating.change === null ? (
        text.unchanged
      ) : (
        <>
          {text.yours} <Rating rating={rating} />
        </>
      )}
    </p>
  );
}

/** Offers another match with sides changed, or goes to the one that is offered. */
function RematchButton({ remote, held }: { readonly remote: RemoteHost; readonly held: HeldSeat }) {
  const { over } = onlineWords.value;
  const card = remote.card.value;
  if (!card) return null;
  const invited = remote.rematch.value;
  if (invited) {
    return (
      <a class="button primary" data-action="to-rematch" href={linkTo.match(invited.match, invited.invitation)}>
        {over.rematchOffered(nameOf(card, invited.by))}
      </a>
    );
  }
  if (card.rematch) {
    return (
      <a class="button primary" data-action="to-rematch" href={linkTo.match(card.rematch.match)}>
        {over.toRematch}
      </a>
    );
  }
  const ask = async (): Promise<void> => {
    const again = await offerAgain(remote, held.name);
    if (again.ok) go(linkTo.match(again.value.match));
  };
  return (
    <button
      type="button"
      class="button primary"
      data-action="rematch"
      onClick={() => void ask().catch((error: unknown) => console.error(error))}
    >
      {over.rematch}
    </button>
  );
}
