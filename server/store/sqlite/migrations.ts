import { sharedMigrations } from '../tables/migrations.js';

/** After each migration the database is of the version that PostgreSQL calls by this name. */
export const versionNames: readonly string[] = [
  '0000-no-times',
  '0001-matches',
  ...sharedMigrations.map(({ name }) => name),
];

/**
 * Each brings the database from one version to the next; none is ever changed. What stands in a match is JSON, so that
 * only what is searched for has a column.
 */
export const migrations: readonly string[] = [
  `
  create table match (
    id text primary key,
    version integer not null,
    created integer not null,
    is_open integer not null,
    body text not null
  ) strict, without rowid;
  create index match_open on match (created) where is_open = 1;

  create table entry (
    match text not null references match (id),
    number integer not null,
    entry text not null,
    events text not null,
    primary key (match, number)
  ) strict, without rowid;

  create table snapshot (
    match text primary key references match (id),
    revision integer not null,
    cells blob not null
  ) strict, without rowid;

  create table saying (
    match text not null references match (id),
    number integer not null,
    body text not null,
    primary key (match, number)
  ) strict, without rowid;
  `,
  `alter table entry add column at integer not null default 0;`,
  ...sharedMigrations.map(({ statements }) => statements.join(';\n')),
];
