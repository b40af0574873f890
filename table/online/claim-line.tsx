import { useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { isPlayer, nameOf, otherSide } from './opponent.js';
import { useSecondsLeft } from './seconds-left.js';
import { onlineWords } from './words.js';

/**
 * The other player's time is over, or without a clock nobody has seen them for long: one goes on against a computer, waits or,
 * with a clock, claims the battle. Nothing happens by itself.
 */
export function ClaimLine({ remote }: { readonly remote: RemoteHost }) {
  const { chair, kit } = useDesk();
  const { clock: text } = onlineWords.value;
  const card = remote.card.value;
  const clock = remote.clock.value;
  const seat = chair.seat.value;
  const theirs = card && isPlayer(card, seat) ? otherSide(card, seat) : '';
  const left = useSecondsLeft(clock, theirs);
  if (!card || chair.turn.value.over) return null;
  const isOver = left !== null && left <= 0 && clock?.running === theirs;
  const mayReplace = !card.tournament;
  if (!isOver && (theirs === '' || card.deserted !== theirs || !mayReplace)) return null;
  const claim = (): void => {
    remote.claim(chair.now().revision).catch((error: unknown) => console.error(error));
  };
  const replace = (): void => {
    remote.replace(chair.now().revision, kit.usualLevel).catch((error: unknown) => console.error(error));
  };
  return (
    <div class="notice notice-watching" role="status" data-part="claim-line">
      <span>{(isOver ? text.theirsOver : text.theirsAway)(nameOf(card, theirs))}</span>
      {isOver ? (
        <button type="button" class="button small" data-action="claim" onClick={claim}>
          {text.claim}
        </button>
      ) : null}
      {mayReplace ? (
        <button type="button" class="button small" data-action="replace" onClick={replace}>
          {text.replace}
        </button>
      ) : null}
    </div>
  );
}
