import { type Kysely, sql } from 'kysely';
import type { Migrations } from './migrations.ts';
import { SHARDS } from './shards.ts';

/** The tables that only several nodes need. */
export interface ClusterTables {
  /**
   * Who has which shard. `(shard, epoch)` is a key on purpose: an append locks a row as one that refers to it does (FOR KEY SHARE), which
   * only a change of a key waits for and makes wait. So renewing and appending never meet, and claiming and appending always do.
   */
  leases: { shard: number; node: string | null; epoch: number; expires: Date };
  /** The nodes that are there, and whether they can be reached through Redis. */
  nodes: { id: string; seen: Date; reachable: boolean };
}

/** The shard of a match, in the words of PostgreSQL. */
export const SHARD_OF_ID = "get_byte(decode(md5(id), 'hex'), 0)";

/** What PostgreSQL has besides the tables of every part. */
export const clusterMigrations: Migrations = {
  '0900_cluster': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of TABLES) await sql.raw(statement).execute(db);
    },
  },
};

const TABLES = [
  `CREATE INDEX matches_by_shard ON matches ((${SHARD_OF_ID})) WHERE status IN ('playing', 'needs-rules')`,
  `CREATE TABLE leases (
    shard INTEGER PRIMARY KEY,
    node TEXT,
    epoch BIGINT NOT NULL,
    expires TIMESTAMPTZ NOT NULL,
    UNIQUE (shard, epoch)
  )`,
  `INSERT INTO leases SELECT shard, NULL, 0, now() FROM generate_series(0, ${SHARDS - 1}) shard`,
  'CREATE TABLE nodes (id TEXT PRIMARY KEY, seen TIMESTAMPTZ NOT NULL, reachable BOOLEAN NOT NULL)',
];
