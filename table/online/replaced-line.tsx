import type { RemoteHost } from '../hosts/remote/remote-host.js';
import type { HeldSeat } from '../storage/held-seats.js';
import { onlineWords } from './words.js';

interface ReplacedLineProps {
  readonly remote: RemoteHost;
  readonly held: HeldSeat | null;
}

/** This person's time was over, and a computer plays in the seat. */
export function ReplacedLine({ remote, held }: ReplacedLineProps) {
  const own = remote.card.value?.seats.find(({ side }) => side === held?.side);
  if (own?.kind !== 'computer') return null;
  return (
    <div class="notice notice-storage" role="alert" data-part="replaced-line">
      <span>{onlineWords.value.clock.replaced}</span>
    </div>
  );
}
