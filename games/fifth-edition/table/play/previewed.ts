import { useSyncExternalStore } from 'react';
import type { CountLine, RestLine } from './restPreview.ts';

/**
 * What a rest that is pointed at would change. Several panels show it in their own rows, and none of them contains the
 * others: so it lives beside them.
 */
let shown: ReadonlyMap<string, CountLine> = new Map();
const listeners = new Set<() => void>();

/** Shows what would change in the rows it would change; nothing puts them back. */
export function showPreview(lines: readonly RestLine[]): void {
  shown = new Map(lines.flatMap((line) => (line.kind === 'ends' ? [] : [[line.id, line] as const])));
  for (const listener of listeners) listener();
}

/** What would become of one counter, while a rest is pointed at. */
export function usePreviewed(id: string): CountLine | undefined {
  return useSyncExternalStore(listen, () => shown.get(id));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
