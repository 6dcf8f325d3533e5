import { createHash, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@tessera/protocol';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** Returns a new id that cannot be guessed. */
export function newId(): string {
  return letters(ID_LETTERS, ID_LENGTH);
}

/** Returns a new code that is easy to read out. */
export function newCode(): string {
  return letters(CODE_LETTERS, CODE_LENGTH);
}

/** Returns an id derived from words: the same words give the same id, which makes a request idempotent. */
export function idFor(...words: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(words)).digest();
  return Array.from({ length: ID_LENGTH }, (_, i) => ID_LETTERS[(digest[i] as number) % ID_LETTERS.length]).join('');
}

function letters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
