import { randomUUID } from 'node:crypto';
import type { Saying } from '@impulse/protocol/wire/index.js';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { hasFreeSeat, type KeptMatch } from '../../matches/kept-match.js';
import type { Addition, KeptJournal, KeptPositions, Store } from '../store.js';
import type { SideTables } from '../tables/side-tables.js';
import type { Tables } from '../tables/tables.js';
import { ChangeNotices, channel } from './change-notices.js';
import { postgresTables } from './postgres-tables.js';
import { migrations } from './migrations.js';
import type { AllTables } from './tables.js';

/** Connections at once: each writes while others wait for the disk. */
const mostConnections = 16;

/** Keeps matches in PostgreSQL. Several processes may share them, and hear of each other's changes. */
export class PostgresStore implements Store {
  readonly #database: Kysely<AllTables>;
  readonly #tables: Tables;
  readonly #notices: ChangeNotices;
  /** Stands in the notices of this process. */
  readonly #sender = randomUUID();

  private constructor(database: Kysely<AllTables>, tables: Tables, notices: ChangeNotices) {
    this.#database = database;
    this.#tables = tables;
    this.#notices = notices;
  }

  /** Brings the database to the present version first; `report` hears of connections that are lost. */
  static async at(url: string, report: (error: unknown) => void): Promise<PostgresStore> {
    const pool = new pg.Pool({ connectionString: url, max: mostConnections, types: { getTypeParser: parserOf } });
    // For connections that were idle; of the others whoever waits for an answer is told.
    pool.on('error', report);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const dialect = new PostgresDialect({ pool });
    const database = new Kysely<AllTables>({ dialect });
    const migrator = new Migrator({
      db: database,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) {
      await database.destroy();
      throw error instanceof Error ? error : new Error('The database cannot be brought to the present version');
    }
    return new PostgresStore(
      database,
      postgresTables(new Kysely<SideTables>({ dialect })),
      new ChangeNotices(url, report),
    );
  }

  tables(): Promise<Tables> {
    return Promise.resolve(this.#tables);
  }

  async create(match: KeptMatch): Promise<void> {
    const { id, version, created } = match;
    const row = { id, version, created, is_open: isOpen(match), body: JSON.stringify(match) };
    await this.#database.insertInto('match').values(row).execute();
  }

  async find(id: string): Promise<KeptMatch | null> {
    const row = await this.#database.selectFrom('match').select('body').where('id', '=', id).executeTakeFirst();
    return row ? matchOf(row) : null;
  }

  async replace(match: KeptMatch): Promise<boolean> {
    const { id, version } = match;
    const changed = await sql`
      with changed as (
        update match set version = ${version}, is_open = ${isOpen(match)}, body = ${JSON.stringify(match)}
        where id = ${id} and version = ${version - 1} returning id
      ) select pg_notify(${channel}, ${this.#notice(id)}) from changed`.execute(this.#database);
    return changed.rows.length === 1;
  }

  async open(most: number): Promise<readonly KeptMatch[]> {
    const open = this.#database.selectFrom('match').select('body').where('is_open', '=', true);
    return (await open.orderBy('created', 'desc').limit(most).execute()).map(matchOf);
  }

  async list(most: number): Promise<readonly KeptMatch[]> {
    const all = this.#database.selectFrom('match').select('body');
    return (await all.orderBy('created', 'desc').limit(most).execute()).map(matchOf);
  }

  async rewrite(match: string, events: readonly string[]): Promise<void> {
    await this.#database.transaction().execute(async (transaction) => {
      for (const [number, text] of events.entries()) {
        const entry = transaction.updateTable('entry').where('match', '=', match).where('number', '=', number);
        await entry.set({ events: text }).execute();
      }
      await transaction.deleteFrom('snapshot').where('match', '=', match).execute();
      await sql`select pg_notify(${channel}, ${this.#notice(match)})`.execute(transaction);
    });
  }

  /** One statement: either all of it is kept and told, or nothing. Of two at once the second finds the number taken. */
  async append({ match, from, entries, at, snapshot }: Addition): Promise<boolean> {
    const rows = entries.map(({ entry, events }, index) => sql`(${from + index}::int, ${entry}, ${events})`);
    const keepSnapshot = snapshot
      ? sql`, kept as (
          insert into snapshot (match, revision, cells)
          select ${match}, ${snapshot.revision}, ${Buffer.from(snapshot.cells)} from added limit 1
          on conflict (match) do update set revision = excluded.revision, cells = excluded.cells
        )`
      : sql``;
    try {
      const added = await sql`
        with added as (
          insert into entry (match, number, entry, events, at)
          select ${match}, number, entry, events, ${at}::bigint
          from (values ${sql.join(rows)}) as given (number, entry, events)
          where (select coalesce(max(number) + 1, 0) from entry where match = ${match}) = ${from}
          returning number
        )${keepSnapshot}
        select pg_notify(${channel}, ${this.#notice(match)}) from added limit 1`.execute(this.#database);
      return added.rows.length === 1;
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === numberTaken) return false;
      throw error;
    }
  }

  async journal(match: string): Promise<KeptJournal> {
    const entries = this.#database.selectFrom('entry').select(['entry', 'events', 'at']).where('match', '=', match);
    const snapshots = this.#database.selectFrom('snapshot').select(['revision', 'cells']).where('match', '=', match);
    // In this order: the entries reach at least as far as the snapshot.
    const row = await snapshots.executeTakeFirst();
    const rows = await entries.orderBy('number').execute();
    return {
      entries: rows.map(({ entry, events, at }) => ({ entry, events, at })),
      snapshot: row ? { revision: row.revision, cells: Uint8Array.from(row.cells) } : null,
    };
  }

  async keepPositions(match: string, { revision, keyframes }: KeptPositions): Promise<void> {
    const row = { match, revision, keyframes };
    const insert = this.#database.insertInto('position').values(row);
    await insert.onConflict((taken) => taken.column('match').doUpdateSet({ revision, keyframes })).execute();
  }

  async positions(match: string): Promise<KeptPositions | null> {
    const rows = this.#database.selectFrom('position').select(['revision', 'keyframes']).where('match', '=', match);
    return (await rows.executeTakeFirst()) ?? null;
  }

  async say(match: string, saying: Saying): Promise<void> {
    const body = JSON.stringify(saying);
    await sql`insert into saying (match, body) values (${match}, ${body})`.execute(this.#database);
  }

  async said(match: string, most: number): Promise<readonly Saying[]> {
    const said = this.#database.selectFrom('saying').select('body').where('match', '=', match);
    const rows = await said.orderBy('number', 'desc').limit(most).execute();
    return rows.map(({ body }) => JSON.parse(body) as Saying).toReversed();
  }

  async forgetOffers(before: number): Promise<number> {
    const forgotten = await sql`
      with old as (
        select id from match where created < ${before} and (body::json ->> 'guestPart') is null for update
      ), silenced as (
        delete from saying where match in (select id from old)
      )
      delete from match where id in (select id from old) returning id`.execute(this.#database);
    return forgotten.rows.length;
  }

  #notice(match: string): string {
    return `${this.#sender} ${match}`;
  }

  listen(hear: (match: string | null) => void): void {
    this.#notices.listen((notice) => {
      const [sender, match] = notice?.split(' ') ?? ['', null];
      if (sender !== this.#sender) hear(match);
    });
  }

  async close(): Promise<void> {
    await this.#notices.end();
    await this.#database.destroy();
  }
}

/** Large whole numbers come as text; ours fit into a number. */
const parserOf: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === (pg.types.builtins.INT8 as number) ? Number : (pg.types.getTypeParser(type, format) as never);

/** The code of PostgreSQL for a key that is there already. */
const numberTaken = '23505';

const matchOf = ({ body }: { readonly body: string }): KeptMatch => JSON.parse(body) as KeptMatch;

const isOpen = (match: KeptMatch): boolean => match.isPublic && hasFreeSeat(match);
