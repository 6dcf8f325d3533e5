import type { Transport } from './transport.ts';

/** Number of open tables per match and transport; the subscription ends with the last one. */
const tables = new WeakMap<Transport, Map<string, number>>();

/**
 * Registers one more table of a match. The returned function, called once, releases it and returns whether it was the
 * last.
 */
export function retainMatch(line: Transport, match: string): () => boolean {
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
