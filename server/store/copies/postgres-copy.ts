import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migratorOf } from '../postgres/migrator.js';
import { parserOf } from '../postgres/parsers.js';
import { copiedRow, type CopiedDatabase, type CopiedRow, type CopiedValue, inGroups, inOrder } from './copied-rows.js';

/** Rows that are fetched, or written, at once. */
const mostAtOnce = 500;

const newClient = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: parserOf } });
  // Whoever waits for an answer is told.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const quoted = (name: string): string => pg.escapeIdentifier(name);

/** Reads a database as it stands now, whoever else writes it meanwhile. */
export async function rowsOfPostgres(url: string): Promise<CopiedDatabase> {
  const client = await newClient(url);
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesOf(client);
  const applied = tables.length === 0 ? [] : await namesOf(client, 'select name from kysely_migration order by name');
  async function* rows(): AsyncGenerator<readonly [string, CopiedRow]> {
    for (const table of inOrder(tables)) {
      await client.query(`declare copied no scroll cursor for select * from ${quoted(table)}`);
      for (;;) {
        const { rows: fetched } = await client.query<object>(`fetch ${mostAtOnce} from copied`);
        for (const row of fetched) yield [table, copiedRow(row)];
        if (fetched.length < mostAtOnce) break;
      }
      await client.query('close copied');
    }
  }
  return { version: applied.at(-1) ?? '', rows: rows(), close: () => client.end() };
}

/** Does the database hold anything of ours? */
export async function isFilled(url: string): Promise<boolean> {
  const client = await newClient(url);
  try {
    for (const table of await tablesOf(client)) {
      if ((await client.query(`select 1 from ${quoted(table)} limit 1`)).rowCount !== 0) return true;
    }
    return false;
  } finally {
    await client.end();
  }
}

/** Fills a database that holds nothing; all of it or nothing. */
export async function fillPostgres(url: string, { version, rows }: CopiedDatabase): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // A database that goes down after the work is done changes nothing about it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migratorOf(database).migrateTo(version);
    const client = await newClient(url);
    try {
      const types = await typesOf(client);
      await client.query('begin');
      for await (const group of inGroups(rows, mostAtOnce)) await insertAll(client, types, group);
      // What is said from now on follows upon what was said.
      await client.query(
        `select setval(pg_get_serial_sequence('saying', 'number'), (select coalesce(max(number), 0) + 1 from saying))`,
      );
      await client.query('commit');
    } finally {
      await client.end();
    }
    await migratorOf(database).migrateToLatest();
  } finally {
    await database.destroy();
  }
}

type ColumnTypes = ReadonlyMap<string, string>;

async function insertAll(
  client: pg.Client,
  types: ColumnTypes,
  group: readonly (readonly [string, CopiedRow])[],
): Promise<void> {
  for (let from = 0; from < group.length;) {
    const [table] = group[from];
    let to = from;
    while (to < group.length && group[to][0] === table) to++;
    await insertRows(
      client,
      types,
      table,
      group.slice(from, to).map(([, row]) => row),
    );
    from = to;
  }
}

/** Rows of one table, which all have the same columns. */
async function insertRows(client: pg.Client, types: ColumnTypes, table: string, rows: readonly CopiedRow[]) {
  const names = Object.keys(rows[0]);
  const values: unknown[] = [];
  const tuples = rows.map((row) => {
    const places = names.map((name) => `$${values.push(cellOf(row[name], types.get(`${table}.${name}`)))}`);
    return `(${places.join(', ')})`;
  });
  const columns = names.map(quoted).join(', ');
  const statement = `insert into ${quoted(table)} (${columns}) overriding system value values ${tuples.join(', ')}`;
  await client.query(statement, values);
}

function cellOf(value: CopiedValue, type: string | undefined): unknown {
  if (value !== null && typeof value === 'object') return Buffer.from(value.base64, 'base64');
  return type === 'boolean' ? value === 1 : value;
}

const namesOf = async (client: pg.Client, query: string): Promise<string[]> =>
  (await client.query<{ readonly name: string }>(query)).rows.map(({ name }) => name);

/** Those of ours; what the migrations note of themselves is made again. */
const tablesOf = (client: pg.Client): Promise<string[]> =>
  namesOf(
    client,
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'`,
  );

async function typesOf(client: pg.Client): Promise<ColumnTypes> {
  const { rows } = await client.query<{ readonly name: string; readonly type: string }>(
    `select table_name || '.' || column_name as name, data_type as type
     from information_schema.columns where table_schema = current_schema()`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}
