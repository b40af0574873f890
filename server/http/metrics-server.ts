import http from 'node:http';
import type { Counters } from '../counters.js';
import { metricsText } from '../counters.js';
import { hashKey } from '../secrets.js';
import { answersTo, isLoopback } from './hosts.js';
import { listen } from './listen.js';

/** Where numbers are told to whoever runs the server: never under the address of the table, which proxies let everybody reach. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
  /** Whoever asks has to know it; without one the place has to be on this machine alone. */
  readonly token?: string;
}

export interface MetricsServer {
  readonly port: number;
  end(): Promise<void>;
}

export async function startMetrics({ host, port, token }: MetricsPlace, counters: Counters): Promise<MetricsServer> {
  if (token === undefined && !isLoopback(host)) throw new Error('Numbers for other machines need a token');
  const expected = token === undefined ? null : hashKey(`Bearer ${token}`);
  const answers = answersTo(host, '');
  const server = http.createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    if (!answers(request.headers.host)) response.writeHead(421).end();
    else if (!isAsked) response.writeHead(404).end();
    else if (expected !== null && hashKey(request.headers.authorization ?? '') !== expected)
      response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    else response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(metricsText(counters));
  });
  return {
    port: await listen(server, host, port, 0),
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
