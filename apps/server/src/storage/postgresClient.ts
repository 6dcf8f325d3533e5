import pg from 'pg';

/** Timeout of the database, in milliseconds. After it, the request fails and can be retried. */
const PATIENCE_MS = 5000;
const IDLE_MS = 2000;
const INT8 = 20;
const NUMERIC = 1700;

/** Returns the connection settings for PostgreSQL: with numbers as numbers, and with timeouts. Parameters of the URL override them. */
export function connectionTo(url: string): pg.ClientConfig {
  // Unlike the others, pg does not read this one from the URL. In seconds, as for other clients of PostgreSQL.
  const connectSeconds = Number(new URL(url).searchParams.get('connect_timeout'));
  return {
    connectionString: url,
    connectionTimeoutMillis: connectSeconds > 0 ? connectSeconds * 1000 : PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    // The same on the server side: a node cut off in the middle of a transaction must not keep its locks on leases.
    statement_timeout: PATIENCE_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    keepAlive: true,
    application_name: 'tessera',
    types: {
      // Counts and times in milliseconds; all are within the range of exact numbers.
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC
          ? Number
          : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  };
}

/** Returns PostgreSQL's code of an error; an empty text for other errors, such as a lost connection. */
export function postgresCode(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}

export const UNIQUE_VIOLATION = '23505';
