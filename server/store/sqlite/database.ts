import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { migrations } from './migrations.js';
import { makePrivate } from './private-file.js';

/** The time that another process may hold the file, in milliseconds. */
const busyTime = 10_000;

const inMemory = ':memory:';

/** Opens a database file in its present version. What is committed is on the disk. */
export function openDatabase(file: string): DatabaseSyncInstance {
  if (file !== inMemory) makePrivate(file);
  const database = new DatabaseSync(file);
  database.exec(`pragma busy_timeout = ${busyTime}`);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  migrate(database);
  return database;
}

/** Brings a database to the present version. */
export function migrate(database: DatabaseSyncInstance): void {
  inTransaction(database, () => {
    const { user_version: version } = database.prepare('pragma user_version').get() as {
      readonly user_version: number;
    };
    if (version > migrations.length) {
      throw new Error(`The database is of version ${version}; this program knows versions up to ${migrations.length}.`);
    }
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`pragma user_version = ${migrations.length}`);
  });
}

/** All of it or nothing. */
export function inTransaction<T>(database: DatabaseSyncInstance, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
