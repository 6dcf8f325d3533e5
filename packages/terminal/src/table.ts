import { longestWord, visibleLength, wrap } from './wrap.ts';

const GAP = 2;
/** Width below which no column shrinks. */
const NARROWEST = 4;

/**
 * Formats rows as text: each column as wide as its widest cell, the last one unpadded. `right` lists the columns of
 * numbers. If a row is wider than `width`, the widest columns shrink and their cells wrap.
 */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
  width = Number.POSITIVE_INFINITY,
): string {
  const widths = fitted(rows, width);
  const line = (row: readonly string[]) =>
    row.map((cell, i) => {
      const gap = ' '.repeat(Math.max(0, (widths[i] ?? 0) - visibleLength(cell)));
      return right.includes(i) ? gap + cell : cell + gap;
    });
  return rows
    .flatMap((row) => wrappedRow(row, widths))
    .map((row) => line(row).join(' '.repeat(GAP)).trimEnd())
    .join('\n');
}

/** Returns the widths of columns that fit, first without breaking words. */
function fitted(rows: readonly (readonly string[])[], width: number): number[] {
  const widest = (measure: (cell: string) => number) => {
    const found: number[] = [];
    for (const row of rows) {
      row.forEach((cell, i) => {
        found[i] = Math.max(found[i] ?? 0, measure(cell));
      });
    }
    return found;
  };
  const widths = widest(visibleLength);
  const room = width - GAP * (widths.length - 1);
  if (sum(widths) <= room) return widths;
  const words = shrunk(widths, widest(longestWord), room);
  return shrunk(
    words,
    words.map((wide) => Math.min(wide, NARROWEST)),
    room,
  );
}

/** Takes characters from the widest column until all fit or each has its least width. */
function shrunk(widths: readonly number[], least: readonly number[], room: number): number[] {
  const now = [...widths];
  while (sum(now) > room) {
    const spare = now.map((wide, i) => (wide > (least[i] ?? 0) ? wide : 0));
    const most = Math.max(...spare);
    if (most === 0) break;
    now[spare.lastIndexOf(most)] = most - 1;
  }
  return now;
}

/** Returns the lines of a row whose cells may wrap. */
function wrappedRow(row: readonly string[], widths: readonly number[]): string[][] {
  const cells = row.map((cell, i) => wrap(cell, widths[i] ?? 0));
  const height = Math.max(1, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) => cells.map((lines) => lines[at] ?? ''));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
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
