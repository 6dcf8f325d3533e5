import type { PackFile } from '@tessera/rules';

/** Example values from content by field, for authors when a schema only says "text". */
export type Examples = ReadonlyMap<string, string>;

/** Returns one value per field of every effect kind and record type in the content. */
export function examplesIn(files: readonly PackFile[]): Examples {
  const found = new Map<string, string>();
  for (const { path, text } of files) {
    if (path === 'pack.json') continue;
    const { kind, records }: { readonly kind: string; readonly records: readonly object[] } = JSON.parse(text);
    for (const record of records) {
      note(kind, record, found);
      collect(record, found);
    }
  }
  return found;
}

/** Returns the key of an example: `grantSpell.spell`. */
export function exampleKey(owner: string, field: string): string {
  return `${owner}.${field}`;
}

function collect(value: unknown, found: Map<string, string>): void {
  if (Array.isArray(value)) for (const inner of value) collect(inner, found);
  else if (typeof value === 'object' && value !== null) {
    if ('kind' in value && typeof value.kind === 'string') note(value.kind, value, found);
    for (const inner of Object.values(value)) collect(inner, found);
  }
}

function note(owner: string, fields: object, found: Map<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const key = exampleKey(owner, name);
    const text = spelled(value);
    // A placeholder for an answer is no useful example without a question.
    if (!found.has(key) && !text.includes('@choice')) found.set(key, text);
  }
}

function spelled(value: unknown): string {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
