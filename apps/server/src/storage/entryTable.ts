import { addEntry } from './appendEntry.ts';
import type { StrayEntry } from './databaseMessages.ts';
import { unpackEntries } from './entryBatch.ts';
import { LogTailCache } from './logTailCache.ts';
import type { Statements } from './statements.ts';
import type { EntryWrite } from './storedEntry.ts';

const ROW_SEAL = 'SELECT seal FROM entries WHERE match_id = ? AND seq = ?';
const REWRITTEN = 'SELECT seq FROM rewritten_logs WHERE match_id = ? AND seq >= ?';
const KEEP_STRAY = 'INSERT INTO stray_entries (match_id, seq, found_at, entry) VALUES (?, ?, ?, ?)';
const LAST_ROW = 'SELECT seq, seal FROM entries WHERE match_id = ? ORDER BY seq DESC LIMIT 1';

/** The table of entries, to which batches from journals are added. */
export class EntryTable {
  readonly #statements: Statements;
  readonly #cache: LogTailCache;

  constructor(statements: Statements) {
    this.#statements = statements;
    this.#cache = new LogTailCache((match) => {
      const [last] = statements.run({ sql: LAST_ROW, parameters: [match] }).rows;
      return last as { seq: number; seal: string } | undefined;
    });
  }

  /** Adds packed entries. Returns those that did not fit. */
  add(entries: string): StrayEntry[] {
    return unpackEntries(entries).flatMap((entry) => this.#addIfNext(entry) ?? []);
  }

  /** Called when a transaction was rolled back. */
  forget(): void {
    this.#cache.forget();
  }

  /**
   * Adds an entry if it continues its log. An existing entry, as after a crash, is skipped. One that does not fit is
   * stored in `stray_entries` for an investigation.
   */
  #addIfNext({ match, row, clocks }: EntryWrite): StrayEntry | undefined {
    if (row.seq === 1 && this.#isRewritten(match, row.seq)) return undefined;
    if (this.#cache.isNext(match, row)) {
      this.#statements.run(addEntry(match, row, clocks));
      this.#cache.added(match, row);
      return undefined;
    }
    const [there] = this.#statements.run({ sql: ROW_SEAL, parameters: [match, row.seq] }).rows as { seal: string }[];
    if (there?.seal === row.seal || this.#isRewritten(match, row.seq)) return undefined;
    // Its journal is written over in time.
    const parameters = [match, row.seq, Date.now(), JSON.stringify({ row, clocks })];
    this.#statements.run({ sql: KEEP_STRAY, parameters });
    return { match, message: `Entry ${row.seq} does not go on where its log ends` };
  }

  /** Whether entries up to this one were replaced together with their log, or removed with their match. */
  #isRewritten(match: string, seq: number): boolean {
    return this.#statements.run({ sql: REWRITTEN, parameters: [match, seq] }).rows.length > 0;
  }
}
