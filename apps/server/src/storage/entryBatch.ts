import type { EntryWrite } from './storedEntry.ts';

// Entries travel and lie in journals as text, because a string is copied between threads at a fraction of what objects cost. The
// first line is JSON. The lines after it are the payloads: inside the first line each would be a string in which every quotation
// mark is escaped and read again.

/** Packs entries. The payloads are taken out of them. */
export function packEntries(entries: readonly EntryWrite[]): string {
  let payloads = '';
  for (const { row } of entries) {
    payloads += `\n${row.payload}`;
    row.payload = '';
  }
  return JSON.stringify(entries) + payloads;
}

export function unpackEntries(text: string): EntryWrite[] {
  const lines = text.split('\n');
  const entries: EntryWrite[] = JSON.parse(lines[0] as string);
  let next = 1;
  for (const { row } of entries) row.payload = lines[next++] as string;
  return entries;
}
