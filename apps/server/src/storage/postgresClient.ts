import pg from 'pg';

/** A database that does not answer for so long is as good as gone: whoever waits tries again. */
const PATIENCE_MS = 5000;
const IDLE_MS = 2000;
const INT8 = 20;
const NUMERIC = 1700;

/** How connections to PostgreSQL are made: numbers come as numbers, and nobody waits for ever. */
export function connectionTo(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    // The same at the other end: a node that was cut off in the middle of a transaction must not keep the leases that it has locked.
    statement_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    keepAlive: true,
    application_name: 'tessera',
    types: {
      // Counts and times in milliseconds; none of ours is beyond what a number holds exactly.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC
          ? Number
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  };
}

/** The code that PostgreSQL gives an error; an empty text for anything else, such as a lost connection. */
export function postgresCode(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}

export const UNIQUE_VIOLATION = '23505';
