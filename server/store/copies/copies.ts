import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bad, good, type Problem, type Result } from '@impulse/engine';
import { isPostgres } from '../open-store.js';
import { backUpFile, examine, restoreFile } from '../sqlite/backup.js';
import type { CopiedDatabase, Holding } from './copied-rows.js';
import { isCopyFile, readCopy, writeCopy } from './copy-file.js';

/** Copies of everything that a server keeps, made while it plays on, and put back; a place is a file or a PostgreSQL. */

/** Writes everything that was kept until now into a new file. */
export async function backUp(place: string, copy: string): Promise<Result<Holding>> {
  if (!isPostgres(place)) return backUpFile(place, copy);
  if (fs.existsSync(copy)) return bad('file-exists', '', `${copy} is there already.`);
  const { rowsOfPostgres } = await import('./postgres-copy.js');
  const database = await rowsOfPostgres(place);
  try {
    return good(await writeCopy(copy, database));
  } finally {
    await database.close();
  }
}

/** Puts a copy, of either kind, in a place where there is nothing. */
export async function restore(copy: string, place: string): Promise<Result<Holding>> {
  if (!fs.existsSync(copy)) return bad('no-such-file', '', `There is no file ${copy}.`);
  const isPacked = isCopyFile(copy);
  if (!isPacked && !isPostgres(place)) return restoreFile(copy, place);
  const taken = await whyNot(place);
  if (taken) return { ok: false, error: taken };
  const whole = isPacked ? null : examine(copy);
  if (whole && !whole.ok) return whole;
  const counts = { matches: 0, entries: 0 };
  try {
    const source = isPacked ? await readCopy(copy) : await rowsNow(copy);
    try {
      await fill(place, { ...source, rows: counting(source.rows, counts) });
    } finally {
      await source.close();
    }
    return good(counts);
  } catch (error) {
    return bad('damaged', '', `${copy} cannot be put back: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Why nothing can be put here; null when there is nothing. */
async function whyNot(place: string): Promise<Problem | null> {
  const refuse = (code: string, message: string): Problem => ({ code, path: '', message });
  if (!isPostgres(place)) {
    return fs.existsSync(place) ? refuse('file-exists', `${place} is there already; move it away first.`) : null;
  }
  const { isFilled } = await import('./postgres-copy.js');
  return (await isFilled(place)) ? refuse('not-empty', 'The database holds something; name an empty one.') : null;
}

async function fill(place: string, source: CopiedDatabase): Promise<void> {
  if (isPostgres(place)) return (await import('./postgres-copy.js')).fillPostgres(place, source);
  // All at once: a copy that breaks off must not be taken for the whole.
  const part = `${place}.part`;
  fs.rmSync(part, { force: true });
  await (await import('./sqlite-copy.js')).fillFile(part, source);
  fs.renameSync(part, place);
}

/** The rows of a database file of any version, as they are at the present one. */
async function rowsNow(file: string): Promise<CopiedDatabase> {
  const [{ openDatabase }, { rowsOfFile }] = await Promise.all([
    import('../sqlite/database.js'),
    import('./sqlite-copy.js'),
  ]);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'impulse-restore-'));
  const now = path.join(folder, 'matches.db');
  fs.copyFileSync(file, now);
  openDatabase(now).close();
  const rows = rowsOfFile(now);
  return {
    ...rows,
    async close() {
      await rows.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

async function* counting(rows: CopiedDatabase['rows'], counts: { matches: number; entries: number }) {
  for await (const row of rows) {
    if (row[0] === 'match') counts.matches++;
    if (row[0] === 'entry') counts.entries++;
    yield row;
  }
}
