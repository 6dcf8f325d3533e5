import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { IdentityTables } from '../../identity/tables.ts';
import { MIGRATIONS } from '../../migrations.ts';
import type { MatchTables } from '../../storage/matchTables.ts';
import { SeedCipher } from '../../storage/seedCipher.ts';
import { MailAddresses } from '../mailAddresses.ts';
import { MailLinks } from '../mailLinks.ts';
import { MailQueue } from '../mailQueue.ts';
import { type Mail, Mails } from '../mailTemplates.ts';
import type { ReminderTables } from '../tables.ts';

export const KEY = 'k'.repeat(40);
export const ORIGIN = 'https://table.example';

type Tables = ReminderTables & MatchTables & IdentityTables;

/**
 * Reminders with a stopped clock and a mail server that accepts everything; in memory, or over an existing database.
 */
export async function memoryReminders(db: Kysely<Tables> = inMemory()) {
  if (!(await db.introspection.getTables()).some(({ name }) => name === 'players')) {
    for (const name of Object.keys(MIGRATIONS).toSorted()) await MIGRATIONS[name]?.up(db);
  }
  const clock = { now: Date.UTC(2026, 0, 2, 12) };
  const now = () => clock.now;
  const sent: Mail[] = [];
  const transport = {
    send: async (mail: Mail) => {
      sent.push(mail);
    },
    close: () => {},
  };
  const links = new MailLinks([KEY]);
  const mails = new Mails(links, ORIGIN, now);
  const addresses = new MailAddresses(db, new SeedCipher([KEY]), now);
  const queue = new MailQueue({ transport, log: pino({ level: 'silent' }), registry: new Registry() });
  const player = async (id: string, name: string) => {
    const row = { id, name, name_key: name, skeleton: name, password: 'hash', created_at: 0 };
    await db.insertInto('players').values(row).execute();
    return id;
  };
  return { db, clock, now, sent, links, mails, addresses, queue, player };
}

function inMemory(): Kysely<Tables> {
  return new Kysely({ dialect: new SqliteDialect({ database: new Database(':memory:') }) });
}
