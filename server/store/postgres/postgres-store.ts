import { randomUUID } from 'node:crypto';
import type { Saying } from '@impulse/protocol/wire/index.js';
import { type Compilable, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { hasFreeSeat, type KeptMatch } from '../../matches/kept-match.js';
import type { ProcessNotice } from '../../processes/process-notice.js';
import { type Addition, type KeptEntry, type KeptJournal, type KeptPositions, mostKept, type Store } from '../store.js';
import type { SideTables } from '../tables/side-tables.js';
import type { Tables } from '../tables/tables.js';
import { ChangeNotices, channel } from './change-notices.js';
import { postgresTables } from './postgres-tables.js';
import { migratorOf } from './migrator.js';
import { parserOf } from './parsers.js';
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
  /** What is being told to the other processes. */
  readonly #telling = new Set<Promise<unknown>>();
  #isClosed = false;

  readonly #noteClosed: () => void;

  private constructor(database: Kysely<AllTables>, tables: Tables, notices: ChangeNotices, noteClosed: () => void) {
    this.#noteClosed = noteClosed;
    this.#database = database;
    this.#tables = tables;
    this.#notices = notices;
  }

  /** Brings the database to the present version first; `tell` hears of connections that are lost. */
  static async at(url: string, tell: (error: unknown) => void): Promise<PostgresStore> {
    const line = { isClosed: false };
    // The database may go down before the last connection has said goodbye to it.
    const report = (error: unknown): void => {
      if (!line.isClosed) tell(error);
    };
    const pool = new pg.Pool({ connectionString: url, max: mostConnections, types: { getTypeParser: parserOf } });
    // For connections that were idle; of the others whoever waits for an answer is told.
    pool.on('error', report);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const dialect = new PostgresDialect({ pool });
    const database = new Kysely<AllTables>({ dialect });
    try {
      await migratorOf(database).migrateToLatest();
    } catch (error) {
      await database.destroy();
      throw error;
    }
    return new PostgresStore(
      database,
      postgresTables(new Kysely<SideTables>({ dialect })),
      new ChangeNotices(url, report),
      () => (line.isClosed = true),
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

  async replace(match: KeptMatch, revision?: number, rows: readonly Compilable[] = []): Promise<boolean> {
    if (rows.length === 0) return this.#replace(this.#database, match, revision);
    try {
      return await this.#database.transaction().execute(async (transaction) => {
        const isReplaced = await this.#replace(transaction, match, revision);
        if (isReplaced) for (const row of rows) await transaction.executeQuery(row.compile());
        return isReplaced;
      });
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  async #replace(database: Kysely<AllTables>, match: KeptMatch, revision?: number): Promise<boolean> {
    const { id, version } = match;
    const atRevision =
      revision === undefined
        ? sql``
        : sql`and (select coalesce(max(number) + 1, 0) from entry where match = ${id}) = ${revision}`;
    const changed = await sql`
      with changed as (
        update match set version = ${version}, is_open = ${isOpen(match)}, body = ${JSON.stringify(match)}
        where id = ${id} and version = ${version - 1} ${atRevision} returning id
      ) select pg_notify(${channel}, ${this.#letter({ kind: 'kept', match: id })}) from changed`.execute(database);
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
      await sql`select pg_notify(${channel}, ${this.#letter({ kind: 'rewritten', match })})`.execute(transaction);
    });
  }

  /** One statement: either all of it is kept and told, or nothing. Of two at once the second finds the number taken. */
  async append({ match, from, entries, at, snapshot, dutyDue }: Addition): Promise<boolean> {
    const rows = entries.map(({ entry, events }, index) => sql`(${from + index}::int, ${entry}, ${events})`);
    const keepSnapshot = snapshot
      ? sql`, kept as (
          insert into snapshot (match, revision, cells)
          select ${match}, ${snapshot.revision}, ${Buffer.from(snapshot.cells)} from added limit 1
          on conflict (match) do update set revision = excluded.revision, cells = excluded.cells
        )`
      : sql``;
    const noteDuty = dutyDue === undefined ? sql`` : dutyDue === null ? forgetDuty(match) : keepDuty(match, dutyDue);
    try {
      const added = await sql`
        with added as (
          insert into entry (match, number, entry, events, at)
          select ${match}, number, entry, events, ${at}::bigint
          from (values ${sql.join(rows)}) as given (number, entry, events)
          where (select coalesce(max(number) + 1, 0) from entry where match = ${match}) = ${from}
          returning number
        )${keepSnapshot}${noteDuty}
        select pg_notify(${channel}, ${this.#letter({ kind: 'entries', match })}) from added limit 1`.execute(
        this.#database,
      );
      return added.rows.length === 1;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }

  async journal(match: string): Promise<KeptJournal> {
    const snapshots = this.#database.selectFrom('snapshot').select(['revision', 'cells']).where('match', '=', match);
    // In this order: the entries reach at least as far as the snapshot.
    const row = await snapshots.executeTakeFirst();
    return {
      entries: await this.entries(match, 0),
      snapshot: row ? { revision: row.revision, cells: Uint8Array.from(row.cells) } : null,
    };
  }

  async entries(match: string, from: number): Promise<readonly KeptEntry[]> {
    const entries = this.#database.selectFrom('entry').select(['entry', 'events', 'at']).where('match', '=', match);
    return entries.where('number', '>=', from).orderBy('number').execute();
  }

  async keepPositions(match: string, { revision, keyframes }: KeptPositions): Promise<void> {
    const row = { match, revision, keyframes };
    const insert = this.#database.insertInto('position').values(row);
    const replace = insert.onConflict((taken) =>
      taken.column('match').doUpdateSet({ revision, keyframes }).where('position.revision', '<=', revision),
    );
    await replace.execute();
  }

  async positions(match: string): Promise<KeptPositions | null> {
    const rows = this.#database.selectFrom('position').select(['revision', 'keyframes']).where('match', '=', match);
    return (await rows.executeTakeFirst()) ?? null;
  }

  async say(match: string, saying: Saying): Promise<void> {
    const body = JSON.stringify(saying);
    await sql`
      with said as (insert into saying (match, body) values (${match}, ${body}) returning match)
      select pg_notify(${channel}, ${this.#letter({ kind: 'said', match, said: saying })}) from said`.execute(
      this.#database,
    );
    await sql`
      delete from saying where match = ${match} and number <= (
        select number from saying where match = ${match} order by number desc offset ${mostKept} limit 1
      )`.execute(this.#database);
  }

  async said(match: string, most: number): Promise<readonly Saying[]> {
    const said = this.#database.selectFrom('saying').select('body').where('match', '=', match);
    const rows = await said.orderBy('number', 'desc').limit(most).execute();
    return rows.map(({ body }) => JSON.parse(body) as Saying).toReversed();
  }

  async forgetOffers(before: number, untouchedBefore: number): Promise<number> {
    const forgotten = await sql`
      with old as (
        select id from match
        where not exists (select number from entry where entry.match = match.id)
        and ((created < ${before} and (body::json -> 'record' -> 'parts') is null) or created < ${untouchedBefore})
        for update
      ), silenced as (
        delete from saying where match in (select id from old)
      ), moved as (
        delete from position where match in (select id from old)
      )
      delete from match where id in (select id from old) returning id`.execute(this.#database);
    return forgotten.rows.length;
  }

  #letter(notice: ProcessNotice): string {
    return JSON.stringify({ sender: this.#sender, notice } satisfies Letter);
  }

  async tell(notice: ProcessNotice): Promise<void> {
    // People go while a server ends.
    if (this.#isClosed) return;
    const telling = sql`select pg_notify(${channel}, ${this.#letter(notice)})`.execute(this.#database);
    this.#telling.add(telling);
    await telling.finally(() => this.#telling.delete(telling));
  }

  listen(hear: (notice: ProcessNotice | null) => void): void {
    this.#notices.listen((text) => {
      if (text === null) {
        hear(null);
        return;
      }
      const { sender, notice } = JSON.parse(text) as Letter;
      if (sender !== this.#sender) hear(notice);
    });
  }

  readonly time = async (): Promise<number> => {
    const asked = sql<{ readonly time: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as time`;
    return (await asked.execute(this.#database)).rows[0].time;
  };

  async close(): Promise<void> {
    this.#noteClosed();
    this.#isClosed = true;
    await Promise.allSettled(this.#telling);
    await this.#notices.end();
    await this.#database.destroy();
  }
}

/** What one process writes to all; at most 8,000 bytes, which nothing that people may write comes near to. */
interface Letter {
  readonly sender: string;
  readonly notice: ProcessNotice;
}

/** The code of PostgreSQL for a key that is there already. */
const keyTaken = '23505';

const isTaken = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === keyTaken;

const matchOf = ({ body }: { readonly body: string }): KeptMatch => JSON.parse(body) as KeptMatch;

const keepDuty = (match: string, due: number) => sql`, owed as (
    insert into duty (match, due, tries) select ${match}, ${due}::bigint, 0 from added limit 1
    on conflict (match) do update set due = excluded.due, tries = excluded.tries
  )`;
const forgetDuty = (match: string) => sql`, done as (
    delete from duty where match = ${match} and exists (select number from added)
  )`;

const isOpen = (match: KeptMatch): boolean => match.isPublic && hasFreeSeat(match);
