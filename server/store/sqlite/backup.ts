import fs from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { bad, good, type Result } from '@impulse/engine';
import type { Holding } from '../copies/copied-rows.js';
import { migrations } from './migrations.js';
import { makePrivate } from './private-file.js';

/** Copies of the database file, made while a server plays on, and put back. */

/** Writes everything that was kept until now into a new file. */
export function backUpFile(file: string, copy: string): Result<Holding> {
  if (!fs.existsSync(file)) return bad('no-such-file', '', `There is no file ${file}.`);
  if (fs.existsSync(copy)) return bad('file-exists', '', `${copy} is there already.`);
  const database = new DatabaseSync(file);
  try {
    makePrivate(copy);
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
  return examine(copy);
}

/** Puts a copy in the place of a file that is not there, if it is whole. */
export function restoreFile(copy: string, file: string): Result<Holding> {
  if (fs.existsSync(file)) return bad('file-exists', '', `${file} is there already; move it away first.`);
  const holding = examine(copy);
  if (!holding.ok) return holding;
  // All at once: a copy that breaks off must not be taken for the whole.
  const part = `${file}.part`;
  makePrivate(part);
  fs.copyFileSync(copy, part);
  // The mode of the copy has come with it.
  makePrivate(part);
  fs.renameSync(part, file);
  return holding;
}

/** Is this a whole database of ours, and what does it hold? */
export function examine(file: string): Result<Holding> {
  if (!fs.existsSync(file)) return bad('no-such-file', '', `There is no file ${file}.`);
  let database: DatabaseSyncInstance | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const { integrity_check: found } = database.prepare('pragma integrity_check').get() as Check;
    if (found !== 'ok') return bad('damaged', '', `${file} is damaged: ${found}.`);
    const { user_version: version } = database.prepare('pragma user_version').get() as Version;
    if (version < 1 || version > migrations.length) {
      return bad(
        'other-version',
        '',
        `${file} is of version ${version}; this program knows 1 to ${migrations.length}.`,
      );
    }
    const foreign = database.prepare(notOurs).get() as { readonly name: string } | undefined;
    if (foreign) return bad('not-ours', '', `${file} holds something that no database of ours has: ${foreign.name}.`);
    const counts = 'select (select count(*) from match) as matches, (select count(*) from entry) as entries';
    const { matches, entries } = database.prepare(counts).get() as Holding;
    return good({ matches, entries });
  } catch (error) {
    return bad(
      'not-a-database',
      '',
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    database?.close();
  }
}

/** Whoever made the copy may have put in what acts by itself, such as a trigger that changes what is kept later. */
const notOurs = `select name from sqlite_master
  where type not in ('table', 'index') or sql like 'create virtual%' limit 1`;

interface Check {
  readonly integrity_check: string;
}
interface Version {
  readonly user_version: number;
}
