import type { Edition } from '../vocabulary/vocabulary.ts';
import { type Description, DescriptionFile } from './description.ts';

/** Descriptions of an edition by key. */
export type Descriptions = ReadonlyMap<string, Description>;

/** Loads the descriptions of an edition on first use. Keys without a description are missing. */
export const loadDescriptions: (edition: Edition) => Promise<Descriptions> = once(read);

/** Caches an asynchronous load per key. A failed load is not cached, so the next call retries it. */
export function once<Key, Value>(read: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const reads = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = reads.get(key);
    if (known !== undefined) return known;
    const value = read(key);
    reads.set(key, value);
    value.catch(() => reads.delete(key));
    return value;
  };
}

async function read(edition: Edition): Promise<Descriptions> {
  const list: object = edition === '2014' ? await import('./files2014.ts') : await import('./files2024.ts');
  return new Map(
    Object.values(list).flatMap((file: unknown) => Object.entries(DescriptionFile.parse(file).descriptions)),
  );
}
