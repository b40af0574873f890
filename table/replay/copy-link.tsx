import { useSignal } from '@preact/signals';
import { replayWords } from './words.js';

/** Puts the address of the step that is shown on the clipboard. It opens in the browser that keeps the battle. */
export function CopyLink({ link }: { readonly link: () => string }) {
  const copied = useSignal(false);
  const text = replayWords.value;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(link(), location.href).href);
    copied.value = true;
    setTimeout(() => (copied.value = false), 2500);
  };
  return (
    <button
      type="button"
      class="button"
      data-action="copy-link"
      onClick={() => void copy().catch((error: unknown) => console.warn(error))}
    >
      <span role="status">{copied.value ? text.linkCopied : text.copyLink}</span>
    </button>
  );
}
