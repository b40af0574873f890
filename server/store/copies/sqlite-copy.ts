import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { inTransaction, migrate } from '../sqlite/database.js';
import { migrations, versionNames } from '../sqlite/migrations.js';
import { makePrivate } from '../sqlite/private-file.js';
import { copiedRow, type CopiedDatabase, type CopiedRow, type CopiedValue, inOrder } from './copied-rows.js';

/** Reads a database file as it stands now, whoever else writes it meanwhile. */
export function rowsOfFile(file: string): CopiedDatabase {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec('begin');
  const { user_version: version } = database.prepare('pragma user_version').get() as { readonly user_version: number };
  async function* rows(): AsyncGenerator<readonly [string, CopiedRow]> {
    for (const table of inOrder(tablesOf(database))) {
      for (const row of database.prepare(`select * from ${quoted(table)}`).iterate())
        yield [table, copiedRow(row as object)];
    }
  }
  return { version: versionNames[version - 1] ?? '', rows: rows(), close: () => Promise.resolve(database.close()) };
}

/** Makes a database file and fills it; all of it or nothing. */
export async function fillFile(file: string, { version, rows }: CopiedDatabase): Promise<void> {
  const known = versionNames.lastIndexOf(version) + 1;
  if (known === 0) throw new Error(`The copy is of a version that this program does not know: ${version}`);
  makePrivate(file);
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma foreign_keys = on');
    inTransaction(database, () => {
      for (const migration of migrations.slice(0, known)) database.exec(migration);
      database.exec(`pragma user_version = ${known}`);
    });
    database.exec('begin immediate');
    for await (const [table, row] of rows) insert(database, table, row);
    database.exec('commit');
    migrate(database);
  } finally {
    database.close();
  }
}

function insert(database: DatabaseSyncInstance, table: string, row: CopiedRow): void {
  const names = Object.keys(row);
  const columns = names.map(quoted).join(', ');
  const sql = `insert into ${quoted(table)} (${columns}) values (${names.map(() => '?').join(', ')})`;
  database.prepare(sql).run(...Object.values(row).map(cellOf));
}

/** Names come out of a file that anybody may have written. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const cellOf = (value: CopiedValue): string | number | null | Uint8Array =>
  value !== null && typeof value === 'object' ? new Uint8Array(Buffer.from(value.base64, 'base64')) : value;

const tablesOf = (database: DatabaseSyncInstance): string[] =>
  (
    database.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite%'`).all() as {
      readonly name: string;
    }[]
  ).map(({ name }) => name);
