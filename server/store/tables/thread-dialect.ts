import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** A statement with what it takes. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** Carries statements out, all or none of them. */
export type CarryOut = (statements: readonly Statement[]) => Promise<readonly StatementResult[]>;

/** Kysely over a database file that a thread of its own holds. */
export function threadDialect(carryOut: CarryOut): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const [{ rows, changes }] = await carryOut([{ sql, parameters }]);
      return { rows: rows as R[], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('Rows of the file come all at once');
    },
  };
  // Statements of others come in between: what belongs together is handed over at once.
  const refuse = (): never => {
    throw new Error('What belongs together goes through `Tables.together`');
  };
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
