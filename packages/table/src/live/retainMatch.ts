import type { Line } from './line.ts';

/** How many tables of this page show each match: they share a line, and one that goes must not take it from the others. */
const tables = new WeakMap<Line, Map<string, number>>();

/** One more table shows this match; call what it gives once when that table goes: it says whether it was the last. */
export function retainMatch(line: Line, match: string): () => boolean {
  const matches = tables.get(line) ?? new Map<string, number>();
  tables.set(line, matches);
  matches.set(match, (matches.get(match) ?? 0) + 1);
  let here = true;
  return () => {
    if (!here) return false;
    here = false;
    const left = (matches.get(match) ?? 1) - 1;
    if (left > 0) matches.set(match, left);
    else matches.delete(match);
    return left === 0;
  };
}
