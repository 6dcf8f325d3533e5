import { SCOPES, type TokenInfo, type TokenWish } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Done } from '../live/matches.ts';
import type { Caller, Scope } from './caller.ts';
import { personOf } from './players.ts';
import { refused } from './refusals.ts';
import { hashOf, newId, newSecret } from './secret.ts';
import type { IdentityTables, TokenRow } from './tables.ts';

/** What every token begins with, so that one in the wrong place is recognised. */
const TOKEN_PREFIX = 'tessera_';
const MOST_TOKENS = 20;

/** A token on the only occasion it is shown. */
export interface NewToken extends TokenInfo {
  readonly token: string;
}

/** What people give to programs that act for them. */
export class Tokens {
  readonly #db: Kysely<IdentityTables>;
  readonly #now: () => number;

  constructor(db: Kysely<IdentityTables>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async make(player: string, wish: z.infer<typeof TokenWish>): Promise<Done<NewToken>> {
    if ((await this.list(player)).length >= MOST_TOKENS) return refused('too-many-tokens', { most: MOST_TOKENS });
    const token = TOKEN_PREFIX + newSecret();
    const row: TokenRow = {
      id: newId(),
      secret_hash: hashOf(token),
      player_id: player,
      name: wish.name,
      scopes: SCOPES.filter((scope) => wish.scopes.includes(scope)).join(' '),
      created_at: this.#now(),
    };
    await this.#db.insertInto('tokens').values(row).execute();
    return { ok: true, value: { ...infoOf(row), token } };
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

  /** The tokens of a person, oldest first; never what they are. */
  async list(player: string): Promise<TokenInfo[]> {
    const rows = await this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('created_at')
      .execute();
    return rows.map(infoOf);
  }

  /** Whether there was such a token of theirs to revoke. */
  async revoke(player: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('player_id', '=', player)
      .executeTakeFirst();
    return numDeletedRows > 0;
  }
}

function infoOf(row: TokenRow): TokenInfo {
  return { id: row.id, name: row.name, scopes: scopesOf(row.scopes), createdAt: row.created_at };
}

const StoredScopes = z.array(z.enum(SCOPES));

function scopesOf(stored: string): Scope[] {
  return StoredScopes.parse(stored.split(' '));
}
