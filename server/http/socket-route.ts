import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { Connection } from '../sockets/connection.js';
import { Outbox } from '../sockets/outbox.js';
import { RequestRate } from '../sockets/request-rate.js';
import type { AppParts } from './app.js';

/** In milliseconds: a socket that has not answered by the next ping is dead. */
const pingEvery = 30_000;

/** Reasons for the server to end a socket, with the codes of RFC 6455. */
const ended = {
  binary: [1003, 'Only text is read.'],
  fast: [1008, 'Too many requests.'],
  slow: [1013, 'Too much is waiting to be read.'],
  full: [1013, 'Too many sockets.'],
} as const;

/** The line to everybody who is at a match. */
export function addSocketRoute(app: FastifyInstance, parts: AppParts): void {
  const { limits, counters, sockets, log } = parts;
  const addresses = new Map<string, number>();
  const outbox = new Outbox();
  app.get('/api/socket', { websocket: true }, (socket, { ip, raw }) => {
    const fromHere = addresses.get(ip) ?? 0;
    if (sockets.count >= limits.sockets || fromHere >= limits.socketsByAddress) {
      socket.close(...ended.full);
      return;
    }
    sockets.add(socket);
    counters.add('sockets');
    log({ event: 'socket-opened', sockets: sockets.count });
    addresses.set(ip, fromHere + 1);
    socket.once('close', (code) => {
      counters.add('sockets', -1);
      log({ event: 'socket-closed', sockets: sockets.count, code });
      const left = (addresses.get(ip) ?? 1) - 1;
      if (left > 0) addresses.set(ip, left);
      else addresses.delete(ip);
    });
    serve(socket, raw.socket, outbox, parts);
  });
}

function serve(socket: WebSocket, stream: Socket, outbox: Outbox, parts: AppParts): void {
  const { matches, limits, counters, sockets, now, report } = parts;
  const rate = new RequestRate(limits.requests, now());
  const line = {
    send(text: string): void {
      if (socket.readyState !== socket.OPEN) return;
      outbox.hold(stream);
      // Whoever reads slowly comes back and is told anew; nobody waits for them.
      if (socket.bufferedAmount > limits.backlog) socket.close(...ended.slow);
      else socket.send(text);
    },
  };
  const connection = new Connection(line, matches, counters, report);
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) socket.close(...ended.binary);
    else if (!rate.take(now())) socket.close(...ended.fast);
    else sockets.begin(() => connection.hear(data.toString()).catch(report));
  });
  let isAlive = true;
  const pings = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingEvery);
  socket.on('pong', () => (isAlive = true));
  socket.on('error', () => socket.terminate());
  socket.once('close', () => {
    clearInterval(pings);
    connection.end().catch(report);
  });
}
