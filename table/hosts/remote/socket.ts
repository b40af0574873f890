/** What happens to a socket. */
interface Hearing {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly closed: () => void;
}

/** A connection to the server, opened once and lost once. */
export interface Socket {
  listen(hearing: Hearing): void;
  send(text: string): void;
  /** Nothing is heard any more. */
  close(): void;
}

/** To the server that this page came from. */
export function openSocket(): Socket {
  const address = new URL('api/socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  const socket = new WebSocket(address);
  const listening = new AbortController();
  const { signal } = listening;
  return {
    listen({ opened, heard, closed }) {
      socket.addEventListener('open', opened, { signal });
      socket.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data), { signal });
      socket.addEventListener('close', closed, { signal });
    },
    send: (text) => socket.send(text),
    close() {
      listening.abort();
      socket.close();
    },
  };
}
