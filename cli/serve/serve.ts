import fs from 'node:fs';
import { isIP } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {
  answersTo,
  logTo,
  openStore,
  readSite,
  type RunningServer,
  startServer,
  withoutSecrets,
} from '@impulse/server';
import { flag, text, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { DONE, fail, MISUSED, print } from '../console.js';
import { tableFolder } from '../places.js';
import { readAccounts } from './accounts.js';
import { openBrowser } from './browser.js';
import { readMetricsPlace } from './metrics-place.js';
import { dataOption } from './matches-file.js';
import { standardPort, wantedPort } from './port.js';
import { storePlace } from './store-place.js';

/** Ports tried after our own. */
const otherPorts = 20;

export const serveCommand = command({
  name: 'serve',
  summary: 'open the table in the browser',
  about: [
    'Serves the browser table on this machine. Everything it needs comes from here: no request leaves the machine, and after the first visit it works even when this command is not running.',
    'People in different places can play each other through it: let other machines connect with --host, and offer a game at the table. Matches are kept in one file, matches.db, or in PostgreSQL, if the variable DATABASE_URL names it (postgres://...).',
  ],
  options: {
    port: whole(
      'N',
      `port to listen on, 0 for any free one (default: the variable PORT; without it ${standardPort}, or the next free one)`,
      [0, 65535],
      undefined,
    ),
    host: textOr('ADDRESS', 'address to listen on (default 127.0.0.1: this machine only)', '127.0.0.1'),
    data: dataOption,
    'trust-proxy': textOr(
      'ADDRESSES',
      'proxies in front of the server (addresses or networks, separated by commas), believed about who is asking',
      '',
    ),
    log: flag('write a line of JSON to standard error for everything that happens to the server'),
    accounts: flag('people may have accounts; without this everybody is a guest'),
    site: text('ADDRESS', 'public address of the server, such as https://table.example/'),
    mail: text(
      'ADDRESS',
      'send email through smtp://user:password@host:587?from=you@example.org (default: the variable MAIL_URL)',
    ),
    'webhooks-at-home': flag('allow webhooks in your own network, even without TLS'),
    metrics: text(
      'ADDRESS:PORT',
      'serve metrics for Prometheus at http://ADDRESS:PORT/metrics, such as 127.0.0.1:9464 (default: nowhere); other machines must send the token in the variable METRICS_TOKEN',
    ),
    open: flag('open the browser'),
  },
  examples: ['impulse serve --open', 'impulse serve --port 8080'],
  async run({ options }, console) {
    const folder = tableFolder;
    if (!fs.existsSync(path.join(folder, 'index.html'))) {
      return fail(console, 'The table is not built yet. Run npm start, which builds it.');
    }
    const { host } = options;
    const wanted = wantedPort(options.port, console.env['PORT']);
    if (!wanted.ok) return fail(console, `serve: ${wanted.error.message}`, MISUSED);
    const place = storePlace(options.data, console);
    if (!place.ok) return fail(console, `serve: ${place.error.message}`, MISUSED);
    const trustProxy = options['trust-proxy'];
    const wrongProxy = trustProxy.split(',').find((one) => trustProxy !== '' && !isNetwork(one));
    if (wrongProxy !== undefined) {
      return fail(console, `serve: --trust-proxy takes addresses such as 10.0.0.0/8; not "${wrongProxy}".`, MISUSED);
    }
    const report = (error: unknown): void => {
      if (!options.log) fail(console, `serve: ${withoutSecrets(messageOf(error))}`);
    };
    const metrics =
      options.metrics === undefined ? null : readMetricsPlace(options.metrics, console.env['METRICS_TOKEN']);
    if (metrics && !metrics.ok) return fail(console, `serve: ${metrics.error.message}`, MISUSED);
    const { accounts: wantsAccounts, site, mail = console.env['MAIL_URL'] } = options;
    const accounts = readAccounts({ accounts: wantsAccounts, mail, site });
    if (!accounts.ok) return fail(console, `serve: ${accounts.error.message}`, MISUSED);
    let server: RunningServer;
    try {
      server = await startServer({
        host,
        port: wanted.value.port,
        otherPorts: wanted.value.fixed ? 0 : otherPorts,
        pages: readSite(folder),
        answers: answersTo(host, os.hostname(), site === undefined ? null : new URL(site).hostname),
        ...accounts.value,
        ...(metrics ? { metrics: metrics.value } : {}),
        store: await openStore(place.value, report),
        ...(trustProxy === '' ? {} : { trustProxy }),
        ...(options.log ? { log: logTo(console.stderr, Date.now) } : {}),
        webhooksAtHome: options['webhooks-at-home'],
        report,
      });
    } catch (error) {
      const { code = 'error', syscall } = error as NodeJS.ErrnoException;
      if (syscall !== 'listen') return fail(console, `The store of matches cannot be opened (${String(error)}).`);
      return fail(console, `Cannot listen on ${host}:${wanted.value.port} (${code}).`);
    }
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${server.port}/`;
    await print(console.stdout, `The table is open at ${address}\nPress Ctrl-C to close it.\n`);
    if (options.open) openBrowser(address, console.env);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.end().catch(report));
    await server.ended;
    return DONE;
  },
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** An address, or a network with the length of its prefix. */
function isNetwork(text: string): boolean {
  const [address, length = '0', ...rest] = text.split('/');
  return isIP(address) > 0 && /^\d{1,3}$/.test(length) && Number(length) <= 128 && rest.length === 0;
}
