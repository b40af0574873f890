import { truth } from '@impulse/engine';
import { useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { onlineWords } from './words.js';

/** Whoever watches the whole truth sees it late, as long as the battle is under way. */
export function HindsightLine({ remote }: { readonly remote: RemoteHost }) {
  const { chair } = useDesk();
  if (remote.seat.value !== truth || chair.turn.value.over) return null;
  return (
    <div class="notice notice-watching" role="status" data-part="hindsight-line">
      <span>{onlineWords.value.watching.late}</span>
    </div>
  );
}
