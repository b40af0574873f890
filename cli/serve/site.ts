import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Encoding, encodingFor } from './encoding.js';

/** The built table as a web site: files from memory, compressed once, with headers that keep everything at home. */

interface Page {
  readonly type: string;
  readonly plain: Buffer;
  /** The smallest first. */
  readonly packed: ReadonlyMap<Encoding, Buffer>;
  readonly tag: string;
  /** Files named after their contents never change. */
  readonly lasting: boolean;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** No script, style, font or picture from anywhere else, and none inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Reads every file below a folder; source maps stay behind. */
export function readSite(folder: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  const walk = (inside: string): void => {
    for (const entry of fs.readdirSync(path.join(folder, inside), { withFileTypes: true })) {
      const name = path.posix.join(inside, entry.name);
      if (entry.isDirectory()) walk(name);
      else if (!/\.(?:map|br)$/.test(name)) pages.set(`/${name}`, readPage(path.join(folder, name), name));
    }
  };
  walk('');
  const index = pages.get('/index.html');
  if (index) pages.set('/', index);
  return pages;
}

function readPage(file: string, name: string): Page {
  const plain = fs.readFileSync(file);
  return {
    type: types[path.extname(name)] ?? 'application/octet-stream',
    plain,
    packed: packedOf(file, plain),
    tag: `"${plain.length.toString(36)}-${fs.statSync(file).mtimeMs.toString(36)}"`,
    lasting: name.startsWith('assets/'),
  };
}

/** The build has packed texts as brotli already. */
function packedOf(file: string, plain: Buffer): Page['packed'] {
  const packed = new Map<Encoding, Buffer>();
  if (fs.existsSync(`${file}.br`)) packed.set('br', fs.readFileSync(`${file}.br`));
  return packed.set('gzip', gzipSync(plain, { level: 9 }));
}

/** `answers` tells by its `Host` header whether a request is meant for this server. */
export function makeServer(
  pages: ReadonlyMap<string, Page>,
  answers: (host: string | undefined) => boolean,
): http.Server {
  return http.createServer((request, response) => {
    if (!answers(request.headers.host)) {
      refuse(response, 421, 'This server does not answer under that name.');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    const page = pages.get((request.url ?? '/').split(/[?#]/, 1)[0]);
    if (page) send(page, request, response);
    else refuse(response, 404, 'There is no such page.');
  });
}

function refuse(response: http.ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);
}

function send(page: Page, request: http.IncomingMessage, response: http.ServerResponse): void {
  const caching = page.lasting ? 'public, max-age=31536000, immutable' : 'no-cache';
  const common = {
    ...headers,
    'Content-Type': page.type,
    'Cache-Control': caching,
    ETag: page.tag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === page.tag) {
    response.writeHead(304, common).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], page.packed.keys());
  const body = (encoding && page.packed.get(encoding)) ?? page.plain;
  response.writeHead(200, {
    ...common,
    'Content-Length': body.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

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
