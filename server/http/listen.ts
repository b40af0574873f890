import type http from 'node:http';
import type { Socket } from 'node:net';

/** Listens on the wanted port or, if it is taken, on one of the `tries` ports after it. */
export async function listen(server: http.Server, host: string, port: number, tries: number): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const wanted = port === 0 ? 0 : port + attempt;
    const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
      server.once('error', resolve);
      server.listen(wanted, host, () => {
        server.off('error', resolve);
        resolve(null);
      });
    });
    if (!error) return (server.address() as { port: number }).port;
    if (error.code !== 'EADDRINUSE' || attempt >= tries) throw error;
  }
}

/** In milliseconds: the time in which whoever is connected may say goodbye. */
const farewell = 500;

/** Ends what is still connected some time after the server has begun to close. */
export function endsConnections(server: http.Server): () => void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return () => {
    const destroy = (): void => sockets.forEach((socket) => socket.destroy());
    const timer = setTimeout(destroy, farewell);
    server.once('close', () => clearTimeout(timer));
  };
}
