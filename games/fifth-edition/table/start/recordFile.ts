import type { CharacterRecord } from '@tessera/fifth-edition';

/** A file for download. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Serializes a character so that the import restores the same record. */
export function recordText(record: CharacterRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Returns a character as a file named after it. */
export function recordFile(record: CharacterRecord): SavedFile {
  const name = record.name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { name: `${name === '' ? 'character' : name}.json`, text: recordText(record) };
}
