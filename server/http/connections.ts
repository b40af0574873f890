import type http from 'node:http';
import type { Limits } from '../limits.js';
import { neighbourhoodOf } from '../rates/neighbourhood.js';

/** More connections than one client needs are closed at once. Behind a proxy (`isProxied`) all come from its address. */
export function boundConnections(server: http.Server, limits: Limits, isProxied: boolean): void {
  server.maxConnections = limits.connections;
  if (isProxied) return;
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const from = neighbourhoodOf(socket.remoteAddress ?? '');
    const count = (counts.get(from) ?? 0) + 1;
    if (count > limits.connectionsByAddress) {
      socket.destroy();
      return;
    }
    counts.set(from, count);
    socket.once('close', () => {
      const left = (counts.get(from) ?? 1) - 1;
      if (left > 0) counts.set(from, left);
      else counts.delete(from);
    });
  });
}
