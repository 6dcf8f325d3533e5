import { createHash, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@tessera/protocol';

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** A new id that nobody can guess. */
export function newId(): string {
  return letters(ID_LETTERS, ID_LENGTH);
}

/** A new code to read out. */
export function newCode(): string {
  return letters(CODE_LETTERS, CODE_LENGTH);
}

/** An id that is always the same for the same words: whoever asks twice gets the same thing. */
export function idFor(...words: readonly string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(words)).digest();
  return Array.from({ length: ID_LENGTH }, (_, i) => ID_LETTERS[(digest[i] as number) % ID_LETTERS.length]).join('');
}

function letters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
