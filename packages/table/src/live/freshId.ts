const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A name nobody else will choose: for actions, and for matches of this browser. */
export function freshId(length = 12): string {
  return pick(LETTERS, length);
}

/** So many letters of an alphabet, at random. */
export function pick(letters: string, length: number): string {
  // Numbers this big are spread evenly enough over any alphabet.
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (word) => letters[word % letters.length]).join('');
}
