/** A name broken into lines, with the width of the widest one in pixels. */
export interface LineLayout {
  readonly lines: readonly string[];
  readonly width: number;
}

const MAX_LINES = 3;

/** Returns the ways to break a name at its spaces into one to three lines. */
export function layoutsOf(text: string, size: number): LineLayout[] {
  const words = text.split(' ');
  const breaks = splits(words, Math.min(MAX_LINES, words.length));
  return breaks.map((lines) => ({ lines, width: Math.max(...lines.map((line) => widthOf(line) * size)) }));
}

function splits(words: readonly string[], most: number): string[][] {
  const whole = [words.join(' ')];
  if (most <= 1 || words.length <= 1) return [whole];
  const parts = words
    .slice(1)
    .flatMap((_, i) => splits(words.slice(i + 1), most - 1).map((rest) => [words.slice(0, i + 1).join(' '), ...rest]));
  return [whole, ...parts];
}

const NARROW = new Set("iîjltfrI.,'’- ");
const WIDE = new Set('mwMWÛOQDGHNU');

/** Returns the width of a line in the font of names, relative to its size; never less than the real one. */
function widthOf(line: string): number {
  let width = 0;
  for (const letter of line)
    width += NARROW.has(letter) ? 0.36 : WIDE.has(letter) ? 0.82 : isCapital(letter) ? 0.7 : 0.56;
  return width;
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
