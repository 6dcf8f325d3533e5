import type { Edition } from '../vocabulary.ts';
import { type Description, DescriptionFile } from './description.ts';

/** What things of an edition do, by their keys. */
export type Descriptions = ReadonlyMap<string, Description>;

/** The descriptions of an edition; read when somebody first asks for one. What has none yet is not in it. */
export const loadDescriptions: (edition: Edition) => Promise<Descriptions> = once(read);

/** Reads a thing once for everybody who asks. What could not be read is read anew for the next who asks. */
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
  const { files } = edition === '2014' ? await import('./files2014.ts') : await import('./files2024.ts');
  return new Map(files.flatMap((file) => Object.entries(DescriptionFile.parse(file).descriptions)));
}
