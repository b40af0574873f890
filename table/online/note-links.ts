import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { RemoteHost } from '../hosts/remote/remote-host.js';
import { noteTold } from '../storage/told-links.js';

/** Keeps what the server tells of the chain; `contradicted` once it has told two things of the same moment. */
export function noteLinks(remote: RemoteHost): {
  readonly contradicted: ReadonlySignal<boolean>;
  readonly stop: () => void;
} {
  const contradicted = signal(false);
  const stop = effect(() => {
    const card = remote.card.value;
    if (card && !noteTold(remote.match, card, remote.told.value, Date.now())) contradicted.value = true;
  });
  return { contradicted, stop };
}
