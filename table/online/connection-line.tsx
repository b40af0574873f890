import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import type { HeldSeat } from '../storage/held-seats.js';
import { onlineWords } from './words.js';

/** In milliseconds: as long as it takes to read that all is well again. */
const goodNewsTime = 4000;

interface ConnectionLineProps {
  readonly remote: RemoteHost;
  readonly held: HeldSeat | null;
}

/** Lost, found again, or not to be trusted. */
export function ConnectionLine({ remote, held }: ConnectionLineProps) {
  const { line } = onlineWords.value;
  const state = remote.state.value;
  const wasLost = useSignal(false);
  useEffect(() => {
    if (state === 'lost') wasLost.value = true;
    if (state !== 'open' || !wasLost.value) return undefined;
    const timer = setTimeout(() => (wasLost.value = false), goodNewsTime);
    return () => clearTimeout(timer);
  }, [state]);
  const card = remote.card.value;
  const broken =
    held !== null &&
    card !== null &&
    (card.commitment !== held.commitment || card.partCommitment !== held.partCommitment);
  return (
    <>
      {broken ? (
        <div class="notice notice-storage" role="alert" data-part="other-pledge">
          <span>{line.otherPledge}</span>
        </div>
      ) : null}
      {state === 'lost' ? (
        <div class="notice notice-storage" role="alert" data-part="connection" data-state="lost">
          <span>{line.lost}</span>
          <button type="button" class="button small" data-action="reconnect" onClick={() => remote.hurry()}>
            {line.try}
          </button>
        </div>
      ) : null}
      {state === 'open' && wasLost.value ? (
        <div class="notice notice-watching" role="status" data-part="connection" data-state="found">
          <span>{line.found}</span>
        </div>
      ) : null}
    </>
  );
}
