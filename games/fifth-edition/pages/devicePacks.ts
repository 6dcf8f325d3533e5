import type { KeptPack, PackShelf } from '@tessera/fifth-edition/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { StoredPack } from './packBody.ts';

interface Schema extends DBSchema {
  /** Key: id and version. */
  packs: { key: [string, string]; value: unknown };
}

const NAME = 'tessera-packs';
const VERSION = 1;

/** Storage of packs in IndexedDB. */
export const devicePacks: PackShelf = {
  async list() {
    // Ignore packs that a newer version of the page wrote and this one cannot parse.
    const packs = (await (await open()).getAll('packs')).map((pack) => StoredPack.safeParse(pack));
    return packs.flatMap(({ data }) => (data ? [data] : []));
  },
  async put(pack) {
    await (await open()).put('packs', plain(pack), [pack.id, pack.version]);
  },
  async remove(id, version) {
    await (await open()).delete('packs', [id, version]);
  },
};

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('packs');
    },
  }).catch((error: unknown) => {
    // Retry on the next call: the user may have allowed storage by then.
    opening = undefined;
    throw error;
  });
  return opening;
}

function plain({ id, version, name, editions, files, tests }: KeptPack): KeptPack {
  return { id, version, name, editions, files, ...(tests && { tests }) };
}
