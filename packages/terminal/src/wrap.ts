const ESCAPE = '\u001b';
const RESET = '\u001b[0m';
const COLOUR = new RegExp(`${ESCAPE}\\[\\d+m`, 'g');
/** One colour code or one character. */
const PART = new RegExp(`${ESCAPE}\\[\\d+m|.`, 'gsu');

/** Returns the length on screen, without colour codes. */
export function visibleLength(text: string): number {
  let length = 0;
  let inColour = false;
  for (const character of text) {
    if (character === ESCAPE) inColour = true;
    else if (inColour) inColour = character !== 'm';
    else length++;
  }
  return length;
}

/** Returns the length of the longest word. */
export function longestWord(text: string): number {
  return Math.max(0, ...wordsOf(text).map(visibleLength));
}

/**
 * Wraps text at spaces to lines of at most `width` characters, and breaks a word only if it is longer than a line. The
 * indentation of the first line is kept. A colour that spans lines ends and starts again with each of them.
 */
export function wrap(text: string, width: number): string[] {
  if (visibleLength(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text).flatMap((whole) => pieces(whole, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && visibleLength(longer) > width) lines.push(line);
    line = line !== '' && visibleLength(longer) > width ? word : longer;
  }
  return closeColours([...lines, line]);
}

/** Returns the words; the first one keeps the spaces before it. */
function wordsOf(text: string): string[] {
  const indent = /^ */.exec(text)?.[0] ?? '';
  const [first = '', ...rest] = text.slice(indent.length).split(/ +/);
  return [indent + first, ...rest].filter((word) => word !== '');
}

/** Breaks a word that is longer than a line. */
function pieces(word: string, width: number): string[] {
  if (visibleLength(word) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const part of word.match(PART) ?? []) {
    const isFull = !part.startsWith(ESCAPE) && visibleLength(piece) === width;
    if (isFull) found.push(piece);
    piece = isFull ? part : piece + part;
  }
  return [...found, piece];
}

function closeColours(lines: readonly string[]): string[] {
  let open = '';
  return lines.map((line) => {
    const start = open;
    const last = line.match(COLOUR)?.at(-1);
    if (last !== undefined) open = last === RESET ? '' : last;
    return `${start}${line}${open === '' ? '' : RESET}`;
  });
}
