/** Normalizes a text for comparison: lower case, without accents and punctuation. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
