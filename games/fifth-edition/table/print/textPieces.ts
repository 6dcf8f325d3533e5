/** So many characters are a few lines in the narrowest column: small enough for any page. */
const LONGEST = 400;

/** A text in paragraphs, and long paragraphs in pieces that end with a word. Nothing but space between pieces is lost. */
export function piecesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap(cut);
}

function cut(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    const at = space > 0 ? space : LONGEST;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, rest];
}
