import fs from 'node:fs';
import path from 'node:path';
import { flag, textOr, whole } from '../arguments.js';
import { command } from '../command.js';
import { DONE, fail, print } from '../console.js';
import { tableFolder } from '../places.js';
import { openBrowser } from './browser.js';
import { listen, makeServer, readSite } from './site.js';

export const serveCommand = command({
  name: 'serve',
  summary: 'open the table in the browser',
  about: [
    'Serves the browser table on this machine. Everything it needs comes from here: no request leaves the machine, and after the first visit it also works while this command is not running.',
  ],
  options: {
    port: whole(
      'N',
      'port to listen on (standard 4173; 0 for any free one); the next free one when it is taken',
      [0, 65535],
      4173,
    ),
    host: textOr('ADDRESS', 'address to listen on (standard 127.0.0.1: this machine only)', '127.0.0.1'),
    open: flag('open the browser'),
  },
  examples: ['impulse serve --open', 'impulse serve --port 8080'],
  async run({ options }, console) {
    const folder = tableFolder;
    if (!fs.existsSync(path.join(folder, 'index.html'))) {
      return fail(console, 'The table is not built yet. Run npm start, which builds it.');
    }
    const server = makeServer(readSite(folder));
    let port: number;
    try {
      port = await listen(server, options.host, options.port, 20);
    } catch (error) {
      return fail(
        console,
        `Cannot listen on ${options.host}:${options.port} (${(error as NodeJS.ErrnoException).code ?? 'error'}).`,
      );
    }
    const address = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}/`;
    await print(console.stdout, `The table is open at ${address}\nPress Ctrl-C to close it.\n`);
    if (options.open) openBrowser(address, console.env);
    // Open until the player ends it: the interrupt ends the program.
    await new Promise<void>((resolve) => server.once('close', resolve));
    return DONE;
  },
});
