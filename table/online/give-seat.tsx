import { useSignal } from '@preact/signals';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { linkTo } from '../web/links.js';
import { onlineWords } from './words.js';

/** Somebody else may take this seat over, by a link; until then its player plays on. */
export function GiveSeat({ remote }: { readonly remote: RemoteHost }) {
  const { give: text } = onlineWords.value;
  const link = useSignal<string | null>(null);
  const failed = useSignal(false);
  /** As it was when the seat was offered. */
  const before = useSignal<string | null>(null);
  const name = remote.card.value?.seats.find(({ side }) => side === remote.seat.value)?.name ?? '';
  if (before.value !== null && name !== before.value) {
    return (
      <p role="status" data-part="seat-given">
        {text.taken(name)}
      </p>
    );
  }
  const run = async (work: () => Promise<string | null>): Promise<void> => {
    try {
      link.value = await work();
      failed.value = false;
    } catch {
      failed.value = true;
    }
  };
  const give = (): Promise<void> =>
    run(async () => {
      const invitation = await remote.give();
      if (invitation === null) throw new Error('not given');
      before.value = name;
      return new URL(linkTo.match(remote.match, invitation), location.href).href;
    });
  const keep = (): Promise<void> =>
    run(async () => {
      await remote.keepSeat();
      return null;
    });
  return (
    <section class="give-seat" data-part="give-seat">
      {link.value === null ? null : (
        <>
          <p>{text.link}</p>
          <input
            type="text"
            readOnly
            aria-label={text.link}
            value={link.value}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
      <p class="buttons">
        <button
          type="button"
          class="button small"
          data-action={link.value === null ? 'give-seat' : 'keep-seat'}
          onClick={() => void (link.value === null ? give() : keep())}
        >
          {link.value === null ? text.give : text.keep}
        </button>
      </p>
      {failed.value ? (
        <p class="problem" role="alert">
          {text.failed}
        </p>
      ) : null}
    </section>
  );
}
