import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Problem } from '@impulse/engine';
import { longestText } from '@impulse/engine/reading/json.js';
import { askAuthority } from '../../hosts/authority-line.js';
import { messages } from '../../i18n/index.js';
import { arrived, looksLikeLetter } from '../../letters/arrived.js';
import { go, linkTo } from '../../web/links.js';
import { Waiting } from '../../parts/waiting.js';

/** A record that is being read. */
interface Reading {
  readonly percent: number;
  readonly left: AbortController;
}

/** A record from anywhere: checked, kept, and opened for play or, when it is finished, for replay. */
export function OpenRecord({ opened }: { readonly opened: () => Promise<void> }) {
  const { home, create, files } = messages.value.shell;
  const input = useRef<HTMLInputElement>(null);
  const problem = useSignal('');
  const reading = useSignal<Reading | null>(null);
  const refusal = ({ message, path }: Problem): string => `${home.fileRefused} ${home.fileProblem(message, path)}`;

  const read = async (file: File): Promise<void> => {
    const text = await file.text();
    if (looksLikeLetter(text)) {
      arrived.value = text;
      go(linkTo.byFile());
      return;
    }
    const left = new AbortController();
    reading.value = { percent: 0, left };
    const attention = { tell: (percent: number) => (reading.value = { percent, left }), signal: left.signal };
    const made = await askAuthority('read', { text, title: file.name }, attention);
    problem.value =
      made.kind === 'kept' ? '' : made.kind === 'refused' ? refusal(made.problem) : create.notKept[made.failure];
    if (made.kind !== 'kept') return;
    await opened();
    go(made.over ? linkTo.replay(made.id) : linkTo.play(made.id));
  };

  const choose = async (file: File | undefined): Promise<void> => {
    problem.value = '';
    if (!file || reading.value) return;
    try {
      if (file.size > longestText) problem.value = `${home.fileRefused} ${files.tooLarge}`;
      else await read(file);
    } catch (error) {
      if (!reading.peek()?.left.signal.aborted) problem.value = `${home.fileRefused} ${String(error)}`;
    }
    reading.value = null;
    // The same file can be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        {home.openFile}
      </button>
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept="application/json,.json"
        aria-label={home.openFile}
        tabIndex={-1}
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
      {reading.value === null ? null : (
        <Waiting percent={reading.value.percent} leave={() => reading.value?.left.abort()} />
      )}
      {problem.value === '' ? null : (
        <span class="problem" role="alert">
          {problem.value}
        </span>
      )}
    </>
  );
}
