import type { MatchCard } from '@impulse/protocol/wire/index.js';
import { useSignal } from '@preact/signals';
import { block, unblock } from '../hosts/remote/people.js';
import { otherSide } from './opponent.js';
import { account, refreshAccount } from './own-account.js';
import { onlineWords } from './words.js';

/** Whoever is signed in need not hear an opponent with an account; guests cannot be told from each other. */
export function BlockLine({ card, seat }: { readonly card: MatchCard; readonly seat: string }) {
  const { panel } = onlineWords.value;
  const isBusy = useSignal(false);
  const side = otherSide(card, seat);
  const opponent = card.seats.find((one) => one.side === side);
  const name = opponent?.name ?? null;
  if (!account.value || name === null || opponent?.hasAccount !== true) return null;
  const isBlocked = account.value.blocked.includes(name);
  const change = async (): Promise<void> => {
    isBusy.value = true;
    await (isBlocked ? unblock(name) : block(name));
    await refreshAccount();
    isBusy.value = false;
  };
  return (
    <p class="block-line" data-part="block-line">
      {isBlocked ? <span>{panel.isBlocked(name)}</span> : null}
      <button
        type="button"
        class="button small"
        data-action="block"
        disabled={isBusy.value}
        onClick={() => void change()}
      >
        {isBlocked ? panel.unblock : panel.block(name)}
      </button>
    </p>
  );
}
