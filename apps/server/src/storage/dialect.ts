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
import { ServerError } from '../errors.ts';
import type { DatabaseThread } from './database.ts';
import type { Cell, Statement } from './databaseMessages.ts';

/** Connects Kysely to the database thread. */
export function threadDialect(database: DatabaseThread): Dialect {
  return {
    createAdapter: () => new TransactionalDdl(),
    createDriver: () => new ThreadDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite rolls back DDL with its transaction, so the steps of a migration are all taken or none. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ThreadDriver implements Driver {
  readonly #database: DatabaseThread;

  constructor(database: DatabaseThread) {
    this.#database = database;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lane> {
    return new Lane(this.#database);
  }

  async beginTransaction(connection: Lane): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: Lane): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: Lane): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  /** The thread outlives the query builders; its creator closes it. */
  async destroy(): Promise<void> {}
}

let lanes = 0;

/** A connection for Kysely: all connections share one thread, and an open transaction has exclusive use of it. */
class Lane implements DatabaseConnection {
  readonly #database: DatabaseThread;
  #number = 0;

  constructor(database: DatabaseThread) {
    this.#database = database;
  }

  async begin(): Promise<void> {
    this.#number = ++lanes;
    await this.#database.do('begin', this.#number);
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#database.do(how, this.#number);
    this.#number = 0;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#database.do([{ sql, parameters: parameters.map(cell) }], this.#number);
    // Kysely derives the row type from the tables; it cannot be checked here.
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new ServerError('storage-failed', 'streamQuery', 'Rows come all at once from this database');
  }
}

/** Converts a query to a message for the thread. */
export function statementOf({
  sql,
  parameters,
  mustChange,
}: Omit<Statement, 'parameters'> & { readonly parameters: readonly unknown[] }): Statement {
  const cells = parameters.map(cell);
  return mustChange ? { sql, parameters: cells, mustChange } : { sql, parameters: cells };
}

function cell(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  if (value instanceof Uint8Array) return value;
  throw new ServerError('storage-failed', 'parameters', `A ${typeof value} is nothing that SQLite can keep`);
}
