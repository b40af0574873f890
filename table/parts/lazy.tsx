import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { textsReady } from '../i18n/index.js';
import { words } from '../words.js';

/** Something nobody sees at first: fetched, with its texts, when it is first shown. */
export function lazy<Props>(load: () => Promise<FunctionComponent<Props>>): FunctionComponent<Props> {
  const loaded = signal<{ readonly Part: FunctionComponent<Props> } | null>(null);
  let asked = false;
  const fetch = async (): Promise<void> => {
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
  return (props) => {
    if (!asked) void fetch();
    const Part = loaded.value?.Part;
    return Part ? (
      <Part {...props} />
    ) : (
      <p class="hint" role="status">
        {words.value.rules.loading}
      </p>
    );
  };
}
