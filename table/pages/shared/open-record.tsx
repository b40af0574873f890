import { useSignal } from '@preact/signals';
import type { Problem } from '@impulse/engine';
import { askAuthority } from '../../hosts/authority-line.js';
import { messages } from '../../i18n/index.js';
import { arrived, looksLikeLetter } from '../../letters/arrived.js';
import { go, linkTo } from '../../web/links.js';
import { FileButton, type FileRead } from '../../parts/file-button.js';
import { Waiting } from '../../parts/waiting.js';

/** A record that is being read. */
interface Reading {
  readonly percent: number;
  readonly left: AbortController;
}

/** A record from anywhere: checked, kept, and opened for play or, when it is finished, for replay. */
export function OpenRecord({ opened }: { readonly opened: () => Promise<void> }) {
  const { home, create, files } = messages.value.shell;
  const problem = useSignal('');
  const reading = useSignal<Reading | null>(null);
  const refusal = ({ message, path }: Problem): string => `${home.fileRefused} ${home.fileProblem(message, path)}`;

  const read = async (name: string, text: string): Promise<void> => {
    if (looksLikeLetter(text)) {
      arrived.value = text;
      go(linkTo.byFile());
      return;
    }
    const left = new AbortController();
    reading.value = { percent: 0, left };
    const attention = { tell: (percent: number) => (reading.value = { percent, left }), signal: left.signal };
    const made = await askAuthority('read', { text, title: name }, attention);
    problem.value =
      made.kind === 'kept' ? '' : made.kind === 'refused' ? refusal(made.problem) : create.notKept[made.failure];
    if (made.kind !== 'kept') return;
    await opened();
    go(made.over ? linkTo.replay(made.id) : linkTo.play(made.id));
  };

  const choose = async ({ name, text }: FileRead): Promise<void> => {
    problem.value = '';
    if (reading.value) return;
    try {
      if (text === null) problem.value = `${home.fileRefused} ${files.tooLarge}`;
      else await read(name, text);
    } catch (error) {
      if (!reading.peek()?.left.signal.aborted) problem.value = `${home.fileRefused} ${String(error)}`;
    }
    reading.value = null;
  };

  return (
    <>
      <FileButton what="record" label={home.openFile} read={choose} />
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
