import { useSignal } from '@preact/signals';
import { useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { opponentOf } from './opponent.js';
import { onlineWords } from './words.js';

/** What one side may not take back alone can be taken back if the other agrees. */
export function AskToTakeBack({ remote, label }: { readonly remote: RemoteHost; readonly label?: string }) {
  const { chair } = useDesk();
  const { proposal } = onlineWords.value;
  const failed = useSignal(false);
  const card = remote.card.value;
  const rewind = remote.lastOwn.value;
  if (card?.stage !== 'playing' || rewind === null) return null;
  const ask = async (): Promise<void> => {
    try {
      await remote.propose(chair.now().revision, { rewind });
      chair.notice.value = null;
      failed.value = false;
    } catch {
      failed.value = true;
    }
  };
  return (
    <>
      <button type="button" class="button small" data-action="ask-back" onClick={() => void ask()}>
        {label ?? proposal.ask(opponentOf(card, chair.seat.value))}
      </button>
      {failed.value ? <span role="status">{proposal.failed}</span> : null}
    </>
  );
}
