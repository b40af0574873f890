import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../../i18n/index.js';

interface RenameProps {
  readonly title: string;
  readonly done: (name: string) => void;
  readonly cancel: () => void;
}

/** A battle by another name. */
const longestName = 60;

export function Rename({ title, done, cancel }: RenameProps) {
  const { home } = messages.value.shell;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      class="rename"
      onSubmit={(event) => {
        event.preventDefault();
        done(field.current?.value.trim() ?? '');
      }}
      onKeyDown={({ key }) => (key === 'Escape' ? cancel() : undefined)}
    >
      <input ref={field} type="text" maxLength={longestName} defaultValue={title} aria-label={home.rename} />
      <button type="submit" class="button">
        {home.keepName}
      </button>
    </form>
  );
}
