import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ClusterConfig } from '../config.ts';
import { ConfigError } from '../errors.ts';
import type { PostgresStorage } from '../storage/postgres.ts';
import type { ClusterTables } from '../storage/postgresTables.ts';
import { Bus } from './bus.ts';
import { Leases } from './leases.ts';

export interface MemberSettings {
  readonly cluster: ClusterConfig;
  readonly storage: PostgresStorage;
  /** The rules that this node has, by their names. */
  readonly rules: readonly string[];
  /** The secrets that all nodes share. */
  readonly keys: readonly string[];
  readonly log: Logger;
}

/** A node of a cluster, before it has acquired any shard. */
export interface Member {
  readonly leases: Leases;
  readonly bus: Bus | undefined;
}

/** Makes a node one of several; without Redis it must be the only one. */
export async function joinCluster({ cluster, storage, rules, keys, log }: MemberSettings): Promise<Member> {
  const { node, leaseMs, redisUrl, redisTimeoutMs } = cluster;
  const db = storage.tables<ClusterTables>();
  const bus =
    redisUrl === undefined
      ? undefined
      : new Bus({ url: redisUrl, secrets: keys, node, log, timeoutMs: redisTimeoutMs });
  if (!bus) {
    const { rows } = await sql`SELECT 1 FROM nodes
      WHERE seen > clock_timestamp() - ${leaseMs} * interval '1 millisecond'`.execute(db);
    if (rows.length > 0) throw new ConfigError('REDIS_URL', 'Another node is on this database: both need REDIS_URL.');
  }
  await bus?.start();
  const leases = new Leases({ db, node, rules, leaseMs, log, isReachable: () => bus?.isReachable ?? true });
  storage.guardWith((match) => leases.leaseOf(match));
  return { leases, bus };
}
