import type { RemoteHost } from '../hosts/remote/remote-host.js';

/** A browser that has lost its network, or found it again, knows it before its sockets do. */
export function followNetwork(remote: RemoteHost): () => void {
  const lost = (): void => remote.drop();
  const found = (): void => remote.hurry();
  const looked = (): void => (document.hidden ? undefined : remote.hurry());
  addEventListener('offline', lost);
  addEventListener('online', found);
  document.addEventListener('visibilitychange', looked);
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', found);
    document.removeEventListener('visibilitychange', looked);
  };
}
