/** Characters of a code, as many as it has cells. */
export const CODE_LENGTH = 6;

/** Letters and figures nobody mistakes for one another: no 0 and O, no 1, I and L. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What is left of a typed or pasted text as a code: capitals of the alphabet, no more than fit. */
export function codeOf(text: string): string {
  const letters = [...text.toUpperCase()].filter((letter) => CODE_ALPHABET.includes(letter));
  return letters.slice(0, CODE_LENGTH).join('');
}
