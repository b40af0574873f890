import { useSignal } from '@preact/signals';
import { onlineWords } from './words.js';
import './share-link.css';

/** An address to be copied, or handed to another program of the device. */
export function ShareLink({ link }: { readonly link: string }) {
  const { waiting } = onlineWords.value;
  const copied = useSignal(false);
  const url = new URL(link, location.href).href;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    copied.value = true;
  };
  return (
    <p class="invitation-link">
      <input
        type="text"
        readOnly
        value={url}
        aria-label={waiting.copy}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button primary"
        data-action="copy-link"
        onClick={() => void copy().catch(() => undefined)}
      >
        {copied.value ? waiting.copied : waiting.copy}
      </button>
      {'share' in navigator ? (
        <button
          type="button"
          class="button"
          onClick={() => void navigator.share({ url, title: 'Impulse' }).catch(() => undefined)}
        >
          {waiting.share}
        </button>
      ) : null}
    </p>
  );
}
