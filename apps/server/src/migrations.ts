import { identityMigrations } from './identity/migrations.ts';
import { keptMigrations } from './limits/storedMatchTables.ts';
import { packMigrations } from './packs/tables.ts';
import { erasureMigrations } from './personalData/tables.ts';
import { reminderMigrations } from './reminders/tables.ts';
import { matchMigrations } from './storage/matchTables.ts';
import type { Migrations } from './storage/storage.ts';

/** The migrations of all tables of a server. */
export const MIGRATIONS: Migrations = {
  ...matchMigrations,
  ...identityMigrations,
  ...packMigrations,
  ...keptMigrations,
  ...reminderMigrations,
  ...erasureMigrations,
};
