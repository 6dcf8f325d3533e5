import { createHash } from 'node:crypto';

/** Matches lie in so many shards. A number for ever: ids and what is stored depend on it. */
export const SHARDS = 256;

/** The shard of a match. PostgreSQL works out the same (`SHARD_OF_ID` in `postgresTables.ts`). */
export function shardOf(match: string): number {
  return createHash('md5').update(match).digest()[0] as number;
}
