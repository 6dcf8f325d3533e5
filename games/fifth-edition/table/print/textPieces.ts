import type { Description } from '@tessera/fifth-edition';

/** So many characters are a few lines in the narrowest column: small enough for any page. */
const LONGEST = 400;

/** A text in paragraphs, and long paragraphs in pieces that end with a sentence or a word. Nothing but space between pieces is lost. */
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
    // After a sentence, if one ends late enough; else between words.
    const stop = rest.lastIndexOf('. ', longest - 1) + 1;
    const space = rest.lastIndexOf(' ', longest);
    const at = stop > longest / 2 ? stop : space > 0 ? space : longest;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, rest];
}

/** Pieces gathered into parts that are no longer than a limit; the first may have less room than the others. */
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

/** A description as it stands on paper: its paragraphs and, at last, what a higher slot adds. Rows of tables are lines. */
export function describedPieces({ text, higher }: Description, higherWord: string, longest = LONGEST): string[] {
  const all = higher === undefined ? text : `${text}\n${higherWord} ${higher}`;
  return piecesOf(all, longest).map((piece) => piece.replaceAll(' | ', ' · '));
}
