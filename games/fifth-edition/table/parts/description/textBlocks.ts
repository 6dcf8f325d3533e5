/** Splits a text into blocks: consecutive table rows stay together, any other line is a paragraph. */
export function blocksOf(text: string): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (isRow(line) && last !== undefined && isRow(last[0]!)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function isRow(line: string): boolean {
  return line.includes(' | ');
}
