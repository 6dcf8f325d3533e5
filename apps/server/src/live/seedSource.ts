import { createHmac, randomBytes } from 'node:crypto';
import { canonicalJson } from '@tessera/rules';
import type { MatchRecord } from './matchRecord.ts';

/** Purpose of a seed. */
type SeedUse = 'deal' | 'fork' | 'import' | 'shortening' | 'bot' | 'fallback';

/** The properties of a match on which a repeatable seed depends: none that differs between two equal requests, such as an id. */
type SeededMatch = Pick<MatchRecord, 'game' | 'options' | 'mode' | 'seats'>;

/**
 * Returns a seed for a match, or for a match file, and for numbers that tell apart several seeds of one purpose, such as a
 * seat and a position in the log. Only repeatable seeds depend on the arguments.
 */
export type SeedSource = (use: SeedUse, subject: SeededMatch | string, ...numbers: readonly number[]) => string;

const SEED_BYTES = 32;

/** Seeds that cannot be guessed. */
export const randomSeeds: SeedSource = () => randomBytes(SEED_BYTES).toString('hex');

/**
 * Returns a source of seeds that are equal for equal matches, in any order of creation: a test plays the same match in every
 * run. Everyone who knows the key can predict all dice.
 */
export function repeatableSeeds(key: string): SeedSource {
  return (use, subject, ...numbers) => {
    const about = typeof subject === 'string' ? subject : seededProperties(subject);
    return createHmac('sha256', key)
      .update(canonicalJson([use, about, ...numbers]))
      .digest('hex');
  };
}

/** Returns a number below `count` from a seed of 32 bytes, so long that the bias of the remainder does not matter. */
export function indexFrom(seed: string, count: number): number {
  return Number(BigInt(`0x${seed}`) % BigInt(count));
}

/** Names and ids of players are left out: they differ between two equal requests. */
function seededProperties({ game, options, mode, seats }: SeededMatch) {
  return { game, options, mode, seats: seats.map(({ kind, level = '' }) => ({ kind, level })) };
}
