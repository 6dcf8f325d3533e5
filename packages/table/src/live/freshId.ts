const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Returns a random unique id, for actions and for matches of this browser. */
export function freshId(length = 12): string {
  return pick(LETTERS, length);
}

/** Returns a random string over an alphabet. */
export function pick(letters: string, length: number): string {
  // With 32-bit words the modulo bias is negligible for any alphabet.
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (word) => letters[word % letters.length]).join('');
}
