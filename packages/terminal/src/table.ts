/**
 * Formats rows as text: each column as wide as its widest cell, the last one unpadded. `right` lists the columns of
 * numbers.
 */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, visibleLength(cell));
    });
  }
  const line = (row: readonly string[]) =>
    row.map((cell, i) => {
      const gap = ' '.repeat((widths[i] ?? 0) - visibleLength(cell));
      return right.includes(i) ? gap + cell : cell + gap;
    });
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n');
}

/** Formats short items column by column, in as many columns as fit. */
export function newspaper(items: readonly string[], width: number): string {
  const widest = Math.max(0, ...items.map(visibleLength));
  const across = Math.max(1, Math.floor((width + 2) / (widest + 2)));
  const down = Math.ceil(items.length / across);
  const rows = Array.from({ length: down }, (_, row) => items.filter((_item, i) => i % down === row));
  return columns(rows);
}

/** Indents every line. */
export function indent(text: string, by = 2): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}

/** Returns the length on screen, without colour codes. */
function visibleLength(text: string): number {
  let length = 0;
  let inColour = false;
  for (const character of text) {
    if (character === '\u001b') inColour = true;
    else if (inColour) inColour = character !== 'm';
    else length++;
  }
  return length;
}
