import type http from 'node:http';

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
