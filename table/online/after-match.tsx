import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type BattleRecord, observer } from '@impulse/engine';
import { useDesk } from '../desk.js';
import { askAuthority } from '../hosts/authority-line.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { go, linkTo } from '../links.js';
import { download } from '../storage/download.js';
import { heldSeatAt } from '../storage/held-seats.js';
import { nameOf, otherSide } from './opponent.js';
import { keepsPromise } from './record.js';
import { offer } from './sit-down.js';
import { onlineWords } from './words.js';

/** The battle is over: whether its dice kept what was promised, the record, and another match. */
export function AfterMatch({ remote }: { readonly remote: RemoteHost }) {
  const { over } = onlineWords.value;
  const record = useSignal<BattleRecord | null>(null);
  const failed = useSignal(false);
  const held = heldSeatAt(remote.match);
  const fetch = async (): Promise<void> => {
    try {
      record.value = await remote.record();
      failed.value = record.value === null;
    } catch {
      failed.value = true;
    }
  };
  useEffect(() => void fetch(), []);
  const watchAgain = async (text: string): Promise<void> => {
    const made = await askAuthority('read', { text, title: '' });
    if (made.kind === 'kept') go(linkTo.replay(made.id));
    else failed.value = true;
  };
  const told = record.value;
  const text = told && JSON.stringify(told);
  return (
    <>
      {told && held ? (
        <p class={keepsPromise(told, held) ? 'hint' : 'problem'} data-part="promise">
          {keepsPromise(told, held) ? over.fair : over.unfair}
        </p>
      ) : null}
      {failed.value ? (
        <p class="problem" role="alert">
          {over.failed}
        </p>
      ) : null}
      <p class="buttons">
        {held && remote.seat.value !== observer ? <RematchButton remote={remote} /> : null}
        {text === null ? null : (
          <>
            <button type="button" class="button" data-action="replay" onClick={() => void watchAgain(text)}>
              {over.replay}
            </button>
            <button type="button" class="button" onClick={() => download(`impulse-${remote.match}.json`, text)}>
              {over.download}
            </button>
          </>
        )}
      </p>
    </>
  );
}

/** Offers another match with sides changed, or goes to the one that the other player has offered. */
function RematchButton({ remote }: { readonly remote: RemoteHost }) {
  const { over } = onlineWords.value;
  const { chair } = useDesk();
  const card = remote.card.value;
  const offered = remote.said.value.findLast(({ rematch }) => rematch !== undefined);
  if (!card) return null;
  const seat = chair.seat.value;
  if (offered?.rematch) {
    const { match, invitation } = offered.rematch;
    const link = linkTo.match(match, offered.by === seat ? '' : invitation);
    return (
      <a class="button primary" data-action="to-rematch" href={link}>
        {offered.by === seat ? over.toRematch : over.rematchOffered(nameOf(card, offered.by))}
      </a>
    );
  }
  const ask = async (): Promise<void> => {
    const { game, scenario, options, spectators } = card;
    const side = otherSide(card, seat);
    const again = await offer({ game, scenario, options, side, name: nameOf(card, seat), spectators });
    if (!again.ok) return;
    const { match, invitation = '' } = again.value;
    await remote.say(over.rematchText, { match, invitation });
    go(linkTo.match(match));
  };
  return (
    <button
      type="button"
      class="button primary"
      data-action="rematch"
      onClick={() => void ask().catch((error: unknown) => console.error(error))}
    >
      {over.rematch}
    </button>
  );
}
