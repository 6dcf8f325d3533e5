import type Database from 'libsql';
import { NOTHING_CHANGED, type Rows, type Statement } from './databaseMessages.ts';

/** A prepared statement, and whether it returns rows: querying that each time is slow. */
interface Prepared {
  readonly statement: Database.Statement;
  readonly isReader: boolean;
}

/**
 * Size of the cache: statements are few and repeat. If statements were built from data, it would be cleared now and
 * then.
 */
const CACHED_STATEMENTS = 500;

/** Runs statements, each prepared once. */
export class Statements {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Prepared>();

  constructor(database: Database.Database) {
    this.#database = database;
  }

  run({ sql, parameters, mustChange = false }: Statement): Rows {
    const { statement, isReader } = this.#prepared.get(sql) ?? this.#prepare(sql);
    if (isReader) {
      const rows = statement.all(parameters);
      return { rows, changes: rows.length };
    }
    const { changes } = statement.run(parameters);
    if (mustChange && changes === 0) throw Object.assign(new Error(sql), { code: NOTHING_CHANGED });
    return { rows: [], changes };
  }

  #prepare(sql: string): Prepared {
    if (this.#prepared.size >= CACHED_STATEMENTS) this.#prepared.clear();
    const statement = this.#database.prepare(sql);
    const known = { statement, isReader: statement.reader };
    this.#prepared.set(sql, known);
    return known;
  }
}
