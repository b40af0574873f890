import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { hasAccounts, openMatches, watchableMatches } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';
import { opponentOf } from '../../online/opponent.js';
import { account } from '../../online/own-account.js';
import { onlineWords } from '../../online/words.js';
import { heldSeats } from '../../storage/held-seats.js';
import { Frame } from '../shared/frame.js';
import { battleName } from '../shared/titles.js';
import { type OwnMatch, ownMatches } from '../../online/own-matches.js';
import { challengesToMe, gamesToBegin, type PairedGame } from '../../online/challenges.js';
import { ChallengeRow } from './challenge-row.js';
import { PairedRow } from './paired-row.js';
import { OwnMatchRow } from './own-match-row.js';
import { OpenMatchRow } from './open-match-row.js';
import { WatchMatchRow } from './watch-match-row.js';
import '../../online/pages.css';

/** In milliseconds. */
const askEvery = 8000;

/** Play over the net: the matches of this browser, those that wait for anybody, and a new one. */
export function OnlinePage() {
  const { title, lead, offer, next, noServer, mine, open, watching, challenge, lobbyTitle } = onlineWords.value;
  const own = useSignal<readonly OwnMatch[] | null>(null);
  const challenges = useSignal<readonly MatchCard[]>([]);
  const paired = useSignal<readonly PairedGame[]>([]);
  const others = useSignal<readonly MatchCard[] | null>(null);
  const watchable = useSignal<readonly MatchCard[]>([]);
  const silent = useSignal(false);
  const ask = async (): Promise<void> => {
    const listed = await openMatches();
    silent.value = !listed.ok;
    if (!listed.ok) return;
    others.value = listed.value;
    const watched = await watchableMatches();
    if (watched.ok) watchable.value = watched.value;
    challenges.value = await challengesToMe();
    paired.value = await gamesToBegin();
    own.value = await ownMatches(heldSeats.peek());
  };
  useEffect(() => {
    void ask();
    const asking = setInterval(() => (document.hidden ? undefined : void ask()), askEvery);
    return () => clearInterval(asking);
  }, [heldSeats.value, account.value]);
  const waiting = own.value?.filter(({ isOwed }) => isOwed) ?? [];
  const asked = waiting.length + challenges.value.length + paired.value.length;
  useEffect(() => {
    document.title = lobbyTitle(asked);
  }, [asked, lobbyTitle]);
  const [first] = waiting;
  const mineToo = new Set([...heldSeats.value, ...(own.value ?? []).map(({ seat }) => seat)].map(({ match }) => match));
  const free = others.value?.filter(({ match }) => !mineToo.has(match)) ?? [];
  const foreign = watchable.value.filter(({ match }) => !mineToo.has(match));
  return (
    <Frame title={title}>
      <p class="online-lead">{lead}</p>
      {silent.value ? (
        <p class="problem" role="alert">
          {noServer}
        </p>
      ) : null}
      <p class="buttons">
        {first?.card ? (
          <a class="button primary" data-action="next-match" href={linkTo.match(first.seat.match)}>
            {next(battleName(first.card.game), opponentOf(first.card, first.seat.side))}
          </a>
        ) : null}
        <a class={`button${first ? '' : ' primary'}`} data-action="offer" href={linkTo.offer()}>
          {offer}
        </a>
        {hasAccounts.value ? (
          <a class="button" data-action="tournaments" href={linkTo.tournaments()}>
            {challenge.tournaments}
          </a>
        ) : null}
      </p>
      {challenges.value.length + paired.value.length === 0 ? null : (
        <section class="matches" aria-labelledby="challenges" data-part="challenges">
          <h2 id="challenges">{challenge.title}</h2>
          <ul class="row-list match-list">
            {paired.value.map((own) => (
              <PairedRow key={own.card.tournament} own={own} />
            ))}
            {challenges.value.map((card) => (
              <ChallengeRow key={card.match} card={card} answered={() => void ask()} />
            ))}
          </ul>
        </section>
      )}
      <section class="matches" aria-labelledby="own-matches">
        <h2 id="own-matches">{mine.title}</h2>
        {own.value?.length === 0 ? <p class="quiet">{mine.none}</p> : null}
        {own.value === null && !silent.value ? (
          <p class="quiet" role="status">
            {messages.value.shell.loading}
          </p>
        ) : null}
        <ul class="row-list match-list">
          {own.value?.map((match) => (
            <OwnMatchRow key={match.seat.match} match={match} />
          ))}
        </ul>
        {heldSeats.value.length === 0 || account.value ? null : <p class="quiet">{mine.kept}</p>}
      </section>
      <section class="matches" aria-labelledby="open-matches">
        <h2 id="open-matches">{open.title}</h2>
        {others.value !== null && free.length === 0 ? <p class="quiet">{open.none}</p> : null}
        <ul class="row-list match-list">
          {free.map((card) => (
            <OpenMatchRow key={card.match} card={card} />
          ))}
        </ul>
      </section>
      {foreign.length === 0 ? null : (
        <section class="matches" aria-labelledby="watchable-matches" data-part="watchable">
          <h2 id="watchable-matches">{watching.title}</h2>
          <ul class="row-list match-list">
            {foreign.map((card) => (
              <WatchMatchRow key={card.match} card={card} />
            ))}
          </ul>
        </section>
      )}
    </Frame>
  );
}
