import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { messages, textsReady } from '../i18n/index.js';

/** A part that is fetched when it is first shown, or before. */
export type Lazy<Props> = FunctionComponent<Props> & {
  readonly ready: ReadonlySignal<boolean>;
  readonly fetch: () => Promise<void>;
};

/** Something nobody sees at first: fetched, with its texts, when it is first shown. `quiet`: nothing stands in its place until then. */
export function lazy<Props>(load: () => Promise<FunctionComponent<Props>>, quiet = false): Lazy<Props> {
  const loaded = signal<{ readonly Part: FunctionComponent<Props> } | null>(null);
  let asked = false;
  const fetch = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    try {
      const Part = await load();
      await textsReady();
      loaded.value = { Part };
    } catch {
      // The next one who looks asks again.
      asked = false;
    }
  };
  const Shown: FunctionComponent<Props> = (props) => {
    void fetch();
    const Part = loaded.value?.Part;
    if (Part) return <Part {...props} />;
    return quiet ? null : (
      <p class="hint" role="status">
        {messages.value.shell.loading}
      </p>
    );
  };
  return Object.assign(Shown, { ready: computed(() => loaded.value !== null), fetch });
}
