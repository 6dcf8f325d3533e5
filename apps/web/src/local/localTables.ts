import type { LocalTables } from '@tessera/table';
import { rulesOf } from '../games/rules.ts';

/** Storage key that is set once a table was opened on this device, so that lists can skip loading the local tables. */
const MARK = 'tessera.ownTables';

let opening: Promise<LocalTables> | undefined;

/** Returns the tables of this device. They run in this browser and need no server. */
export function ownTables(): Promise<LocalTables> {
  localStorage.setItem(MARK, '1');
  opening ??= open();
  return opening;
}

/** Checks whether a table was ever opened on this device. */
export function hasOwnTables(): boolean {
  return localStorage.getItem(MARK) !== null;
}

async function open(): Promise<LocalTables> {
  const { localTables } = await import('./localLine.ts');
  return localTables({
    worker: () => new Worker(new URL('./localWorker.ts', import.meta.url), { type: 'module' }),
    games: rulesOf,
  });
}
