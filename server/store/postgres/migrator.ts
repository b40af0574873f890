import { type Kysely, type MigrationResultSet, Migrator } from 'kysely';
import { migrations } from './migrations.js';

/** Brings a database to a version; throws when that cannot be. */
export interface DatabaseMigrator {
  migrateTo(name: string): Promise<void>;
  migrateToLatest(): Promise<void>;
}

export function migratorOf<T>(database: Kysely<T>): DatabaseMigrator {
  const provider = { getMigrations: () => Promise.resolve({ ...migrations }) };
  const migrator = new Migrator({ db: database, provider });
  const orThrow = ({ error }: MigrationResultSet): void => {
    if (error === undefined) return;
    throw error instanceof Error ? error : new Error('The database cannot be brought to this version');
  };
  return {
    async migrateTo(name) {
      if (!Object.hasOwn(migrations, name)) throw new Error(`This program does not know the version ${name}`);
      orThrow(await migrator.migrateTo(name));
    },
    async migrateToLatest() {
      orThrow(await migrator.migrateToLatest());
    },
  };
}
