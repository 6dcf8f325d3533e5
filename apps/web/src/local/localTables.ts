import type { LocalTables } from '@tessera/table';
import { rulesOf } from '../games/rules.ts';

/** Remembers that tables were opened on this device, so that lists need not look where nothing can be. */
const MARK = 'tessera.ownTables';

let opening: Promise<LocalTables> | undefined;

/** The tables of this device: they need no server, only this browser. */
export function ownTables(): Promise<LocalTables> {
  localStorage.setItem(MARK, '1');
  opening ??= open();
  return opening;
}

/** Whether this device may have tables of its own. */
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
