import type { PackFile } from '@tessera/rules';

/** Values that stand in the content itself: what an author can go by where a schema only says "text". */
export type Examples = ReadonlyMap<string, string>;

/** One value for every field of every kind of effect and type of record that some content has. */
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

/** How the example of a field is found: `grantSpell.spell`. */
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
    // A placeholder for an answer is no example where nothing is asked.
    if (!found.has(key) && !text.includes('@choice')) found.set(key, text);
  }
}

function spelled(value: unknown): string {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
