import type { Logger } from 'pino';
import type { Identity } from '../identity/identity.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { Matches } from '../live/matchApi.ts';
import { isPassing } from '../live/retry.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import type { Storage } from '../storage/storage.ts';
import { chatRemoval } from './chatRemoval.ts';
import { findPerson } from './findPerson.ts';
import type { ErasureTables } from './tables.ts';

export interface ErasuresSettings {
  readonly storage: Storage;
  readonly identity: Pick<Identity, 'erase'>;
  readonly matches: Pick<Matches, 'erase'>;
  readonly log: Logger;
  readonly now?: () => number;
}

const MATCHES_AT_ONCE = 50;
/** A match that could not be rewritten, because its rules are missing or it is damaged, is tried again after so long or after a start. */
const RETRY_MS = 60 * 60_000;
/** Longest duration of a request that was pending when the person was erased. An erasure finishes only after it. */
const GRACE_MS = 60_000;

/** Stores the request to erase a person. From then on every start and every node continues the erasure until it is done. */
export async function requestErasure(storage: Storage, player: string, now: number): Promise<void> {
  await storage
    .tables<ErasureTables>()
    .insertInto('erasures')
    .values({ player_id: player, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Erases people: first from the tables of identity and chat, then from each match that they have ever sat in. All steps can be repeated, and a row in
 * the table `erasures` stays until the last one is done.
 */
export class Erasures {
  readonly #settings: ErasuresSettings;
  readonly #db;
  readonly #now: () => number;
  readonly #running = new Map<string, Promise<void>>();
  /** When a match may be tried again, by person and match. */
  readonly #retryAt = new Map<string, number>();
  #resuming: Promise<void> | undefined;
  #isClosed = false;

  constructor(settings: ErasuresSettings) {
    this.#settings = settings;
    this.#db = settings.storage.tables<MatchTables & ErasureTables>();
    this.#now = settings.now ?? Date.now;
  }

  /** Erases a person. Resolves once they are gone from identity and chat; their matches follow in the background. */
  async erase(player: string): Promise<void> {
    await requestErasure(this.#settings.storage, player, this.#now());
    await this.#eraseRows(player);
    void this.#eraseMatches(player);
  }

  /** Erases a person whom an operator names by id or name. */
  async eraseNamed(who: string): Promise<void> {
    const found = await findPerson(this.#settings.storage.tables<IdentityTables>(), who);
    if ('problem' in found) throw new Error(found.problem);
    await this.erase(found.id);
  }

  /** Goes on with every erasure that is not finished: on start, and every ten seconds. */
  resume(): Promise<void> {
    this.#resuming ??= this.#resume().finally(() => {
      this.#resuming = undefined;
    });
    return this.#resuming;
  }

  async #resume(): Promise<void> {
    const pending = await this.#db.selectFrom('erasures').selectAll().orderBy('asked_at').execute();
    for (const { player_id: player, asked_at: askedAt } of pending) {
      if (this.#isClosed) return;
      await this.#eraseRows(player);
      await this.#eraseMatches(player);
      if (this.#now() - askedAt > GRACE_MS) await this.#finish(player);
    }
  }

  /** Waits for the match that is being written; the rest is resumed with the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled([this.#resuming, ...this.#running.values()]);
  }

  async #eraseRows(player: string): Promise<void> {
    const { identity, storage } = this.#settings;
    await identity.erase(player);
    const ofPerson = ['seen', 'sitters'] as const;
    await storage.write([
      ...chatRemoval(this.#db, (lines) => lines('player', '=', player)),
      ...ofPerson.map((table) => this.#db.deleteFrom(table).where('player', '=', player).compile()),
    ]);
  }

  /** Never rejects: what fails is done again later. */
  #eraseMatches(player: string): Promise<void> {
    const running =
      this.#running.get(player) ??
      this.#settings.storage
        // One node at a time.
        .exclusively(`erasure of ${player}`, () => this.#eachMatch(player))
        .catch((error: unknown) => this.#settings.log.error({ err: error }, 'erasure failed; retrying'))
        .finally(() => this.#running.delete(player));
    this.#running.set(player, running);
    return running;
  }

  async #eachMatch(player: string): Promise<void> {
    let last = '';
    while (!this.#isClosed) {
      const rows = await this.#db
        .selectFrom('seat_history')
        .select('match_id')
        .where('player', '=', player)
        .where('match_id', '>', last)
        .orderBy('match_id')
        .limit(MATCHES_AT_ONCE)
        .execute();
      for (const { match_id: match } of rows) {
        if (this.#isClosed) return;
        last = match;
        if ((this.#retryAt.get(`${player} ${match}`) ?? 0) <= this.#now()) await this.#eraseFrom(match, player);
      }
      if (rows.length < MATCHES_AT_ONCE) return;
    }
  }

  async #eraseFrom(match: string, player: string): Promise<void> {
    const { matches, storage, log } = this.#settings;
    try {
      const erased = await matches.erase(match, player);
      if (!erased.ok) {
        const { code } = erased.refusal;
        if (!isPassing(code)) this.#retryAt.set(`${player} ${match}`, this.#now() + RETRY_MS);
        return log.warn({ match, code }, 'erasure from match failed; retrying');
      }
    } catch (error) {
      return log.error({ match, err: error }, 'erasure from match failed; retrying');
    }
    this.#retryAt.delete(`${player} ${match}`);
    const ofPerson = ['sitters', 'seat_history', 'seen'] as const;
    await storage.write(
      ofPerson.map((table) =>
        this.#db.deleteFrom(table).where('player', '=', player).where('match_id', '=', match).compile(),
      ),
    );
  }

  /** Removes the request where nothing is left to erase. */
  async #finish(player: string): Promise<void> {
    await this.#db
      .deleteFrom('erasures')
      .where('player_id', '=', player)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seat_history').select('match_id').where('player', '=', player))),
      )
      .execute();
  }
}
