import { type Kysely, type Migration, sql } from 'kysely';
import { sharedMigrations } from '../tables/migrations.js';

/** Each brings the database from one version to the next; none is ever changed. They are carried out in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-matches': {
    async up(database: Kysely<never>) {
      await sql`
        create table match (
          id text primary key,
          version integer not null,
          created bigint not null,
          is_open boolean not null,
          body text not null
        )`.execute(database);
      await sql`create index match_open on match (created) where is_open`.execute(database);
      await sql`
        create table entry (
          match text not null references match (id),
          number integer not null,
          entry text not null,
          events text not null,
          at bigint not null,
          primary key (match, number)
        )`.execute(database);
      await sql`
        create table snapshot (
          match text primary key references match (id),
          revision integer not null,
          cells bytea not null
        )`.execute(database);
      await sql`
        create table saying (
          match text not null references match (id),
          number integer generated always as identity,
          body text not null,
          primary key (match, number)
        )`.execute(database);
    },
  },
  ...Object.fromEntries(
    sharedMigrations.map(({ name, statements }): [string, Migration] => [
      name,
      {
        async up(database: Kysely<never>) {
          for (const statement of statements) await sql.raw(statement).execute(database);
        },
      },
    ]),
  ),
};
