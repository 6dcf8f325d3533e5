import type { Kysely } from 'kysely';
import type { DatabaseThread } from './database.ts';
import type { JournalAccess } from './hostLog.ts';
import { clearJournals, type JournalDamage, readPendingJournals, setAside } from './journalRecovery.ts';
import type { LogAccess, MatchLog, ReadEntry } from './matchLog.ts';
import type { MatchTables } from './matchTables.ts';
import { entriesAfter, newestSnapshot } from './readLog.ts';
import type { StoredSnapshot } from './storedEntry.ts';

export interface JournaledLogSettings {
  readonly database: DatabaseThread;
  readonly db: Kysely<MatchTables>;
  /** The folder of journals. */
  readonly journals: string;
  /** Returns the number of entries that did not fit so far. */
  strays(): number;
  onDamage(damage: readonly JournalDamage[], copies: string): void;
}

/**
 * The log of a single server: entries are in journals when they are acknowledged, and in SQLite before they are read.
 */
export class JournaledLog implements MatchLog {
  readonly #settings: JournaledLogSettings;

  constructor(settings: JournaledLogSettings) {
    this.#settings = settings;
  }

  access(): LogAccess {
    const data = this.#settings.database.logAccess();
    return { data, transfer: [data.port] };
  }

  fence({ data }: LogAccess): void {
    // The value comes from `access`.
    this.#settings.database.fence(data as JournalAccess);
  }

  read(match: string, after = 0): Promise<ReadEntry[]> {
    return entriesAfter(this.#settings.db, match, after);
  }

  snapshot(match: string): Promise<StoredSnapshot | undefined> {
    return newestSnapshot(this.#settings.db, match);
  }

  async recover(): Promise<void> {
    const { database, db, journals, strays, onDamage } = this.#settings;
    const before = strays();
    const { texts, damage } = await readPendingJournals(journals);
    await database.recover(texts);
    if (strays() > before || damage.length > 0) {
      const copies = await setAside(journals);
      if (damage.length > 0) onDamage(await this.#withMatches(damage), copies);
    }
    await clearJournals(journals);
    // Its rows are about entries that only journals had.
    if (texts.length > 0) await db.deleteFrom('rewritten_logs').execute();
  }

  /** Adds every running match to damage without readable traces: each may have lost its last entries. */
  async #withMatches(damage: readonly JournalDamage[]): Promise<JournalDamage[]> {
    const query = this.#settings.db.selectFrom('matches').select('id').where('status', '=', 'playing');
    const playing = damage.some(isNameless) ? (await query.execute()).map(({ id }) => id) : [];
    return damage.map((each) => (isNameless(each) ? { ...each, matches: playing } : each));
  }
}

function isNameless({ isShort, matches }: JournalDamage): boolean {
  return isShort || matches.length === 0;
}
