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
      // What is sent before the thread of the database hears of it may still come in, unacknowledged; it has once it answers.
      await storage.log.read('a');
    },
    // The files as they are at this moment are what a crash would leave.
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
