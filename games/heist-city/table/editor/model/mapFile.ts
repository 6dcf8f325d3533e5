import { type HeistMap, lineOf, readRecord } from '@tessera/heist-city';
import type { Label } from '@tessera/rules';
import * as z from 'zod';

/** Content file: the map is the first of its records. */
const ContentFile = z.object({ kind: z.literal('map'), records: z.array(z.unknown()).min(1) });

/**
 * Returns the map in a file, or the reason why there is none. It need not be playable, because the editor can complete
 * it.
 */
export function mapInFile(file: string): { readonly map: HeistMap } | { readonly problem: Label } {
  // Some editors begin a file with a byte order mark.
  const read = readRecord(recordIn(file.replace(/^\uFEFF/, '')));
  return read.ok ? { map: read.map } : { problem: lineOf(read.findings) };
}

/** Returns the file name of a map. */
export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${plain || 'map'}.heist-map.json`;
}

function recordIn(text: string): string {
  try {
    const file = ContentFile.safeParse(JSON.parse(text));
    return file.success ? JSON.stringify(file.data.records[0]) : text;
  } catch {
    // The reader of the record reports invalid JSON.
    return text;
  }
}
