import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerError } from './errors.ts';

export interface ReadinessSettings {
  /** Writes a small row into the database, after all pending entries. */
  writeDatabase(): Promise<void>;
  /** Whether the host threads answer. */
  askHosts(): Promise<boolean>;
  /** Whether other nodes leave matches to this one: not if they cannot reach it. */
  hasMatches(): boolean;
  /** The folder of journals. */
  readonly journals: string;
}

const PROBE_BYTES = 64 * 1024;

/**
 * Readiness for traffic: whether journals and database accept writes. After a failed journal write, each check writes a
 * test file: a server without traffic then notices that its disk has room again.
 */
export class Readiness {
  readonly #settings: ReadinessSettings;
  #checking: Promise<void> | undefined;
  #journalProblem: string | undefined;

  constructor(settings: ReadinessSettings) {
    this.#settings = settings;
  }

  /** Records whether a host could write its journal, with the problem if not. */
  journal(problem: string | undefined): void {
    this.#journalProblem = problem;
  }

  /** Rejects with the reason while the server is not ready. Concurrent calls share one check. */
  check(): Promise<void> {
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #check(): Promise<void> {
    await this.#settings.writeDatabase();
    if (this.#journalProblem !== undefined) await this.#tryJournals(this.#journalProblem);
    if (!this.#settings.hasMatches()) {
      throw new ServerError(
        'storage-failed',
        'leases',
        'This node has no matches: it cannot reach the others, or has just come',
      );
    }
    if (!(await this.#settings.askHosts())) {
      throw new ServerError('thread-failed', 'match hosts', 'The threads in which rules run do not answer');
    }
  }

  async #tryJournals(problem: string): Promise<void> {
    const file = join(this.#settings.journals, 'probe');
    try {
      await writeFile(file, Buffer.alloc(PROBE_BYTES, 1), { flush: true });
      this.#journalProblem = undefined;
    } catch (cause) {
      throw new ServerError('storage-failed', 'journals', `Journals cannot be written: ${problem}`, { cause });
    } finally {
      await rm(file, { force: true });
    }
  }
}
