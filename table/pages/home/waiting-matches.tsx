import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasMatches } from '../../hosts/remote/matches.js';
import { messages } from '../../i18n/index.js';
import { linkTo } from '../../links.js';
import { type OwnMatch, ownMatches } from '../../online/own-matches.js';
import { heldSeats } from '../../storage/held-seats.js';
import { battleName } from './titles.js';

/** Matches on this server in which this browser owes a decision. */
export function WaitingMatches() {
  const { home } = messages.value.shell;
  const waiting = useSignal<readonly OwnMatch[]>([]);
  useEffect(() => {
    if (!hasMatches.value || heldSeats.value.length === 0) return;
    void ownMatches(heldSeats.value).then((own) => (waiting.value = own.filter(({ isOwed }) => isOwed)));
  }, [hasMatches.value, heldSeats.value]);
  if (waiting.value.length === 0) return null;
  return (
    <ul class="waiting-matches" data-part="waiting-matches">
      {waiting.value.map(({ held, card }) => {
        const opponent = card?.seats.find(({ side }) => side !== held.side)?.name ?? '';
        return (
          <li key={held.match}>
            <a class="button primary" href={linkTo.match(held.match)}>
              {home.waitingMatch(battleName(card?.game ?? ''), opponent)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
