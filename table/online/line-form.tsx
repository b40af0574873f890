import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** As the server takes it. */
const longest = 500;

interface LineFormProps {
  readonly class?: string;
  readonly part?: string;
  readonly label: string;
  readonly shown: string;
  readonly written: Signal<string | null>;
  readonly send: () => Promise<void>;
  /** The button that sends it, and what else stands after the line. */
  readonly children: ComponentChildren;
}

/** One line of plain text for the server. */
export const LineForm = ({ class: look, part, label, shown, written, send, children }: LineFormProps) => (
  <form
    class={look}
    data-part={part}
    onSubmit={(event) => {
      event.preventDefault();
      void send();
    }}
  >
    <input
      type="text"
      maxLength={longest}
      aria-label={label}
      placeholder={label}
      value={shown}
      onInput={(event) => (written.value = event.currentTarget.value)}
    />
    {children}
  </form>
);
