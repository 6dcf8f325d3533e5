import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from '#sha256';
import { writeAscii, writeRaw } from './state/canonicalBytes.ts';
import { canonical } from './state/json.ts';

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return sha256Hex(text);
}

/** Returns the hash of a value's canonical JSON: equal hashes mean equal states. */
export function hashValue(value: unknown): string {
  return hashText(canonical(value));
}

/** Returns the next link of a hash chain, which covers all entries before it. The first link follows ''. */
export function nextLink(previous: string, entry: unknown): string {
  const start = writeRaw(previous, scratch, 0);
  const end = start === undefined ? undefined : writeAscii(entry, scratch, start);
  return end === undefined ? hashText(previous + canonical(entry)) : sha256Hex(scratch.subarray(0, end));
}

const scratch = new Uint8Array(4096);

/**
 * Returns the commitment that a server publishes before the first roll. It binds the secret seed without revealing it.
 */
export function seedCommitment(seed: string): string {
  return hashText(`tessera seed ${seed}`);
}

/** Returns the key of the dice. Neither the server (seed) nor any player (nonce) can choose it alone. */
export function diceKey(seed: string, nonces: readonly string[]): Uint8Array {
  return sha256(concatBytes(sha256(utf8ToBytes(seed)), sha256(utf8ToBytes(canonical(nonces)))));
}
