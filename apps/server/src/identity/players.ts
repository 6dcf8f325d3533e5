import { type Kysely, type Selectable, sql } from 'kysely';
import { type Result, refuse } from '../result.ts';
import { guestName, nameKey } from './name.ts';
import type { Person } from './person.ts';
import { newId } from './secret.ts';
import { LIFE_MS } from './sessions.ts';
import { skeletonOf } from './skeleton.ts';
import type { IdentityTables, PlayerRow } from './tables.ts';

const GUEST_NAME_ATTEMPTS = 8;

/** Stored players: guests and accounts. */
export class Players {
  readonly #db: Kysely<IdentityTables>;
  readonly #now: () => number;

  readonly #onRenamed: (person: Pick<Person, 'id' | 'name'>) => void;

  /** @param onRenamed called for every change of a name. */
  constructor(db: Kysely<IdentityTables>, now: () => number, onRenamed: (person: Pick<Person, 'id' | 'name'>) => void) {
    this.#db = db;
    this.#now = now;
    this.#onRenamed = onRenamed;
  }

  async newGuest(): Promise<Person> {
    const name = await this.#freeGuestName();
    const row = {
      id: newId(),
      name,
      name_key: null,
      skeleton: skeletonOf(name),
      password: null,
      created_at: this.#now(),
    };
    await this.#db.insertInto('players').values(row).execute();
    return personOf(row);
  }

  /** Returns the account of a name, with the hash of its password. */
  account(name: string): Promise<Selectable<PlayerRow> | undefined> {
    return this.#db.selectFrom('players').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();
  }

  /** The account of a person; nothing for a guest. */
  accountOf(id: string): Promise<Selectable<PlayerRow> | undefined> {
    const people = this.#db.selectFrom('players').selectAll().where('id', '=', id);
    return people.where('password', 'is not', null).executeTakeFirst();
  }

  /** Turns a guest into an account with a name and a password; the id stays. */
  async register(id: string, name: string, password: string): Promise<Result<Person>> {
    const { numUpdatedRows } = await this.#unlessTaken(id, name)
      .set({ name, name_key: nameKey(name), skeleton: skeletonOf(name), password })
      .where('password', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0) {
      this.#onRenamed({ id, name });
      await this.#moveGuestsFrom(name);
      return { ok: true, value: { id, name, guest: false } };
    }
    const { guest } = await this.#person(id);
    return guest ? refuse('name-taken', { name }) : refuse('already-registered');
  }

  async setPassword(id: string, password: string): Promise<void> {
    await this.#db.updateTable('players').set({ password }).where('id', '=', id).execute();
  }

  /** Removes a person, and with the row everything that refers to it. */
  async remove(id: string): Promise<void> {
    await this.#db.deleteFrom('players').where('id', '=', id).execute();
  }

  /** Renames a player. An account is found under its new name from then on. */
  async rename(id: string, name: string): Promise<Result<Person>> {
    const { guest } = await this.#person(id);
    const { numUpdatedRows } = await this.#unlessTaken(id, name)
      .set({ name, skeleton: skeletonOf(name), ...(!guest && { name_key: nameKey(name) }) })
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse('name-taken', { name });
    this.#onRenamed({ id, name });
    if (!guest) await this.#moveGuestsFrom(name);
    return { ok: true, value: { id, name, guest } };
  }

  /**
   * Removes guests without a way back: created before this time, without a token, and every session ended or expired.
   */
  async sweepGuests(before: number): Promise<void> {
    await this.#db
      .deleteFrom('players')
      .where('password', 'is', null)
      .where('created_at', '<', before)
      .where('seen_at', '<', before - LIFE_MS)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('sessions').select('id').whereRef('sessions.player_id', '=', 'players.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tokens').select('id').whereRef('tokens.player_id', '=', 'players.id'))),
      )
      .execute();
  }

  async #person(id: string): Promise<Person> {
    return personOf(
      await this.#db
        .selectFrom('players')
        .select(['id', 'name', 'password'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  }

  /** Returns a name for a new guest that no account has. */
  async #freeGuestName(): Promise<string> {
    for (let attempt = 0; attempt < GUEST_NAME_ATTEMPTS; attempt++) {
      const name = guestName();
      const query = this.#db.selectFrom('players').select('id').where('skeleton', '=', skeletonOf(name));
      if (!(await query.where('name_key', 'is not', null).limit(1).executeTakeFirst())) return name;
    }
    return `${guestName()} ${newId()}`;
  }

  /** Renames guests with the name of a new account: a suffix tells them apart. */
  async #moveGuestsFrom(name: string): Promise<void> {
    const skeleton = skeletonOf(name);
    const moved = await this.#db
      .updateTable('players')
      .set({ name: sql`substr(name, 1, 32) || ' (guest)'`, skeleton: `${skeleton}guest` })
      .where('name_key', 'is', null)
      .where('skeleton', '=', skeleton)
      .returning(['id', 'name'])
      .execute();
    for (const guest of moved) this.#onRenamed(guest);
  }

  /**
   * Changes a player unless an account has the name or a similar one. Check and change are one statement, to exclude
   * races.
   */
  #unlessTaken(id: string, name: string) {
    return this.#db
      .updateTable('players')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('players as other')
              .select('other.id')
              .where('other.name_key', 'is not', null)
              .where((e) => e.or([e('other.name_key', '=', nameKey(name)), e('other.skeleton', '=', skeletonOf(name))]))
              .where('other.id', '<>', id),
          ),
        ),
      );
  }
}

/** Returns the public form of a player. */
export function personOf(row: Pick<PlayerRow, 'id' | 'name' | 'password'>): Person {
  return { id: row.id, name: row.name, guest: row.password === null };
}
