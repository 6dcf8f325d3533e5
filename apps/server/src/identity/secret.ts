import { createHash, randomBytes, randomInt } from 'node:crypto';

const SECRET_BYTES = 32;
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** Returns 256 random bits, as a credential. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * Returns the hash of a secret for storage. The secret is long and random, so a plain hash cannot be reversed by
 * search.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns a random id for a row. */
export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS.charAt(randomInt(ID_LETTERS.length))).join('');
}
