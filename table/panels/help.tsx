import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useDesk } from '../desk/desk.js';
import { type ShortcutCommand, nameOfKey, shortcuts } from '../parts/shortcuts.js';
import { words } from '../i18n/words.js';
import { phrasesOf } from '../kit/phrases.js';

/** A sheet over the page that is closed by Escape, its button, or a click beside it. */
export function Sheet({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sheet-dialog"
      aria-label={title}
      onClose={close}
      onClick={(event) => (event.target === dialog.current ? dialog.current?.close() : undefined)}
    >
      <div class="sheet-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={words.value.notice.close}
          onClick={() => dialog.current?.close()}
        >
          ×
        </button>
      </div>
      <div class="sheet-body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}

interface HelpProps {
  readonly commands?: readonly ShortcutCommand[];
  /** Keys besides those. */
  readonly more?: string;
}

/** Keys of the table and of the map. */
export function Help({ commands, more }: HelpProps) {
  const desk = useDesk();
  const { kit, display } = desk;
  const { keys } = words.value;
  if (!display.help.value) return null;
  return (
    <Sheet title={keys.title} close={() => (display.help.value = false)}>
      <dl class="keys">
        {shortcuts
          .filter(({ command }) => commands?.includes(command) ?? true)
          .map(({ command, keys: [key] }) => (
            <div key={command}>
              <dt>
                <kbd>{nameOfKey(key)}</kbd>
              </dt>
              <dd>{keys.commands[command]}</dd>
            </div>
          ))}
        {Object.entries(kit.overlayKeys).map(([id, key]) => (
          <div key={id}>
            <dt>
              <kbd>{nameOfKey(key)}</kbd>
            </dt>
            <dd>{phrasesOf(desk).overlay(id)}</dd>
          </div>
        ))}
        {Object.values(keys.board).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {more === undefined ? null : <p class="hint">{more}</p>}
      <p class="hint">{keys.mouse}</p>
    </Sheet>
  );
}

/** Everything there is at the table. */
export const TableHelp = () => <Help />;
