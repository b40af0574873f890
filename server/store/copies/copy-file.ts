import fs from 'node:fs';
import readline from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { makePrivate } from '../sqlite/private-file.js';
import type { CopiedDatabase, CopiedRow, Holding } from './copied-rows.js';

/**
 * A copy as a file: packed lines of JSON. The first one says what it is, then comes a row in each, and the last one counts
 * them, so that a copy that breaks off is known.
 */

const format = 'impulse-copy-1';

interface Head {
  readonly format: typeof format;
  readonly version: string;
}
interface End {
  readonly end: Readonly<Record<string, number>>;
}
type Line = Head | End | readonly [string, CopiedRow];

export const isCopyFile = (file: string): boolean => {
  const start = Buffer.alloc(2);
  const open = fs.openSync(file, 'r');
  try {
    fs.readSync(open, start, 0, 2, 0);
  } finally {
    fs.closeSync(open);
  }
  // All packed files begin like this.
  return start.equals(Buffer.of(0x1f, 0x8b));
};

export async function writeCopy(
  file: string,
  { version, rows }: Pick<CopiedDatabase, 'version' | 'rows'>,
): Promise<Holding> {
  const counts: Record<string, number> = {};
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ format, version } satisfies Head)}\n`;
    for await (const [table, row] of rows) {
      counts[table] = (counts[table] ?? 0) + 1;
      yield `${JSON.stringify([table, row])}\n`;
    }
    yield `${JSON.stringify({ end: counts } satisfies End)}\n`;
  }
  makePrivate(file);
  await pipeline(lines, createGzip(), fs.createWriteStream(file, { flush: true }));
  return holdingOf(counts);
}

/** Throws, before the last row or after it, when the copy is not whole. */
export async function readCopy(file: string): Promise<CopiedDatabase> {
  const source = fs.createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  const lines = readline.createInterface({ input: unpacked, crlfDelay: Infinity })[Symbol.asyncIterator]();
  const failure = new Promise<never>((_, reject) => unpacked.once('error', reject));
  failure.catch(() => undefined);
  const next = () => Promise.race([lines.next(), failure]);
  const first = await next();
  const head = first.done === true ? null : (JSON.parse(first.value) as Partial<Head>);
  if (head?.format !== format || typeof head.version !== 'string') throw new Error(`${file} is no copy of ours`);
  async function* rows(): AsyncGenerator<readonly [string, CopiedRow]> {
    const counts: Record<string, number> = {};
    for (;;) {
      const read = await next();
      if (read.done === true) throw new Error(`${file} breaks off`);
      const line = JSON.parse(read.value) as Line;
      if ('end' in line) {
        if (JSON.stringify(line.end) !== JSON.stringify(counts)) throw new Error(`${file} is not whole`);
        return;
      }
      if (!Array.isArray(line)) throw new Error(`${file} holds something unforeseen`);
      const [table, row] = line as readonly [string, CopiedRow];
      counts[table] = (counts[table] ?? 0) + 1;
      yield [table, row];
    }
  }
  return {
    version: head.version,
    rows: rows(),
    close: () => Promise.resolve(void unpacked.destroy()),
  };
}

export const holdingOf = (counts: Readonly<Record<string, number>>): Holding => ({
  matches: counts['match'] ?? 0,
  entries: counts['entry'] ?? 0,
});
