import { MAX_SESSIONS, type SessionInfo } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import { isUnwritable } from '../storage/storageProblems.ts';
import type { Caller } from './caller.ts';
import { personOf } from './players.ts';
import { hashOf, newId, newSecret } from './secret.ts';
import { LIFE_MS, MAX_AGENT, type OpenedSession, SEEN_EVERY_MS, type Sessions } from './sessions.ts';
import type { IdentityTables, SessionRow } from './tables.ts';

/** Sessions as rows of the database. */
export class SqlSessions implements Sessions {
  readonly #db: Kysely<IdentityTables>;
  readonly #now: () => number;

  constructor(db: Kysely<IdentityTables>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async open(player: string, password: string | null, agent: string): Promise<OpenedSession | undefined> {
    const [id, secret, now] = [newId(), newSecret(), this.#now()];
    // Check and insertion are one statement: a password that was changed meanwhile opens nothing.
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('sessions')
      .columns(['id', 'secret_hash', 'player_id', 'agent', 'created_at', 'seen_at', 'expires_at'])
      .expression((q) =>
        q
          .selectFrom('players')
          .select((e) => [
            e.val(id).as('id'),
            e.val(hashOf(secret)).as('secret_hash'),
            'players.id as player_id',
            e.val(agent.slice(0, MAX_AGENT)).as('agent'),
            e.val(now).as('created_at'),
            e.val(now).as('seen_at'),
            e.val(now + LIFE_MS).as('expires_at'),
          ])
          .where('players.id', '=', player)
          .where('players.password', 'is not distinct from', password),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n ? { id, secret } : undefined;
  }

  async caller(secret: string): Promise<Caller | undefined> {
    const now = this.#now();
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .select(['sessions.id as session', 'sessions.seen_at', 'players.id', 'players.name', 'players.password'])
      .where('sessions.secret_hash', '=', hashOf(secret))
      .where('sessions.expires_at', '>', now)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.seen_at + SEEN_EVERY_MS < now) await this.#see(row.session, now);
    return { ...personOf(row), via: { kind: 'session', id: row.session } };
  }

  async renew(id: string): Promise<OpenedSession> {
    const [fresh, secret] = [newId(), newSecret()];
    await this.#db
      .updateTable('sessions')
      .set({ id: fresh, secret_hash: hashOf(secret) })
      .where('id', '=', id)
      .execute();
    return { id: fresh, secret };
  }

  async list(player: string, here: string | undefined): Promise<SessionInfo[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'created_at', 'seen_at', 'agent'])
      .where('player_id', '=', player)
      .where('expires_at', '>', this.#now())
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(({ id, created_at, seen_at, agent }) => ({
      id,
      createdAt: created_at,
      seenAt: seen_at,
      agent,
      here: id === here,
    }));
  }

  async end(player: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('player_id', '=', player)
      .executeTakeFirst();
    return numDeletedRows > 0;
  }

  async endOthers(player: string, here: string): Promise<string[]> {
    const ended = this.#db.deleteFrom('sessions').where('player_id', '=', player).where('id', '<>', here);
    return (await ended.returning('id').execute()).map(({ id }) => id);
  }

  async endSurplus(player: string, here: string): Promise<string[]> {
    const kept = this.#db
      .selectFrom('sessions')
      .select('id')
      .where('player_id', '=', player)
      .where('id', '<>', here)
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .limit(MAX_SESSIONS - 1);
    const surplus = this.#db
      .deleteFrom('sessions')
      .where('player_id', '=', player)
      .where('id', '<>', here)
      .where('id', 'not in', kept);
    return (await surplus.returning('id').execute()).map(({ id }) => id);
  }

  async has(id: string): Promise<boolean> {
    const query = this.#db.selectFrom('sessions').select('id').where('id', '=', id);
    return (await query.where('expires_at', '>', this.#now()).executeTakeFirst()) !== undefined;
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', this.#now()).execute();
  }

  /** Returns the row of a valid session, by the hash of its secret. */
  row(secretHash: string): Promise<SessionRow | undefined> {
    return this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('secret_hash', '=', secretHash)
      .where('expires_at', '>', this.#now())
      .executeTakeFirst();
  }

  /** A full disk must not keep anybody from reading: then it is stored with a later request. */
  async #see(id: string, now: number): Promise<void> {
    const seeing = this.#db.updateTable('sessions').set({ seen_at: now, expires_at: now + LIFE_MS });
    await seeing
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        if (!isUnwritable(error)) throw error;
      });
  }
}
