import { useRef } from 'preact/hooks';
import { longestText } from '@impulse/engine/reading/json.js';

interface FileButtonProps {
  readonly label: string;
  readonly primary?: boolean;
  readonly small?: boolean;
  /** Null for a file that is larger than any that is read. */
  readonly read: (text: string | null) => void;
}

/** Chooses a file and reads its text. */
export function FileButton({ label, primary = false, small = false, read }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    read(file.size > longestText ? null : await file.text());
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <button
        type="button"
        class={`button${primary ? ' primary' : ''}${small ? ' small' : ''}`}
        data-action="open-letter"
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept="application/json,.json"
        aria-label={label}
        tabIndex={-1}
        data-part="letter-file"
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
    </>
  );
}
