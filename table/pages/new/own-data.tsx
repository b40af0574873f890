import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { bad, longestText, parseJson, type Result } from '@impulse/engine';
import { messages } from '../../i18n/index.js';

interface OwnDataProps {
  readonly check: (value: unknown) => Result<unknown>;
  readonly used: string | null;
  readonly use: (data: { name: string; value: unknown } | null) => void;
}

/** The printed values of an owner: checked here, so that the player hears at once what is wrong. */
export function OwnData({ check, used, use }: OwnDataProps) {
  const { create } = messages.value.shell;
  const problem = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  const tooLarge = bad('too-large', '', messages.value.shell.files.tooLarge);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const json = file.size > longestText ? tooLarge : parseJson(await file.text());
    const data = json.ok ? check(json.value) : json;
    problem.value = data.ok ? '' : create.ownDataRefused(data.error.path, data.error.message);
    use(data.ok ? { name: file.name, value: data.value } : null);
  };
  return (
    <details class="own-data folded" open={used !== null}>
      <summary>{create.ownData}</summary>
      <p class="hint">{used === null ? create.ownDataHint : create.ownDataUsed(used)}</p>
      <label class="button file-button">
        {create.chooseFile}
        <input
          ref={input}
          class="visually-hidden"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {used === null ? null : (
        <button
          type="button"
          class="button"
          onClick={() => {
            use(null);
            if (input.current) input.current.value = '';
          }}
        >
          {create.noData}
        </button>
      )}
      {problem.value === '' ? null : (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </details>
  );
}
