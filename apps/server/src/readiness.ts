import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerError } from './errors.ts';

export interface ReadinessSettings {
  /** Writes something small into the database, behind everything that waits to be added. */
  writeDatabase(): Promise<void>;
  /** Whether the threads in which rules run answer. */
  askHosts(): Promise<boolean>;
  /** Whether other nodes leave any match to this one: not if they cannot reach it. */
  hasMatches(): boolean;
  /** The folder of journals. */
  readonly journals: string;
}

const PROBE_BYTES = 64 * 1024;

/**
 * Whether people can be sent here: what they do can be kept, in journals and in the database. Asked while a journal could not be
 * written it tries, so that a server which nobody is sent to finds out that its disk has room again.
 */
export class Readiness {
  readonly #settings: ReadinessSettings;
  #checking: Promise<void> | undefined;
  #journalProblem: string | undefined;

  constructor(settings: ReadinessSettings) {
    this.#settings = settings;
  }

  /** A host could write its journal, or not, and why. */
  journal(problem: string | undefined): void {
    this.#journalProblem = problem;
  }

  /** Rejects with the reason while the server is not ready. Whoever asks at the same time shares the answer. */
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
