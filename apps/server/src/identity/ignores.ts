import type { IgnoredPerson } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import { type Result, refuse } from '../result.ts';
import type { IdentityTables } from './tables.ts';

const MAX_IGNORED = 200;

/** Ignore lists of people. Ignored people are not notified. */
export class Ignores {
  readonly #db: Kysely<IdentityTables>;
  readonly #now: () => number;

  constructor(db: Kysely<IdentityTables>, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns the people whom a person ignores, the last first. */
  list(player: string): Promise<IgnoredPerson[]> {
    return this.#db
      .selectFrom('ignores')
      .innerJoin('players', 'players.id', 'ignores.ignored_id')
      .select(['players.id', 'players.name'])
      .where('ignores.player_id', '=', player)
      .orderBy('ignores.created_at', 'desc')
      .execute();
  }

  /** Returns only their ids. */
  async ignoredBy(player: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('ignores').select('ignored_id').where('player_id', '=', player).execute();
    return rows.map(({ ignored_id }) => ignored_id);
  }

  /** Returns the people who ignore a person. */
  async deafTo(player: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.selectFrom('ignores').select('player_id').where('ignored_id', '=', player).execute();
    return new Set(rows.map(({ player_id }) => player_id));
  }

  async add(player: string, ignored: string): Promise<Result<undefined>> {
    if (player === ignored) return refuse('not-yourself');
    const own = await this.list(player);
    if (own.some(({ id }) => id === ignored)) return { ok: true, value: undefined };
    if (own.length >= MAX_IGNORED) return refuse('too-many-ignored', { most: MAX_IGNORED });
    const known = await this.#db.selectFrom('players').select('id').where('id', '=', ignored).executeTakeFirst();
    if (!known) return refuse('no-such-person');
    await this.#db
      .insertInto('ignores')
      .values({ player_id: player, ignored_id: ignored, created_at: this.#now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { ok: true, value: undefined };
  }

  async remove(player: string, ignored: string): Promise<void> {
    await this.#db.deleteFrom('ignores').where('player_id', '=', player).where('ignored_id', '=', ignored).execute();
  }
}
