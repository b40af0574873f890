import { signal } from '@preact/signals';
import { messages } from '../i18n/index.js';

const isReady = signal(false);

/**
 * A version fetched behind the page's back takes over at once, and what this page has not loaded yet goes with the old one.
 * The first visit, which nothing served before, is no change.
 */
export function listenForVersion(workers: ServiceWorkerContainer): void {
  if (workers.controller) workers.addEventListener('controllerchange', () => (isReady.value = true));
}

/** A line on every page: battles are kept after every action, so nothing is lost by opening it anew. */
export function NewVersion() {
  const { newVersion } = messages.value.shell;
  return isReady.value ? (
    <p class="new-version" role="status">
      {newVersion.ready}
      <button type="button" class="button small" onClick={() => location.reload()}>
        {newVersion.reload}
      </button>
    </p>
  ) : null;
}
