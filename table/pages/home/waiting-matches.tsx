import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasMatches } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../web/links.js';
import { account } from '../../online/own-account.js';
import type { Challenge, PairedGame } from '../../online/challenges.js';
import type { OwnMatch } from '../../online/own-matches.js';
import { type HeldSeat, heldSeats } from '../../storage/held-seats.js';
import { battleName } from '../shared/titles.js';

/** The others are on the page for play over the net. */
const mostShown = 3;

/** Matches on this server in which this browser, or whoever is signed in, owes a decision, or to which they are challenged. */
export function WaitingMatches() {
  const { home } = messages.value.shell;
  const waiting = useSignal<readonly OwnMatch[]>([]);
  const challenges = useSignal<readonly Challenge[]>([]);
  const paired = useSignal<readonly PairedGame[]>([]);
  useEffect(() => {
    if (!hasMatches.value || (heldSeats.value.length === 0 && !account.value)) return;
    void askFor(heldSeats.value).then((asked) => {
      waiting.value = asked.own;
      challenges.value = asked.challenges;
      paired.value = asked.paired;
    });
  }, [hasMatches.value, heldSeats.value, account.value]);
  if (waiting.value.length + challenges.value.length + paired.value.length === 0) return null;
  return (
    <ul class="waiting-matches" data-part="waiting-matches">
      {paired.value.map(({ card, waits }) => (
        <li key={card.tournament}>
          <a class="button primary" href={linkTo.tournament(card.tournament)}>
            {home.paired(card.title, waits?.opponent ?? '')}
          </a>
        </li>
      ))}
      {challenges.value.map((card) => (
        <li key={card.match}>
          <a class="button primary" href={linkTo.match(card.match)}>
            {home.challenged(battleName(card.game), card.seats.find(({ name }) => name !== null)?.name ?? '')}
          </a>
        </li>
      ))}
      {waiting.value.map(({ seat, card }) => {
        const opponent = card?.seats.find(({ side }) => side !== seat.side)?.name ?? '';
        return (
          <li key={seat.match}>
            <a class="button primary" href={linkTo.match(seat.match)}>
              {home.waitingMatch(battleName(card?.game ?? ''), opponent)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Fetched when there is something to ask for: most who come here play at this screen. */
async function askFor(seats: readonly HeldSeat[]): Promise<Asked> {
  const [{ ownMatches }, { challengesToMe, gamesToBegin }] = await Promise.all([
    import('../../online/own-matches.js'),
    import('../../online/challenges.js'),
  ]);
  const own = (await ownMatches(seats)).filter(({ isOwed }) => isOwed);
  const [challenges, paired] = [await challengesToMe(), await gamesToBegin()];
  return {
    own: own.slice(0, mostShown),
    challenges: challenges.slice(0, mostShown),
    paired: paired.slice(0, mostShown),
  };
}

interface Asked {
  readonly own: readonly OwnMatch[];
  readonly challenges: readonly Challenge[];
  readonly paired: readonly PairedGame[];
}
