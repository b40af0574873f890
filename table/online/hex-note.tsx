import { useSignal } from '@preact/signals';
import { useDesk } from '../desk/desk.js';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { LineForm } from './line-form.js';
import { isPlayer } from './opponent.js';
import './match-panel.css';
import { onlineWords } from './words.js';

/** What this player has pinned to a hex of a match on a server; nothing for those who only watch. */
export function HexNoteOf({ hex }: { readonly hex: string }) {
  const { remote } = useDesk();
  const card = remote?.card.value;
  if (!remote || !card || !isPlayer(card, remote.seat.value)) return null;
  return <HexNote key={hex} remote={remote} hex={hex} />;
}

function HexNote({ remote, hex }: { readonly remote: RemoteHost; readonly hex: string }) {
  const { notes: text } = onlineWords.value;
  const kept = remote.notes.value.get(hex) ?? '';
  const written = useSignal<string | null>(null);
  const failed = useSignal(false);
  const shown = written.value ?? kept;
  const pin = async (): Promise<void> => {
    try {
      await remote.pin(hex, shown.trim());
      written.value = null;
      failed.value = false;
    } catch {
      failed.value = true;
    }
  };
  return (
    <LineForm class="hex-note" part="hex-note" label={text.write} shown={shown} written={written} send={pin}>
      {shown.trim() === kept ? null : (
        <button type="submit" class="button small" data-action="pin-note">
          {shown.trim() === '' ? text.remove : text.pin}
        </button>
      )}
      {failed.value ? (
        <p class="problem" role="alert">
          {text.failed}
        </p>
      ) : null}
    </LineForm>
  );
}
