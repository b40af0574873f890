import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Something that was posted. */
export interface Received {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A real web server that takes everything that is posted to it. */
export interface Receiver {
  readonly address: string;
  readonly received: readonly Received[];
  /** What it answers from now on; 0 for not at all. */
  answer(status: number): void;
  end(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 204;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (status === 0) request.socket.destroy();
      else response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: (next) => (status = next),
    end: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
