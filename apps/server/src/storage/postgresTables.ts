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

/**
 * The tables of a server in PostgreSQL, all of them, as SQLite's are after its last step. From here on every part that adds a step for
 * SQLite adds it here too; a test compares the two.
 */
export const POSTGRES_MIGRATIONS: Migrations = {
  '0001_postgres': {
    up: async (db: Kysely<unknown>) => {
      for (const statement of TABLES) await sql.raw(statement).execute(db);
    },
  },
};

const ENTRY_COLUMNS = `
    seq BIGINT NOT NULL,
    action_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT,
    at BIGINT NOT NULL,
    payload TEXT NOT NULL,
    link TEXT NOT NULL,
    seal TEXT NOT NULL,
    clocks TEXT`;

const CHAT_COLUMNS = `
    id BIGINT NOT NULL,
    action_id TEXT NOT NULL,
    player TEXT NOT NULL,
    at BIGINT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL`;

const OF_PLAYER = 'player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE';

const TABLES = [
  `CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    visibility TEXT NOT NULL,
    status TEXT NOT NULL,
    moved_at BIGINT NOT NULL,
    record TEXT NOT NULL,
    beginning TEXT,
    started_at BIGINT,
    holders TEXT
  )`,
  'CREATE INDEX matches_by_status ON matches (status, visibility, moved_at)',
  `CREATE INDEX matches_by_shard ON matches ((${SHARD_OF_ID})) WHERE status IN ('playing', 'needs-rules')`,
  `CREATE TABLE sitters (
    player TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (player, match_id)
  )`,
  'CREATE INDEX sitters_of_match ON sitters (match_id)',
  `CREATE TABLE entries (
    match_id TEXT NOT NULL,${ENTRY_COLUMNS},
    PRIMARY KEY (match_id, seq)
  )`,
  'CREATE TABLE stray_entries (match_id TEXT NOT NULL, seq BIGINT NOT NULL, found_at BIGINT NOT NULL, entry TEXT NOT NULL)',
  `CREATE TABLE past_entries (
    match_id TEXT NOT NULL,
    generation BIGINT NOT NULL,${ENTRY_COLUMNS},
    PRIMARY KEY (match_id, generation, seq)
  )`,
  `CREATE TABLE past_beginnings (
    match_id TEXT NOT NULL,
    generation BIGINT NOT NULL,
    beginning TEXT NOT NULL,
    started_at BIGINT,
    replaced_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, generation)
  )`,
  `CREATE TABLE snapshots (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    text TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
  )`,
  `CREATE TABLE chat (
    match_id TEXT NOT NULL,${CHAT_COLUMNS},
    PRIMARY KEY (match_id, id),
    UNIQUE (match_id, player, action_id)
  )`,
  `CREATE TABLE team_chat (
    match_id TEXT NOT NULL,
    team TEXT NOT NULL,${CHAT_COLUMNS},
    PRIMARY KEY (match_id, team, id),
    UNIQUE (match_id, team, player, action_id)
  )`,
  `CREATE TABLE seen (
    match_id TEXT NOT NULL,
    player TEXT NOT NULL,
    seq BIGINT NOT NULL,
    PRIMARY KEY (match_id, player)
  )`,
  'CREATE TABLE probe (id BIGINT PRIMARY KEY, at BIGINT NOT NULL)',
  `CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,
    skeleton TEXT NOT NULL DEFAULT '',
    password TEXT,
    created_at BIGINT NOT NULL
  )`,
  'CREATE INDEX players_by_skeleton ON players (skeleton)',
  `CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    secret_hash TEXT NOT NULL UNIQUE,
    ${OF_PLAYER},
    agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
  )`,
  'CREATE INDEX sessions_of_player ON sessions (player_id)',
  `CREATE TABLE tokens (
    id TEXT PRIMARY KEY,
    secret_hash TEXT NOT NULL UNIQUE,
    ${OF_PLAYER},
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL
  )`,
  'CREATE INDEX tokens_of_player ON tokens (player_id)',
  `CREATE TABLE ignores (
    ${OF_PLAYER},
    ignored_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (player_id, ignored_id)
  )`,
  'CREATE INDEX ignores_of_ignored ON ignores (ignored_id)',
  `CREATE TABLE packs (
    ${OF_PLAYER},
    id TEXT NOT NULL,
    version TEXT NOT NULL,
    name TEXT NOT NULL,
    editions TEXT NOT NULL,
    body TEXT NOT NULL,
    bytes BIGINT NOT NULL,
    saved_at BIGINT NOT NULL,
    PRIMARY KEY (player_id, id, version)
  )`,
  `CREATE TABLE kept_matches (match_id TEXT PRIMARY KEY, ${OF_PLAYER}, bytes BIGINT NOT NULL)`,
  'CREATE INDEX kept_matches_of_player ON kept_matches (player_id)',
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
