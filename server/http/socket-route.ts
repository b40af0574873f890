import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { Connection } from '../sockets/connection.js';
import { Outbox } from '../sockets/outbox.js';
import { neighbourhoodOf } from '../rates/neighbourhood.js';
import { RequestRate } from '../rates/request-rate.js';
import { limitRate } from './answers.js';
import type { AppParts } from './app.js';

/** In milliseconds: a socket that has not answered by the next ping is dead. */
const pingEvery = 30_000;

/** In milliseconds: the time for a goodbye to somebody who does not stop asking. */
const farewell = 1_000;

/** Reasons for the server to end a socket, with the codes of RFC 6455. */
const ended = {
  binary: [1003, 'Only text is read.'],
  fast: [1008, 'Too many requests.'],
  slow: [1013, 'Too much is waiting to be read.'],
  full: [1013, 'Too many sockets.'],
} as const;

/** The line to everybody who is at a match. */
export function addSocketRoute(app: FastifyInstance, parts: AppParts): void {
  const { limits, counters, sockets, rates, log } = parts;
  const addresses = new Map<string, number>();
  const outbox = new Outbox();
  const options = { websocket: true, onRequest: limitRate(rates.openings), preHandler: letGo } as const;
  app.get('/api/socket', options, (socket, { ip, raw }) => {
    const from = neighbourhoodOf(ip);
    const fromHere = addresses.get(from) ?? 0;
    if (sockets.count >= limits.sockets || fromHere >= limits.socketsByAddress) {
      socket.close(...ended.full);
      return;
    }
    sockets.add(socket);
    counters.add('sockets');
    log({ event: 'socket-opened', sockets: sockets.count });
    addresses.set(from, fromHere + 1);
    socket.once('close', (code) => {
      counters.add('sockets', -1);
      log({ event: 'socket-closed', sockets: sockets.count, code });
      const left = (addresses.get(from) ?? 1) - 1;
      if (left > 0) addresses.set(from, left);
      else addresses.delete(from);
    });
    serve(socket, from, raw.socket, outbox, parts);
  });
}

/** A socket is not answered over http. Else it would keep the answer, and its request, for as long as it is open. */
async function letGo({ ws, raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (ws) reply.raw.detachSocket(raw.socket);
}

function serve(socket: WebSocket, place: string, stream: Socket, outbox: Outbox, parts: AppParts): void {
  const { matches, limits, counters, sockets, rates, now, report } = parts;
  const rate = new RequestRate(limits.requests, now());
  const line = {
    place,
    send(text: string): void {
      if (socket.readyState !== socket.OPEN) return;
      outbox.hold(stream);
      // Whoever reads slowly comes back and is told anew; nobody waits for them.
      if (socket.bufferedAmount > limits.backlog) socket.close(...ended.slow);
      else socket.send(text);
    },
    spend(cost: number): boolean {
      const may = socket.readyState === socket.OPEN && rate.take(now(), cost) && rates.requests.take(place, cost);
      if (!may && socket.readyState === socket.OPEN) {
        socket.close(...ended.fast);
        setTimeout(() => socket.terminate(), farewell).unref();
      }
      return may;
    },
  };
  const connection = new Connection(line, matches, counters, report);
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) socket.close(...ended.binary);
    else sockets.begin(() => connection.hear(data.toString()).catch(report));
  });
  let isAlive = true;
  const pings = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingEvery);
  socket.on('pong', () => (isAlive = line.spend(1)));
  socket.on('ping', () => line.spend(1));
  // The plugin has listened with the request in hand, and would keep it.
  socket.removeAllListeners('error');
  socket.on('error', () => socket.terminate());
  socket.once('close', () => {
    clearInterval(pings);
    connection.end().catch(report);
  });
}
