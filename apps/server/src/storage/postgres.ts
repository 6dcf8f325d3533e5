import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ServerError } from '../errors.ts';
import { StorageError } from './database.ts';
import { NOTHING_CHANGED } from './databaseMessages.ts';
import type { LogAccess, MatchLog } from './matchLog.ts';
import type { MatchTables } from './matchTables.ts';
import { type Migrations, migrate } from './migrations.ts';
import { connectionTo, postgresCode, UNIQUE_VIOLATION } from './postgresClient.ts';
import { clusterMigrations } from './postgresTables.ts';
import type { PostgresAccess } from './postgresWriter.ts';
import { writeProbe } from './probe.ts';
import { entriesAfter, newestSnapshot } from './readLog.ts';
import { SettledWatermark } from './settledWatermark.ts';
import type { Storage, Write } from './storage.ts';

const CONNECTIONS = 8;
/** How many exclusive sections one node may run at once. */
const TURNS = 4;
/** Lock class of those sections. */
const TURN = 7_355_609;
/** Lock for migrations: nodes that start together run them one after the other. */
const MIGRATING = 7_355_608;

/** Returns the shard of a match and the epoch of its lease; undefined if this node does not own it. */
type LeaseOf = (match: string) => Guard | undefined;

export interface PostgresSettings {
  readonly url: string;
  /** The migrations of all tables, as for SQLite. */
  readonly migrations: Migrations;
  /** Called for problems outside of requests, such as the loss of an idle connection. */
  onError(message: string): void;
}

export interface PostgresStorage extends Storage {
  /** Makes later writes to a match require the lease of its shard. */
  guardWith(leaseOf: LeaseOf): void;
}

/** Opens storage in PostgreSQL, for one node or several, and migrates its tables. */
export async function openPostgres(settings: PostgresSettings): Promise<PostgresStorage> {
  const { url, migrations, onError } = settings;
  const pool = poolOf(url, CONNECTIONS, onError);
  // A separate pool: an exclusive section needs another connection for its work.
  const turns = poolOf(url, TURNS, onError);
  const dialect = new PostgresDialect({ pool });
  const tables = <Tables>() => new Kysely<Tables>({ dialect });
  try {
    await migrateAlone(url, tables(), { ...migrations, ...clusterMigrations });
  } catch (error) {
    await Promise.all([pool.end(), turns.end()]);
    const problem = error instanceof Error ? error.message : String(error);
    throw new ServerError('storage-failed', 'DATABASE_URL', `The database cannot be used: ${problem}`, {
      cause: error,
    });
  }
  let leaseOf: LeaseOf = () => undefined;
  return {
    dialect: 'postgres',
    tables,
    guardWith: (given) => {
      leaseOf = given;
    },
    write: async (writes, match) =>
      inTransaction(pool, writes, match === undefined ? undefined : guardOf(match, leaseOf)),
    exclusively: (name, work) => inTurn(turns, name, work),
    log: postgresLog(url, tables<MatchTables>()),
    probe: () => writeProbe(tables<MatchTables>()),
    backup: () => {
      throw new ServerError('storage-failed', 'backup', 'A database that is a server itself is backed up with pg_dump');
    },
    get waiting() {
      return pool.waitingCount;
    },
    close: async () => {
      await Promise.all([pool.end(), turns.end()]);
    },
  };
}

function poolOf(url: string, max: number, onError: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url), max });
  pool.on('error', (error) => onError(error.message));
  // The pool handles errors of idle connections only; an error of one in use would otherwise end the process.
  pool.on('connect', (client) => client.on('error', (error) => onError(error.message)));
  return pool;
}

/** A session lock: it is released if the connection is lost. */
async function inTurn<T>(turns: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await turns.connect();
  let broken: Error | undefined;
  try {
    await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [TURN, name]);
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()').catch((error: unknown) => {
      broken = error instanceof Error ? error : new Error(String(error));
    });
    client.release(broken);
  }
}

async function migrateAlone(url: string, db: Parameters<typeof migrate>[0], migrations: Migrations): Promise<void> {
  const client = new pg.Client({ ...connectionTo(url), query_timeout: 60_000, statement_timeout: 60_000 });
  // Without a listener, a lost connection would end the process; the caller gets the error in any case.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    await migrate(db, migrations);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

function postgresLog(url: string, db: Kysely<MatchTables>): MatchLog {
  return {
    access: () => {
      const data: PostgresAccess = { kind: 'postgres', url, mark: new SettledWatermark().memory };
      return { data, transfer: [] };
    },
    // The value comes from `access`. Pending writes of such a thread do no harm, because the log accepts one entry per
    // position.
    fence: ({ data }: LogAccess) => new SettledWatermark((data as PostgresAccess).mark).fence(),
    read: (match, after = 0) => entriesAfter(db, match, after),
    snapshot: (match) => newestSnapshot(db, match),
    // Acknowledged entries are committed.
    recover: async () => {},
  };
}

interface Guard {
  readonly shard: number;
  readonly epoch: number;
}

/** Error code of a write refused because another node owns the match. */
export const MATCH_MOVED = 'MOVED';

function guardOf(match: string, leaseOf: LeaseOf): Guard {
  const lease = leaseOf(match);
  if (lease === undefined) throw new StorageError(MATCH_MOVED, 'Another node has this match');
  return lease;
}

async function inTransaction(pool: pg.Pool, writes: readonly Write[], guard: Guard | undefined): Promise<void> {
  const client = await pool.connect();
  let isBroken: Error | undefined;
  try {
    await client.query('BEGIN');
    if (guard) {
      const held = 'SELECT 1 FROM leases WHERE shard = $1 AND epoch = $2 FOR KEY SHARE';
      const { rowCount } = await client.query(held, [guard.shard, guard.epoch]);
      if (rowCount === 0) throw new StorageError(MATCH_MOVED, 'Another node has this match');
    }
    for (const { sql, parameters, mustChange } of writes) {
      const { rowCount } = await client.query(sql, [...parameters]);
      if (mustChange && rowCount === 0) throw new StorageError(NOTHING_CHANGED, sql);
    }
    await client.query('COMMIT');
  } catch (error) {
    isBroken = await client.query('ROLLBACK').then(
      () => undefined,
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    );
    throw storageError(error);
  } finally {
    client.release(isBroken);
  }
}

function storageError(error: unknown): unknown {
  const code = postgresCode(error);
  if (error instanceof StorageError || code === '') return error;
  const message = error instanceof Error ? error.message : String(error);
  return new StorageError(code === UNIQUE_VIOLATION ? 'SQLITE_CONSTRAINT' : code, message);
}
