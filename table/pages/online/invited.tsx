import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Problem } from '@impulse/engine';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { type ShownMatch, shownMatch } from '../../hosts/remote/matches.js';
import { declineOffer } from '../../hosts/remote/people.js';
import { messages } from '../../i18n/index.js';
import { go, linkTo } from '../../web/links.js';
import { offererOf, seatName } from '../../online/opponent.js';
import { accept } from '../../online/sit-down.js';
import { playerName } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import { phrasesOf } from '../../kit/phrases.js';
import { Frame } from '../shared/frame.js';
import { useKit } from '../shared/use-kit.js';
import { BidField } from './bid-field.js';
import { MatchTerms } from './match-terms.js';
import { refusalText } from './refusals.js';
import { NameField } from './name-field.js';
import '../../online/pages.css';

interface InvitedProps {
  readonly match: string;
  /** Null where somebody has found the match in the list. */
  readonly invitation: string | null;
  /** Looks on without a seat. */
  readonly watch: () => void;
}

/** Somebody who holds no seat at this match: may take the free one, or look on. */
export function Invited({ match, invitation, watch }: InvitedProps) {
  const shown = useSignal<ShownMatch | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    void shownMatch(match, invitation).then((answer) => {
      if (answer.ok) shown.value = answer.value;
      else problem.value = answer.error;
    });
  }, [match]);
  const { invitation: text, noServer, title } = onlineWords.value;
  if (problem.value) {
    return (
      <Frame title={title}>
        <p class="problem" role="alert">
          {problem.value.code === 'no-server' ? noServer : text.unknown}
        </p>
        <a class="button" href={linkTo.online()}>
          {onlineWords.value.waiting.back}
        </a>
      </Frame>
    );
  }
  return shown.value ? (
    <Frame title={title}>
      <Invitation {...shown.value} invitation={invitation} watch={watch} />
    </Frame>
  ) : (
    <p class="page-wait" role="status">
      {messages.value.shell.loading}
    </p>
  );
}

type InvitationProps = ShownMatch & Pick<InvitedProps, 'invitation' | 'watch'>;

function Invitation({ card, seat: free, invitation, watch }: InvitationProps) {
  const { invitation: text, form, watching, bid, give, challenge } = onlineWords.value;
  const introduced = useKit(card.game);
  const problem = useSignal('');
  const points = useSignal(0);
  const [first, second] = card.seats.map(seatName);
  const given = card.seats.find(({ side, name }) => side === free && name !== null);
  const sit = async (): Promise<void> => {
    const name = playerName();
    if (name === '') {
      problem.value = form.noName;
      return;
    }
    const seat = await accept(card.match, {
      name,
      ...(invitation === null ? {} : { invitation }),
      ...(card.bid && !given ? { bid: points.value } : {}),
    });
    if (!seat.ok) problem.value = refusalOf(seat.error);
    // The invitation has served: it does not stay in the address or in what Back goes to.
    else history.replaceState(null, '', linkTo.match(card.match));
  };
  if (!introduced) return null;
  const { kit } = introduced;
  return (
    <form
      class="invited-card"
      data-part="invitation"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <h2>
        {given
          ? give.invited(seatName(given))
          : free === null
            ? watching.between(first, second)
            : card.tournament
              ? challenge.inTournament(card.tournament.title, card.tournament.round)
              : card.to
                ? challenge.by(offererOf(card))
                : text.title(offererOf(card))}
      </h2>
      <MatchTerms card={card} kit={kit}>
        {free === null || (card.bid && !given) ? null : (
          <>
            <dt>{text.side}</dt>
            <dd class={`of-side side-${free}`}>{phrasesOf({ kit }).sideTitle(free)}</dd>
          </>
        )}
      </MatchTerms>
      {free === null ? (
        <p>{whyNotFree(card)}</p>
      ) : (
        <>
          <NameField />
          {card.bid && !given ? (
            <>
              <BidField
                label={bid.yours(phrasesOf({ kit }).sideTitle(card.bid.side))}
                points={points.value}
                choose={(given) => (points.value = given)}
              />
              <p class="hint">{bid.hint}</p>
            </>
          ) : null}
        </>
      )}
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="buttons">
        {free === null ? null : (
          <button type="submit" class="button primary" data-action="accept">
            {given ? give.take : text.accept}
          </button>
        )}
        {free !== null && card.to && !card.tournament ? (
          <button
            type="button"
            class="button"
            data-action="decline"
            onClick={() => void declineOffer(card.match).then(() => go(linkTo.online()))}
          >
            {challenge.decline}
          </button>
        ) : null}
        {card.spectators !== 'none' ? (
          <button type="button" class={`button${free === null ? ' primary' : ''}`} data-action="watch" onClick={watch}>
            {text.watch}
          </button>
        ) : null}
      </p>
    </form>
  );
}

/** Why nobody sat down. */
function refusalOf(problem: Problem): string {
  const { invitation: text, form } = onlineWords.value;
  if (problem.code in form.refusals) return refusalText(problem);
  return problem.code === 'no-free-seat' ? text.taken : problem.code === 'blocked' ? text.blocked : text.unknown;
}

function whyNotFree({ to, spectators }: MatchCard): string {
  const { invitation, watching, waiting } = onlineWords.value;
  if (to?.isDeclined) return waiting.withdrawn;
  return spectators === 'none' ? invitation.taken : watching.sees[spectators];
}
