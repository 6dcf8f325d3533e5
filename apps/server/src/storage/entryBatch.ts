import type { EntryWrite } from './storedEntry.ts';

// Format of entries in messages and journals: text, because copying a string between threads costs a fraction of
// copying objects. The first line is JSON. The further lines are the payloads: inside the first line they would be
// escaped and unescaped once more.

/** Packs entries, with their payloads on separate lines. */
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
