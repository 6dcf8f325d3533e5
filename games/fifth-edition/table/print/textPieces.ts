import type { Description } from '@tessera/fifth-edition';

/** Limit in characters: a few lines in the narrowest column, which fit on any page. */
const LONGEST = 400;

/**
 * Splits a text into paragraphs, and long paragraphs after a sentence or word. Only whitespace between pieces is lost.
 */
export function piecesOf(text: string, longest = LONGEST): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => cut(paragraph, longest));
}

function cut(paragraph: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = paragraph;
  while (rest.length > longest) {
    // Split after a sentence if one ends late enough, otherwise between words.
    const stop = rest.lastIndexOf('. ', longest - 1) + 1;
    const space = rest.lastIndexOf(' ', longest);
    const at = stop > longest / 2 ? stop : space > 0 ? space : longest;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, rest];
}

/** Groups pieces into parts up to a limit; the first part may have a smaller one. */
export function partsOf(pieces: readonly string[], first: number, others: number): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let room = first;
  for (const piece of pieces) {
    const last = parts.at(-1)!;
    if (last.length > 0 && piece.length > room) {
      parts.push([piece]);
      room = others - piece.length;
    } else {
      last.push(piece);
      room -= piece.length;
    }
  }
  return parts;
}

/** Returns the pieces of a description: its paragraphs, then the effect of a higher slot. Table rows become lines. */
export function describedPieces({ text, higher }: Description, higherWord: string, longest = LONGEST): string[] {
  const all = higher === undefined ? text : `${text}\n${higherWord} ${higher}`;
  return piecesOf(all, longest).map((piece) => piece.replaceAll(' | ', ' · '));
}
