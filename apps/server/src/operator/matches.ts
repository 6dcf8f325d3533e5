import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMatchFile } from '@tessera/kernel';
import type { MatchStatus } from '@tessera/protocol';
import { matchInfoAfter } from '@tessera/room';
import { loadGames } from '../games.ts';
import type { StoredMatch } from '../hosts/hostMessages.ts';
import { type FindGame, openRoom } from '../hosts/openRoom.ts';
import { KEY_FILE, sealingKeys, signingKeys } from '../identity/signingKeys.ts';
import { type HeadingRow, readHeading } from '../live/matchInfoRow.ts';
import type { MatchRecord } from '../live/matchRecord.ts';
import { MatchStore } from '../live/matchStore.ts';
import { startProblem } from '../startErrors.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import { MissingKey, SeedCipher } from '../storage/seedCipher.ts';
import type { Storage } from '../storage/storage.ts';
import { compareRules, type Verdict } from './compareRules.ts';
import { migrateLog } from './migrateLog.ts';
import { openStopped } from './openFolder.ts';
import { OperatorError } from './operatorError.ts';

export interface MatchesSettings {
  /** The data folder of a stopped server. */
  readonly data: string;
  /** The settings of the server: `TESSERA_SECRET`, and the address of the module of `TESSERA_CATALOG`. */
  readonly secret?: string | undefined;
  readonly catalog?: string | undefined;
}

/** A match as shown to an operator, without secret information. */
export interface MatchSummary {
  readonly id: string;
  readonly status: MatchStatus;
  readonly game: string;
  /** The version of the rules that it began with; absent if it has not started, or cannot be read. */
  readonly rules?: string;
  readonly entries: number;
  readonly problem?: string;
}

/** Result of replaying a match with the installed rules. */
export interface CheckedMatch extends MatchSummary {
  /** The version of the rules that it was checked with. */
  readonly by?: string;
  readonly verdict: Verdict;
}

const UNFINISHED: readonly MatchStatus[] = ['playing', 'needs-rules', 'quarantined'];

/** The matches of a stopped server, for operators. */
export class StoredMatches {
  readonly #storage: Storage;
  readonly #store: MatchStore;
  readonly #safe: SeedCipher;
  readonly #find: FindGame;
  readonly #hasKey: boolean;

  private constructor(storage: Storage, keys: readonly [string, ...string[]] | undefined, find: FindGame) {
    this.#storage = storage;
    this.#hasKey = keys !== undefined;
    // Without the right key, matches are listed without their rules, because nothing can be decrypted.
    this.#safe = new SeedCipher(keys ?? ['']);
    this.#store = new MatchStore(storage, this.#safe, () => {});
    this.#find = find;
  }

  /** Opens the matches of a folder. Throws an OperatorError if there is no server in the folder, or if it runs. */
  static async open({ data, secret, catalog }: MatchesSettings): Promise<StoredMatches> {
    const games = await orSentence(() => loadGames({ extra: catalog }));
    const storage = await openStopped(data);
    try {
      const keys = await orSentence(() => keysOf(data, secret));
      return new StoredMatches(storage, keys, (id, pin) => games.find(id, pin)?.game);
    } catch (error) {
      await storage.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#storage.close();
  }

  /** Returns the unfinished matches, or all. */
  async list({ all = false }: { readonly all?: boolean } = {}): Promise<MatchSummary[]> {
    const rows = await this.#rows();
    const summaries = rows.map(({ row, beginning }) => this.#summary(row, beginning));
    return summaries.filter(({ status }) => all || status !== 'over');
  }

  /** Replays every unfinished match, one after the other. */
  async check(settings: {
    /** Uses the rules of a new match, even if those of the match are installed. */
    readonly newest?: boolean;
    onProgress?(done: number, total: number): void;
  }): Promise<CheckedMatch[]> {
    const { newest = false, onProgress = () => {} } = settings;
    const unfinished = (await this.list()).filter(({ status }) => UNFINISHED.includes(status));
    const checked: CheckedMatch[] = [];
    for (const summary of unfinished) {
      checked.push({ ...summary, ...(await this.#checked(summary.id, newest)) });
      onProgress(checked.length, unfinished.length);
    }
    return checked;
  }

  /** Lifts the quarantine of a match, if its log verifies now; also returns the number of its stray entries. */
  async lift(id: string): Promise<{ readonly match: MatchSummary; readonly strays: number }> {
    const record = await this.#record(id);
    if (record.status !== 'quarantined') throw new OperatorError('not-lifted', `The match ${id} is not quarantined.`);
    const stored = await this.#stored('not-lifted', record);
    if (!stored) throw new OperatorError('not-lifted', `The match ${id} has no beginning that can be read.`);
    const summary = attempt('not-lifted', id, () => openRoom(this.#find, stored).summary);
    await this.#store.saveHeading(matchInfoAfter(record, summary, record.movedAt));
    const { strays } = await this.#storage
      .tables<MatchTables>()
      .selectFrom('stray_entries')
      .select((q) => q.fn.countAll<number>().as('strays'))
      .where('match_id', '=', id)
      .executeTakeFirstOrThrow();
    return { match: await this.#one(id), strays };
  }

  /** Migrates a match to newer rules; its old log is set aside under the same match. */
  async migrate(id: string): Promise<{ readonly match: MatchSummary; readonly from: string; readonly to: string }> {
    const record = await this.#record(id);
    if (record.status !== 'playing' && record.status !== 'needs-rules') {
      throw new OperatorError('not-migrated', `The match ${id} is not being played.`);
    }
    if (!this.#hasKey) throw new OperatorError('not-migrated', 'There is no key here to seal a match with.');
    const stored = await this.#stored('not-migrated', record);
    if (!stored) throw new OperatorError('not-migrated', `The match ${id} has no beginning that can be read.`);
    const migrated = attempt('not-migrated', id, () => migrateLog(this.#find, stored, Date.now()));
    await this.#store.replaceLog(matchInfoAfter(record, migrated.summary, record.movedAt), migrated, stored.clocks);
    return { match: await this.#one(id), from: migrated.from, to: migrated.to };
  }

  async #checked(id: string, newest: boolean): Promise<{ verdict: Verdict; by?: string }> {
    try {
      const record = await this.#record(id);
      const stored = await this.#store.stored(record);
      if (stored) return compareRules(this.#find, stored, newest);
      return { verdict: { kind: 'damaged', problem: 'Its beginning is missing.' } };
    } catch (error) {
      if (error instanceof MissingKey) return { verdict: { kind: 'no-key' } };
      return { verdict: { kind: 'damaged', problem: error instanceof Error ? error.message : String(error) } };
    }
  }

  #stored(code: 'not-lifted' | 'not-migrated', record: MatchRecord): Promise<StoredMatch | undefined> {
    return this.#store.stored(record).catch((error: unknown) =>
      attempt(code, record.id, () => {
        throw error;
      }),
    );
  }

  async #record(id: string): Promise<MatchRecord> {
    const found = (await this.#rows(id))[0];
    if (!found) throw new OperatorError('no-such-match', `There is no match ${id} here.`);
    const { record, problem } = readHeading(found.row);
    if (problem !== undefined) throw new OperatorError('not-lifted', `The match ${id} is damaged: ${problem}`);
    return record;
  }

  async #one(id: string): Promise<MatchSummary> {
    const [found] = await this.#rows(id);
    if (!found) throw new OperatorError('no-such-match', `There is no match ${id} here.`);
    return this.#summary(found.row, found.beginning);
  }

  async #rows(id?: string): Promise<{ row: HeadingRow; beginning: string | null }[]> {
    const query = this.#storage
      .tables<MatchTables>()
      .selectFrom('matches')
      .select(['id', 'code', 'visibility', 'moved_at', 'record', 'beginning'])
      .orderBy('moved_at', 'desc')
      .orderBy('id');
    const rows = await (id === undefined ? query : query.where('id', '=', id)).execute();
    return rows.map(({ beginning, ...row }) => ({ row, beginning }));
  }

  #summary(row: HeadingRow, beginning: string | null): MatchSummary {
    const { record } = readHeading(row);
    const { id, status, game, seq, problem } = record;
    const rules = beginning === null ? undefined : this.#rulesOf(id, beginning);
    return {
      id,
      status,
      game,
      entries: seq,
      ...(rules !== undefined && { rules }),
      ...(problem !== undefined && { problem }),
    };
  }

  #rulesOf(id: string, sealed: string): string | undefined {
    try {
      return readMatchFile(this.#safe.open(id, sealed) ?? '').header.version;
    } catch {
      // Its key is missing, or it is damaged, which a check reports.
      return undefined;
    }
  }
}

/** Converts errors that prevent the start of a server to an OperatorError. */
async function orSentence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = startProblem(error);
    throw problem === undefined ? error : new OperatorError('server-failed', problem, { cause: error });
  }
}

/** Returns the keys of a server, or undefined if there are none; never creates any. */
async function keysOf(data: string, secret: string | undefined): Promise<[string, ...string[]] | undefined> {
  if (!secret && !existsSync(join(data, KEY_FILE))) return undefined;
  return sealingKeys(data, await signingKeys(data, secret));
}

/** Converts any problem with a match to an OperatorError with a readable message. */
function attempt<T>(code: 'not-lifted' | 'not-migrated', id: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OperatorError(code, `The match ${id} stays as it is: ${why}`, { cause: error });
  }
}
