import { SCOPES, type TokenInfo, type TokenRequest } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { type Result, refuse } from '../result.ts';
import type { Caller, Scope } from './caller.ts';
import { personOf } from './players.ts';
import { hashOf, newId, newSecret } from './secret.ts';
import type { Sessions } from './sessions.ts';
import type { IdentityTables, TokenRow } from './tables.ts';

/** Prefix of every token, so that a leaked one is recognized. */
const TOKEN_PREFIX = 'tessera_';
const MAX_TOKENS = 20;

/** A token with its secret, which is shown only once. */
export interface NewToken extends TokenInfo {
  readonly token: string;
}

/** API tokens, with which programs act for a person. */
export class Tokens {
  readonly #db: Kysely<IdentityTables>;
  readonly #now: () => number;
  readonly #sessions: Pick<Sessions, 'has'>;

  constructor(db: Kysely<IdentityTables>, now: () => number, sessions: Pick<Sessions, 'has'>) {
    this.#db = db;
    this.#now = now;
    this.#sessions = sessions;
  }

  /** Whether a token has not been revoked. */
  async has(id: string): Promise<boolean> {
    return (await this.#db.selectFrom('tokens').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  }

  /** Creates a token, on behalf of this session. */
  async make(player: string, session: string, wish: z.infer<typeof TokenRequest>): Promise<Result<NewToken>> {
    const token = TOKEN_PREFIX + newSecret();
    const row: TokenRow = {
      id: newId(),
      secret_hash: hashOf(token),
      player_id: player,
      name: wish.name,
      scopes: SCOPES.filter((scope) => wish.scopes.includes(scope)).join(' '),
      created_at: this.#now(),
    };
    if (!(await this.#add(row))) return refuse('too-many-tokens', { most: MAX_TOKENS });
    // Checked after the insertion: a request that ends the session and all tokens afterwards finds this one too.
    let isOpen = false;
    try {
      isOpen = await this.#sessions.has(session);
    } finally {
      if (!isOpen) await this.revoke(player, row.id);
    }
    return isOpen ? { ok: true, value: { ...infoOf(row), token } } : refuse('no-such-session');
  }

  /** Check and insertion are one statement: concurrent requests do not exceed the limit. */
  async #add(row: TokenRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('tokens')
      .columns(['id', 'secret_hash', 'player_id', 'name', 'scopes', 'created_at'])
      .expression((q) =>
        q
          .selectFrom('players')
          .select((e) => [
            e.val(row.id).as('id'),
            e.val(row.secret_hash).as('secret_hash'),
            'players.id as player_id',
            e.val(row.name).as('name'),
            e.val(row.scopes).as('scopes'),
            e.val(row.created_at).as('created_at'),
          ])
          .where('players.id', '=', row.player_id)
          .where(
            (e) =>
              e
                .selectFrom('tokens')
                .select((t) => t.fn.countAll<number>().as('count'))
                .where('tokens.player_id', '=', row.player_id),
            '<',
            MAX_TOKENS,
          ),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async caller(token: string): Promise<Caller | undefined> {
    const row = await this.#db
      .selectFrom('tokens')
      .innerJoin('players', 'players.id', 'tokens.player_id')
      .select(['tokens.id as token', 'tokens.scopes', 'players.id', 'players.name', 'players.password'])
      .where('tokens.secret_hash', '=', hashOf(token))
      .executeTakeFirst();
    return row && { ...personOf(row), via: { kind: 'token', id: row.token, scopes: scopesOf(row.scopes) } };
  }

  /** Returns the tokens of a person, oldest first, without their secrets. */
  async list(player: string): Promise<TokenInfo[]> {
    const rows = await this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('created_at')
      .execute();
    return rows.map(infoOf);
  }

  /** Revokes a token of a person; returns whether there was one. */
  async revoke(player: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('player_id', '=', player)
      .executeTakeFirst();
    return numDeletedRows > 0;
  }

  /** Revokes every token of a person; returns their ids. */
  async revokeAll(player: string): Promise<string[]> {
    const rows = await this.#db.deleteFrom('tokens').where('player_id', '=', player).returning('id').execute();
    return rows.map(({ id }) => id);
  }
}

function infoOf(row: TokenRow): TokenInfo {
  return { id: row.id, name: row.name, scopes: scopesOf(row.scopes), createdAt: row.created_at };
}

const StoredScopes = z.array(z.enum(SCOPES));

function scopesOf(stored: string): Scope[] {
  return StoredScopes.parse(stored.split(' '));
}
