import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Encoding, encodingFor } from './encoding.js';

/** The built table as a web site: files from memory, each packed once. */

export interface Page {
  readonly type: string;
  readonly plain: Buffer;
  /** The smallest first; what the build has not packed is packed when it is first asked for. */
  readonly packed: ReadonlyMap<Encoding, () => Buffer>;
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
  '.webp': 'image/webp',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
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
  const packed = new Map<Encoding, () => Buffer>();
  if (fs.existsSync(`${file}.br`)) {
    // Read now: a build that replaces the files must not mix with what is served already.
    const brotli = fs.readFileSync(`${file}.br`);
    packed.set('br', () => brotli);
  }
  return packed.set(
    'gzip',
    once(() => gzipSync(plain, { level: 9 })),
  );
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}

/** What is answered to a request for a page. */
export interface PageAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | null;
}

export function answerWith(page: Page, request: http.IncomingHttpHeaders): PageAnswer {
  const common = {
    'Content-Type': page.type,
    'Cache-Control': page.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: page.tag,
    Vary: 'Accept-Encoding',
  };
  if (request['if-none-match'] === page.tag) return { status: 304, headers: common, body: null };
  const encoding = encodingFor(request['accept-encoding'], page.packed.keys());
  const body = (encoding && page.packed.get(encoding)?.()) ?? page.plain;
  const packing = encoding ? { 'Content-Encoding': encoding } : {};
  return { status: 200, headers: { ...common, ...packing, 'Content-Length': body.length }, body };
}
