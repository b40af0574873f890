import { effect } from '@preact/signals';
import type { RemoteHost } from '../hosts/remote/remote-host.js';

/** The server is told whether anybody looks at this page: whoever has it behind others may want to be told elsewhere. */
export function followAttention(remote: RemoteHost): () => void {
  const tell = (): void => {
    if (remote.state.peek() === 'open') remote.attend(!document.hidden).catch(() => undefined);
  };
  // A line that was lost begins anew.
  const stop = effect(() => {
    if (remote.state.value === 'open' && document.hidden) tell();
  });
  document.addEventListener('visibilitychange', tell);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', tell);
  };
}
