import { LogEntry } from '@tessera/room';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { TableError } from '../errors.ts';
import { applyChange, type LocalMatchStorage, StoredHeading } from './matchStorage.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: unknown };
  /** The log entries by match and number; the store keeps its old name. */
  rows: { key: [string, number]; value: unknown };
}

const VERSION = 1;
const BOTH = ['matches', 'rows'] as const;

/** Match storage in IndexedDB. */
export function indexedDbStorage(name = 'tessera'): LocalMatchStorage {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () => {
    opening ??= openDB<Schema>(name, VERSION, {
      upgrade(db) {
        for (const store of BOTH) db.createObjectStore(store);
      },
    }).catch((error: unknown) => {
      // The next call retries: the user may have allowed storage by then.
      opening = undefined;
      throw error;
    });
    return opening;
  };
  return {
    list: () =>
      inDatabase('the list', async () => {
        // Matches written by a newer version of the page are skipped, not deleted.
        const matches = (await (await open()).getAll('matches')).map((match) => StoredHeading.safeParse(match));
        return matches.flatMap(({ data }) => (data ? [data] : []));
      }),
    read: (match) =>
      inDatabase(match, async () => {
        const tx = (await open()).transaction(BOTH);
        const [heading, entries] = await Promise.all([
          tx.objectStore('matches').get(match),
          tx.objectStore('rows').getAll(entryKeys(match)),
        ]);
        if (heading === undefined) return undefined;
        return {
          heading: readable(match, StoredHeading, heading),
          entries: entries.map((entry) => readable(match, LogEntry, entry)),
        };
      }),
    add: (stored) =>
      inDatabase(stored.heading.info.id, async () => {
        const { id } = stored.heading.info;
        const tx = (await open()).transaction(BOTH, 'readwrite', { durability: 'strict' });
        await Promise.all([
          tx.objectStore('matches').add(stored.heading, id),
          ...stored.entries.map((entry) => tx.objectStore('rows').add(entry, [id, entry.seq])),
          tx.done,
        ]);
      }),
    append: (heading, entry) =>
      inDatabase(`${heading.info.id} entry ${entry.seq}`, async () => {
        const { id } = heading.info;
        const tx = (await open()).transaction(BOTH, 'readwrite', { durability: 'strict' });
        const [matches, entries] = [tx.objectStore('matches'), tx.objectStore('rows')];
        const [known, before] = await Promise.all([matches.count(id), entries.count(entryKeys(id))]);
        if (known === 0) throw new TableError('no-such-match', id, 'The match is not there any more');
        if (before !== entry.seq - 1) throw elsewhere(`${id} entry ${entry.seq}`);
        await Promise.all([entries.add(entry, [id, entry.seq]), matches.put(heading, id), tx.done]);
      }),
    replace: ({ heading, entries }) =>
      inDatabase(heading.info.id, async () => {
        const { id } = heading.info;
        const tx = (await open()).transaction(BOTH, 'readwrite', { durability: 'strict' });
        const [matches, rows] = [tx.objectStore('matches'), tx.objectStore('rows')];
        await Promise.all([
          matches.put(heading, id),
          rows.delete(entryKeys(id)),
          ...entries.map((entry) => rows.add(entry, [id, entry.seq])),
          tx.done,
        ]);
      }),
    change: (match, change) =>
      inDatabase(match, async () => {
        const tx = (await open()).transaction('matches', 'readwrite');
        const heading = await tx.store.get(match);
        if (heading !== undefined)
          await tx.store.put(applyChange(readable(match, StoredHeading, heading), change), match);
        await tx.done;
      }),
    remove: (match) =>
      inDatabase(match, async () => {
        const tx = (await open()).transaction(BOTH, 'readwrite');
        await Promise.all([
          tx.objectStore('matches').delete(match),
          tx.objectStore('rows').delete(entryKeys(match)),
          tx.done,
        ]);
      }),
  };
}

function entryKeys(match: string): IDBKeyRange {
  return IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);
}

/** Parses stored data, which another version of the page may have written. */
function readable<T>(
  place: string,
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error } },
  value: unknown,
): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new TableError('corrupt-match', place, 'The stored data cannot be read', {
    cause: parsed.error,
    problem: 'bad-file',
  });
}

function elsewhere(place: string): TableError {
  return new TableError('written-elsewhere', place, 'Another window has played on');
}

/** Runs a database operation and converts failures to a TableError. */
async function inDatabase<T>(place: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TableError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new TableError('storage-failed', place, `The browser would not keep it: ${why}`, { cause: error });
  }
}
