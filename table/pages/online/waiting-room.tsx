import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { withdrawOffer } from '../../hosts/remote/matches.js';
import { declineOffer } from '../../hosts/remote/people.js';
import { linkTo } from '../../web/links.js';
import { NoticeSettings } from '../../online/notices/notice-settings.js';
import { opponentOf } from '../../online/opponent.js';
import { ShareLink } from '../../online/share-link.js';
import { onlineWords } from '../../online/words.js';
import type { HeldSeat } from '../../storage/held-seats.js';
import { phrasesOf } from '../../kit/phrases.js';
import { Frame } from '../shared/frame.js';
import { useKit } from '../shared/use-kit.js';
import { MatchTerms } from './match-terms.js';
import '../../online/pages.css';

interface WaitingRoomProps {
  readonly card: MatchCard;
  readonly held: HeldSeat | null;
}

/** Before the battle begins: somebody has still to accept, or to tell a part of the dice. */
export function WaitingRoom({ card, held }: WaitingRoomProps) {
  const { waiting, form } = onlineWords.value;
  const introduced = useKit(card.game);
  return (
    <Frame title={waiting.title}>
      <section class="invited-card" data-part="waiting-room">
        {introduced ? (
          <MatchTerms card={card} kit={introduced.kit}>
            {held ? (
              <>
                <dt>{form.side}</dt>
                <dd class={`of-side side-${held.side}`}>{phrasesOf(introduced).sideTitle(held.side)}</dd>
              </>
            ) : null}
          </MatchTerms>
        ) : null}
        {card.stage === 'open' && card.to ? (
          <Challenged match={card.match} to={card.to} isFixed={card.tournament !== null} />
        ) : card.stage === 'open' && held?.invitation !== undefined ? (
          <InvitationLink card={card} held={held} link={linkTo.match(card.match, held.invitation)} />
        ) : (
          <p role="status">{statusOf(card, held)}</p>
        )}
        {held ? <NoticeSettings held={held} /> : null}
        <p class="buttons">
          <a class="button" href={linkTo.online()}>
            {waiting.back}
          </a>
        </p>
      </section>
    </Frame>
  );
}

function statusOf(card: MatchCard, held: HeldSeat | null): string {
  const { waiting, watching } = onlineWords.value;
  if (card.stage === 'playing' && !held) return watching.wait;
  if (held && held.part === undefined) return waiting.elsewhere;
  return held?.invitation === undefined ? waiting.dice(hostOf(card, held)) : waiting.own;
}

/** The guest waits for whoever has offered the match. */
const hostOf = (card: MatchCard, held: HeldSeat | null): string => opponentOf(card, held?.side ?? card.seats[0].side);

interface ChallengedProps {
  readonly match: string;
  readonly to: NonNullable<MatchCard['to']>;
  /** It is a game of a tournament: nobody takes it back. */
  readonly isFixed: boolean;
}

/** One person has still to answer; until then it can be taken back. */
function Challenged({ match, to, isFixed }: ChallengedProps) {
  const { challenge, waiting } = onlineWords.value;
  return to.isDeclined ? (
    <p role="status" data-part="declined">
      {to.name === '' ? waiting.withdrawn : challenge.declined(to.name)}
    </p>
  ) : (
    <>
      <p role="status" data-part="challenged">
        {challenge.sent(to.name)}
      </p>
      {isFixed ? null : (
        <p class="buttons">
          <button type="button" class="button" data-action="withdraw" onClick={() => void declineOffer(match)}>
            {challenge.withdraw}
          </button>
        </p>
      )}
    </>
  );
}

interface InvitationLinkProps {
  readonly card: MatchCard;
  readonly held: HeldSeat;
  readonly link: string;
}

/** Whoever has the link may still accept; until somebody does, the offer can be taken back. */
function InvitationLink({ card: { match, isPublic }, held, link }: InvitationLinkProps) {
  const { waiting } = onlineWords.value;
  return (
    <>
      <p>{waiting.link}</p>
      <ShareLink link={link} />
      <p class="quiet">
        {isPublic ? `${waiting.public} ` : ''}
        {waiting.stay}
      </p>
      <p class="buttons">
        <button type="button" class="button" data-action="withdraw" onClick={() => void withdrawOffer(match, held.key)}>
          {waiting.withdraw}
        </button>
      </p>
    </>
  );
}
