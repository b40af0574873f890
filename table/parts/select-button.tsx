import { useDesk } from '../desk/desk.js';
import { messages } from '../i18n/index.js';
import { keyOf } from './shortcuts.js';

interface SelectButtonProps {
  /** What is taken; its key does the same. */
  readonly what: 'stack' | 'formation';
  readonly units: readonly string[];
  readonly text: string;
}

/** Takes several units at once, to act together. */
export function SelectButton({ what, units, text }: SelectButtonProps) {
  const { selection } = useDesk();
  const chosen = selection.units.value;
  const pressed = units.length === chosen.length && units.every((id) => chosen.includes(id));
  return (
    <button
      type="button"
      class="button small"
      data-action={`select-${what}`}
      aria-keyshortcuts={keyOf(what)}
      title={messages.value.shell.joint.bracketed(text, keyOf(what))}
      aria-pressed={pressed}
      onClick={() => selection.select(units)}
    >
      {text}
    </button>
  );
}
