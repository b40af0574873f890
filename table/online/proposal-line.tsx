import { useSignal } from '@preact/signals';
import type { MatchCard, OpenProposal } from '@impulse/protocol/wire/index.js';
import { type Desk, useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { phrasesOf } from '../kit/phrases.js';
import { isPlayer, nameOf, opponentOf } from './opponent.js';
import { onlineWords } from './words.js';

/** What one player has proposed, as long as the battle stands where it stood then. */
export function ProposalLine({ remote }: { readonly remote: RemoteHost }) {
  const desk = useDesk();
  const { proposal: text } = onlineWords.value;
  const failed = useSignal(false);
  const card = remote.card.value;
  const { revision, seat } = desk.chair.now();
  const open = card?.proposal;
  if (!open || open.revision !== revision || !isPlayer(card, seat)) return null;
  const reply = async (agree: boolean): Promise<void> => {
    try {
      await remote.reply(open, agree);
      failed.value = false;
    } catch {
      failed.value = true;
    }
  };
  const isOwn = open.by === seat;
  return (
    <div class="notice notice-watching" role={isOwn ? 'status' : 'alert'} data-part="proposal-line">
      <span>{failed.value ? text.failed : sentence(desk, card, open)}</span>
      {isOwn ? null : (
        <button type="button" class="button small primary" data-action="agree" onClick={() => void reply(true)}>
          {text.agree}
        </button>
      )}
      <button type="button" class="button small" data-action="decline" onClick={() => void reply(false)}>
        {isOwn ? text.withdraw : text.decline}
      </button>
    </div>
  );
}

function sentence(desk: Desk, card: MatchCard, { by, revision, proposal }: OpenProposal): string {
  const { proposal: text } = onlineWords.value;
  const name = by === desk.chair.seat.value ? opponentOf(card, by) : nameOf(card, by);
  const isOwn = by === desk.chair.seat.value;
  if ('rewind' in proposal) return isOwn ? text.asked(name) : text.rewind(name, revision - proposal.rewind);
  if ('computer' in proposal) {
    const side = phrasesOf(desk).sideTitle(proposal.side);
    return isOwn ? text.computerOffered(name, side) : text.computer(name, side);
  }
  const side = phrasesOf(desk).sideTitle(proposal.winner);
  return isOwn ? text.offered(name, side) : text.result(name, side);
}
