import { useSyncExternalStore } from 'react';
import type { CountLine, RestLine } from './restPreview.ts';

/** Preview of the hovered rest. Several unrelated panels show it in their rows, so it is stored outside of them. */
let shown: ReadonlyMap<string, CountLine> = new Map();
const listeners = new Set<() => void>();

/** Shows a preview in the affected rows; an empty list clears it. */
export function showPreview(lines: readonly RestLine[]): void {
  shown = new Map(lines.flatMap((line) => (line.kind === 'ends' ? [] : [[line.id, line] as const])));
  for (const listener of listeners) listener();
}

/** Subscribes to the previewed change of one counter. */
export function usePreviewed(id: string): CountLine | undefined {
  return useSyncExternalStore(listen, () => shown.get(id));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
