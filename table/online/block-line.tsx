import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { useSignal } from '@preact/signals';
import { block, blockOpposite, unblock } from '../hosts/remote/people.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { seatName } from './opponent.js';
import { account, refreshAccount } from './own-account.js';
import { onlineWords } from './words.js';

interface BlockLineProps {
  readonly remote: RemoteHost;
  readonly card: MatchCard;
}

/** Nobody need hear an opponent; whoever is signed in need not meet them again. */
export function BlockLine({ remote, card }: BlockLineProps) {
  const { panel } = onlineWords.value;
  const isBusy = useSignal(false);
  const failed = useSignal(false);
  const opponent = card.seats.find(({ side }) => side !== remote.seat.value);
  if (!opponent || opponent.name === null || opponent.kind === 'computer') return null;
  const isMuted = remote.muted.value;
  const isKnown = opponent.hasAccount;
  const isBlocked = isKnown && account.value?.blocked.includes(opponent.name) === true;
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    isBusy.value = true;
    try {
      await work();
      failed.value = false;
    } catch {
      failed.value = true;
    }
    isBusy.value = false;
  };
  const changeBlock = async (): Promise<void> => {
    const { name } = opponent;
    const answer = !isKnown || name === null ? blockOpposite(remote.match) : isBlocked ? unblock(name) : block(name);
    if (!(await answer).ok) throw new Error('not blocked');
    if (!isKnown) await remote.mute(true);
    await refreshAccount();
  };
  const name = seatName(opponent);
  const mayBlock = account.value !== null && opponent.kind === 'person';
  return (
    <p class="block-line" data-part="block-line">
      {isBlocked ? <span>{panel.isBlocked(name)}</span> : isMuted ? <span>{panel.isMuted(name)}</span> : null}
      {isBlocked ? null : (
        <button
          type="button"
          class="button small"
          data-action="mute"
          disabled={isBusy.value}
          onClick={() => void run(() => remote.mute(!isMuted))}
        >
          {isMuted ? panel.unmute : panel.mute(name)}
        </button>
      )}
      {mayBlock ? (
        <button
          type="button"
          class="button small"
          data-action="block"
          title={isKnown ? undefined : panel.blockGuest}
          disabled={isBusy.value}
          onClick={() => void run(changeBlock)}
        >
          {isBlocked ? panel.unblock : panel.block(name)}
        </button>
      ) : null}
      {failed.value ? <span role="alert">{panel.notSaid}</span> : null}
    </p>
  );
}
