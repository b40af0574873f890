import { useSignal } from '@preact/signals';
import type { TournamentView } from '@impulse/protocol/wire/index.js';
import { beginRound, endTournament, enterTournament, leaveTournament } from '../../hosts/remote/tournaments.js';
import { account } from '../../online/own-account.js';
import { ShareLink } from '../../online/share-link.js';
import { go, linkTo } from '../../web/links.js';
import type { Do } from './tournament.js';
import { tournamentWords } from './words.js';

interface TakingPartProps {
  readonly view: TournamentView;
  readonly invitation: string | null;
  readonly carryOut: Do;
}

/** Entering and leaving; for the organiser, beginning and ending. */
export function TakingPart({ view, invitation, carryOut }: TakingPartProps) {
  const { card, you, entrants } = view;
  const { needsAccount, signIn, enter, leave, reallyLeave, share } = tournamentWords.value;
  const isAsked = useSignal(false);
  const { tournament } = card;
  const isIn = you.entrant !== null && !entrants[you.entrant].hasLeft;
  const leaveNow = (): void => {
    // Before the first round nothing is lost.
    if (card.stage === 'entering' || isAsked.value) void carryOut(leaveTournament(tournament));
    else isAsked.value = true;
  };
  return (
    <div class="tournament-doing">
      {card.stage === 'entering' && account.value === null ? (
        <p class="buttons">
          <span>{needsAccount}</span>
          <a class="button" href={linkTo.account()}>
            {signIn}
          </a>
        </p>
      ) : null}
      <p class="buttons">
        {card.stage === 'entering' && !isIn && account.value ? (
          <button
            type="button"
            class="button primary"
            data-action="enter"
            onClick={() => void carryOut(enterTournament(tournament, invitation ?? you.invitation))}
          >
            {enter}
          </button>
        ) : null}
        {you.isOrganiser ? <Organising view={view} carryOut={carryOut} /> : null}
        {isIn && card.stage !== 'over' ? (
          <button type="button" class="button" data-action="leave" onClick={leaveNow}>
            {isAsked.value ? reallyLeave : leave}
          </button>
        ) : null}
      </p>
      {you.invitation !== null && card.stage === 'entering' ? (
        <>
          <p>{share}</p>
          <ShareLink link={linkTo.tournament(tournament, card.isOpen ? '' : you.invitation)} />
        </>
      ) : null}
    </div>
  );
}

function Organising({ view: { card, rounds }, carryOut }: Pick<TakingPartProps, 'view' | 'carryOut'>) {
  const { begin, next, end, drop } = tournamentWords.value;
  const isAsked = useSignal(false);
  const { tournament, stage } = card;
  const isPlayedOut = rounds.at(-1)?.games.every(({ result }) => result !== null) ?? true;
  const endNow = async (): Promise<void> => {
    if (!isAsked.value) {
      isAsked.value = true;
      return;
    }
    if ((await endTournament(tournament)).ok) go(linkTo.tournaments());
  };
  if (stage === 'over') return null;
  return (
    <>
      {stage === 'entering' || isPlayedOut ? (
        <button
          type="button"
          class="button primary"
          data-action="begin-round"
          disabled={stage === 'entering' && card.entrants < 2}
          onClick={() => void carryOut(beginRound(tournament))}
        >
          {stage === 'entering' ? begin : next}
        </button>
      ) : null}
      <button type="button" class="button" data-action="end-tournament" onClick={() => void endNow()}>
        {stage === 'entering' ? drop : end}
        {isAsked.value ? '?' : ''}
      </button>
    </>
  );
}
