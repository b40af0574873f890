import { useRef } from 'preact/hooks';
import { longestText } from '@impulse/engine/reading/json.js';

/** The text of a file; null where it is larger than any that is read. */
export interface FileRead {
  readonly name: string;
  readonly text: string | null;
}

interface FileButtonProps {
  readonly label: string;
  readonly class?: string;
  /** What is opened: tests and lessons find the button by it. */
  readonly what: string;
  readonly read: (file: FileRead) => Promise<void>;
}

/** Chooses a file and reads its text. */
export function FileButton({ label, class: look = 'button', what, read }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    await read({ name: file.name, text: file.size > longestText ? null : await file.text() });
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <button type="button" class={look} data-action={`open-${what}`} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept="application/json,.json"
        aria-label={label}
        tabIndex={-1}
        data-part={`${what}-file`}
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
    </>
  );
}
