import { type Generated, type Kysely, sql } from 'kysely';
import type { Migrations } from './migrations.ts';
import { SHARDS } from './shards.ts';

/** The tables that only a cluster needs. */
export interface ClusterTables {
  /**
   * Owner per shard. `(shard, epoch)` is a key on purpose: an append locks its row like a foreign key does (FOR KEY
   * SHARE), which conflicts only with a change of the key. Renewals and appends therefore never block each other, and
   * claims and appends always do.
   */
  leases: { shard: number; node: string | null; epoch: number; expires: Date };
  /** The nodes that are there, whether they can be reached through Redis, and the rules they have (null: a release from before this column). */
  nodes: { id: string; seen: Date; reachable: boolean; rules: string[] | null };
  /** Rules with separate shards: the `SHARDS` numbers from `id * SHARDS` on. */
  shard_rules: { id: Generated<number>; rules: string };
  /** Matches that were moved to a shard of their rules, and the rules that are known to replay their logs differently. */
  placements: { match_id: string; shard: number; failed: string[]; changed: Date };
}

/** SQL expression for the shard of a match, in PostgreSQL. */
export const SHARD_OF_ID = "get_byte(decode(md5(id), 'hex'), 0)";

/** PostgreSQL tables beyond those of every part. */
export const clusterMigrations: Migrations = {
  '0900_cluster': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of TABLES) await sql.raw(statement).execute(db);
    },
  },
  '0901_placements': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of PLACEMENTS) await sql.raw(statement).execute(db);
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

const PLACEMENTS = [
  'ALTER TABLE nodes ADD COLUMN rules TEXT[]',
  'CREATE TABLE shard_rules (id SERIAL PRIMARY KEY, rules TEXT NOT NULL UNIQUE)',
  `CREATE TABLE placements (
    match_id TEXT PRIMARY KEY,
    shard INTEGER NOT NULL,
    failed TEXT[] NOT NULL DEFAULT '{}',
    changed TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
  )`,
  'CREATE INDEX placements_by_shard ON placements (shard)',
  `CREATE INDEX placements_by_hash ON placements ((shard % ${SHARDS}))`,
  'CREATE INDEX placements_by_change ON placements (changed)',
];
