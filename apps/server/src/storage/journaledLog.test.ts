import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMigrations } from './matchTables.ts';
import { openStorage } from './storage.ts';
import { matchLogConformance } from './testing/matchLogConformance.ts';

matchLogConformance('journal and SQLite', async () => {
  let folder = await mkdtemp(join(tmpdir(), 'tessera-log-'));
  let storage = await openStorage({ folder, migrations: matchMigrations });
  const folders = [folder];
  return {
    get log() {
      return storage.log;
    },
    epoch: () => 0,
    giveUp: async (access) => {
      storage.log.fence(access);
      // A message sent before the database thread handles the fence may still be added, unacknowledged. After this
      // answer it has been handled.
      await storage.log.read('a');
    },
    // A copy of the current files equals those after a crash.
    crash: async () => {
      const copy = await mkdtemp(join(tmpdir(), 'tessera-log-'));
      await cp(folder, copy, { recursive: true });
      await storage.close();
      folder = copy;
      folders.push(copy);
      storage = await openStorage({ folder, migrations: matchMigrations });
    },
    close: async () => {
      await storage.close();
      for (const each of folders) await rm(each, { recursive: true, force: true });
    },
  };
});
