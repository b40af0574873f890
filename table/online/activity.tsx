import { useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { nameOf } from './opponent.js';
import { SideClock } from './side-clock.js';
import { onlineWords } from './words.js';

/** In place of "the computer decides": who does. Where there is a clock, also the time of whoever decides, oneself included. */
export function OpponentActivity({ remote }: { readonly remote: RemoteHost }) {
  const { chair } = useDesk();
  const turn = chair.turn.value;
  const card = remote.card.value;
  const isOwn = !turn.over && chair.isPerson(turn.side);
  if (turn.over || !card || (isOwn && !remote.clock.value)) return null;
  return (
    <span class="activity is-paused">
      {isOwn ? null : (
        <>
          <span class="activity-dot" aria-hidden="true" />
          {onlineWords.value.activity(nameOf(card, turn.side))}
        </>
      )}
      <SideClock remote={remote} side={turn.side} />
    </span>
  );
}
