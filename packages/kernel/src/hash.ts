import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** SHA-256 of a text, in hex. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The hash of a value's canonical spelling: two states with the same hash are the same state. */
export function hashValue(value: unknown): string {
  return hashText(canonical(value));
}

/** One more link of a chain: nothing before it can change without changing it. */
export function nextLink(previous: string, entry: unknown): string {
  return hashText(previous + canonical(entry));
}

/** What a server publishes before the first roll: it binds the secret seed without giving it away. */
export function seedCommitment(seed: string): string {
  return hashText(`tessera seed ${seed}`);
}

/** The key of the dice: neither the server (seed) nor any player (nonce) can choose it alone. */
export function diceKey(seed: string, nonces: readonly string[]): Uint8Array {
  return sha256(concatBytes(sha256(utf8ToBytes(seed)), sha256(utf8ToBytes(canonical(nonces)))));
}
