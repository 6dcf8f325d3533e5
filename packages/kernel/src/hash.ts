import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from '#sha256';
import { writeAscii, writeRaw } from './ascii.ts';
import { canonical } from './json.ts';

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return sha256Hex(text);
}

/** The hash of a value's canonical spelling: two states with the same hash are the same state. */
export function hashValue(value: unknown): string {
  return hashText(canonical(value));
}

/** One more link of a chain: nothing before it can change without changing it. The first has '' before it. */
export function nextLink(previous: string, entry: unknown): string {
  const start = writeRaw(previous, scratch, 0);
  const end = start === undefined ? undefined : writeAscii(entry, scratch, start);
  return end === undefined ? hashText(previous + canonical(entry)) : sha256Hex(scratch.subarray(0, end));
}

const scratch = new Uint8Array(4096);

/** What a server publishes before the first roll: it binds the secret seed without giving it away. */
export function seedCommitment(seed: string): string {
  return hashText(`tessera seed ${seed}`);
}

/** The key of the dice: neither the server (seed) nor any player (nonce) can choose it alone. */
export function diceKey(seed: string, nonces: readonly string[]): Uint8Array {
  return sha256(concatBytes(sha256(utf8ToBytes(seed)), sha256(utf8ToBytes(canonical(nonces)))));
}
