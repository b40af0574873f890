import { useDesk } from '../desk/desk.js';
import { messages } from '../i18n/index.js';
import { keyOf } from '../parts/shortcuts.js';
import { words } from '../i18n/words.js';

/** From one result to the next, and how many there are. */
export function ResultSteps() {
  const { results } = useDesk();
  const { result: text } = words.value;
  const shown = results.shown.value;
  const { length } = results.tales.value;
  if (shown === null || length < 2) return null;
  return (
    <span class="result-steps">
      <Step name="back" by={-1} open={shown > 0} path="M13 4 7 10l6 6" />
      <small>{text.place(shown + 1, length)}</small>
      <Step name="next" by={1} open={shown < length - 1} path="m7 4 6 6-6 6" />
    </span>
  );
}

interface StepProps {
  readonly name: 'back' | 'next';
  readonly by: 1 | -1;
  readonly open: boolean;
  readonly path: string;
}

function Step({ name, by, open, path }: StepProps) {
  const { results } = useDesk();
  const label = words.value.result[name];
  const key = keyOf(name === 'back' ? 'result-back' : 'result-next');
  return (
    <button
      type="button"
      class="icon-button"
      data-action={`result-${name}`}
      aria-label={label}
      title={messages.value.shell.joint.bracketed(label, key)}
      disabled={!open}
      onClick={() => results.walk(by)}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Calls the last one back. */
export function ResultsButton() {
  const { results, presenter } = useDesk();
  const { result: text } = words.value;
  const shown = presenter.result.value !== null;
  if (results.tales.value.length === 0) return null;
  return (
    <button
      type="button"
      class="chip"
      data-action="results"
      aria-pressed={shown}
      title={messages.value.shell.joint.bracketed(text.again, keyOf('result-back'))}
      onClick={() => (shown ? presenter.clear() : results.walk(-1))}
    >
      {text.button}
    </button>
  );
}
