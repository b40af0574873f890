import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OwnTournament, TournamentCard } from '@impulse/protocol/wire/index.js';
import { openTournaments, ownTournaments } from '../../hosts/remote/tournaments.js';
import { account } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import { linkTo } from '../../web/links.js';
import { Frame } from '../shared/frame.js';
import { NeedsAccounts } from '../shared/needs-accounts.js';
import { TournamentRow } from './tournament-row.js';
import { tournamentWords } from './words.js';
import '../../online/pages.css';
import './tournaments.css';

export const TournamentsPage = () => (
  <NeedsAccounts title={tournamentWords.value.title}>
    <Tournaments />
  </NeedsAccounts>
);

/** The tournaments of whoever is signed in, and those that everybody may enter. */
function Tournaments() {
  const {
    title,
    lead,
    hold,
    needsAccount,
    signIn,
    own: ownTitle,
    noneOwn,
    open: openTitle,
    none,
  } = tournamentWords.value;
  const own = useSignal<readonly OwnTournament[]>([]);
  const open = useSignal<readonly TournamentCard[] | null>(null);
  const silent = useSignal(false);
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const listed = await openTournaments();
      silent.value = !listed.ok;
      if (listed.ok) open.value = listed.value;
      const mine = account.value ? await ownTournaments() : null;
      if (mine?.ok) own.value = mine.value;
    };
    void ask();
  }, [account.value]);
  const mine = new Set(own.value.map(({ card }) => card.tournament));
  const others = open.value?.filter(({ tournament }) => !mine.has(tournament)) ?? [];
  return (
    <Frame title={title}>
      <p class="online-lead">{lead}</p>
      {silent.value ? (
        <p class="problem" role="alert">
          {onlineWords.value.noServer}
        </p>
      ) : null}
      {account.value ? (
        <p class="buttons">
          <a class="button primary" data-action="hold" href={linkTo.hold()}>
            {hold}
          </a>
        </p>
      ) : (
        <p class="buttons">
          <span>{needsAccount}</span>
          <a class="button" href={linkTo.account()}>
            {signIn}
          </a>
        </p>
      )}
      {account.value ? (
        <section class="matches" aria-labelledby="own-tournaments" data-part="own-tournaments">
          <h2 id="own-tournaments">{ownTitle}</h2>
          {own.value.length === 0 ? <p class="quiet">{noneOwn}</p> : null}
          <ul class="row-list match-list">
            {own.value.map(({ card, waits }) => (
              <TournamentRow key={card.tournament} card={card} waits={waits} />
            ))}
          </ul>
        </section>
      ) : null}
      <section class="matches" aria-labelledby="open-tournaments" data-part="open-tournaments">
        <h2 id="open-tournaments">{openTitle}</h2>
        {open.value !== null && others.length === 0 ? <p class="quiet">{none}</p> : null}
        <ul class="row-list match-list">
          {others.map((card) => (
            <TournamentRow key={card.tournament} card={card} waits={null} />
          ))}
        </ul>
      </section>
    </Frame>
  );
}
