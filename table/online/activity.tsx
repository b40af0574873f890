import { useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { nameOf } from './opponent.js';
import { onlineWords } from './words.js';

/** In place of "the computer decides": who does. */
export function OpponentActivity({ remote }: { readonly remote: RemoteHost }) {
  const { chair } = useDesk();
  const turn = chair.turn.value;
  const card = remote.card.value;
  if (turn.over || chair.isPerson(turn.side) || !card) return null;
  return (
    <span class="activity is-paused">
      <span class="activity-dot" aria-hidden="true" />
      {onlineWords.value.activity(nameOf(card, turn.side))}
    </span>
  );
}
