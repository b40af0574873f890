import { botStatements } from '../../bots/bot-tables.js';
import { watchableStatements } from '../../matches/watchable.js';
import { noteStatements } from '../../notes/notes.js';

/** Statements that bring the database from one version to the next. */
export interface SharedMigration {
  readonly name: string;
  readonly statements: readonly string[];
}

/**
 * The versions that both databases have had since the first ones of their own, in an SQL that both understand: `text`,
 * `bigint`, no defaults that compute. None is ever changed; new ones are added at the end, their names in order.
 */
export const sharedMigrations: readonly SharedMigration[] = [
  {
    name: '0002-labels',
    statements: ['create table label (name text primary key, value text not null)'],
  },
  { name: '0005-seats', statements: [...botStatements, ...watchableStatements, ...noteStatements] },
];
