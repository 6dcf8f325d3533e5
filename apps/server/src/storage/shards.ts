import { createHash } from 'node:crypto';

/** Number of shards. It can never change: ids and stored data depend on it. */
export const SHARDS = 256;

/** Returns the shard of a match. PostgreSQL computes the same (`SHARD_OF_ID` in `postgresTables.ts`). */
export function shardOf(match: string): number {
  return createHash('md5').update(match).digest()[0] as number;
}
