import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { acceptsGzip } from './encoding.js';

/** The built table as a web site: files from memory, each packed once. */

export interface Page {
  readonly type: string;
  readonly plain: Buffer;
  /** Packed when it is first asked for. */
  readonly packed: () => Buffer;
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

/** Reads every file below a folder; source maps stay behind. */
export function readSite(folder: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  const walk = (inside: string): void => {
    for (const entry of fs.readdirSync(path.join(folder, inside), { withFileTypes: true })) {
      const name = path.posix.join(inside, entry.name);
      if (entry.isDirectory()) walk(name);
      else if (!name.endsWith('.map')) pages.set(`/${name}`, readPage(path.join(folder, name), name));
    }
  };
  walk('');
  const index = pages.get('/index.html');
  if (index) pages.set('/', index);
  return pages;
}

function readPage(file: string, name: string): Page {
  const plain = fs.readFileSync(file);
  let packed: Buffer | undefined;
  return {
    type: types[path.extname(name)] ?? 'application/octet-stream',
    plain,
    packed: () => (packed ??= gzipSync(plain, { level: 9 })),
    tag: `"${plain.length.toString(36)}-${fs.statSync(file).mtimeMs.toString(36)}"`,
    lasting: name.startsWith('assets/'),
  };
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
  const packed = acceptsGzip(request['accept-encoding']);
  const body = packed ? page.packed() : page.plain;
  const encoding = packed ? { 'Content-Encoding': 'gzip' } : {};
  return { status: 200, headers: { ...common, ...encoding, 'Content-Length': body.length }, body };
}
