import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Problem } from '@impulse/engine';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { matchCard } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';
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
import './online.css';

interface InvitedProps {
  readonly match: string;
  /** Null where somebody has found the match in the list. */
  readonly invitation: string | null;
  /** Looks on without a seat. */
  readonly watch: () => void;
}

/** Somebody who holds no seat at this match: may take the free one, or look on. */
export function Invited({ match, invitation, watch }: InvitedProps) {
  const card = useSignal<MatchCard | null>(null);
  const problem = useSignal<Problem | null>(null);
  useEffect(() => {
    void matchCard(match, invitation).then((answer) => {
      if (answer.ok) card.value = answer.value;
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
  return card.value ? (
    <Frame title={title}>
      <Invitation card={card.value} invitation={invitation} watch={watch} />
    </Frame>
  ) : (
    <p class="page-wait" role="status">
      {messages.value.shell.loading}
    </p>
  );
}

interface InvitationProps extends Pick<InvitedProps, 'invitation' | 'watch'> {
  readonly card: MatchCard;
}

function Invitation({ card, invitation, watch }: InvitationProps) {
  const { invitation: text, form, watching, bid } = onlineWords.value;
  const introduced = useKit(card.game);
  const problem = useSignal('');
  const points = useSignal(0);
  const [first, second] = card.seats.map(seatName);
  const free = card.seats.find(({ name }) => name === null)?.side;
  const sit = async (): Promise<void> => {
    const name = playerName();
    if (name === '') {
      problem.value = form.noName;
      return;
    }
    const seat = await accept(card.match, {
      name,
      ...(invitation === null ? {} : { invitation }),
      ...(card.bid ? { bid: points.value } : {}),
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
      <h2>{free === undefined ? watching.between(first, second) : text.title(offererOf(card))}</h2>
      <MatchTerms card={card} kit={kit}>
        {free === undefined || card.bid ? null : (
          <>
            <dt>{text.side}</dt>
            <dd class={`of-side side-${free}`}>{phrasesOf({ kit }).sideTitle(free)}</dd>
          </>
        )}
      </MatchTerms>
      {free === undefined ? (
        <p>{card.spectators === 'none' ? text.taken : watching.sees[card.spectators]}</p>
      ) : (
        <>
          <NameField />
          {card.bid ? (
            <BidField
              label={bid.yours(phrasesOf({ kit }).sideTitle(card.bid.side))}
              points={points.value}
              choose={(given) => (points.value = given)}
            />
          ) : null}
        </>
      )}
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      <p class="buttons">
        {free === undefined ? null : (
          <button type="submit" class="button primary" data-action="accept">
            {text.accept}
          </button>
        )}
        {card.spectators !== 'none' ? (
          <button
            type="button"
            class={`button${free === undefined ? ' primary' : ''}`}
            data-action="watch"
            onClick={watch}
          >
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
