import { DEFAULT_LANGUAGE, isLanguage } from '@tessera/text';
import type { Kysely } from 'kysely';
import { newSecret } from '../identity/secret.ts';
import { MissingKey, type SeedCipher } from '../storage/seedCipher.ts';
import type { LinkTarget } from './mailLinks.ts';
import type { ReminderTables } from './tables.ts';

/** A decrypted address, with the data for its links. */
export interface OpenedAddress extends LinkTarget {
  readonly address: string;
  readonly language: string;
  readonly isConfirmed: boolean;
}

/** Stored addresses, one per person. */
export class MailAddresses {
  readonly #db: Kysely<ReminderTables>;
  readonly #safe: SeedCipher;
  readonly #now: () => number;

  constructor(db: Kysely<ReminderTables>, safe: SeedCipher, now: () => number) {
    this.#db = db;
    this.#safe = safe;
    this.#now = now;
  }

  /** Returns the address of a person; undefined if there is none, or if its key is missing. */
  async of(player: string): Promise<OpenedAddress | undefined> {
    const row = await this.#db
      .selectFrom('mail_addresses')
      .select(['address', 'nonce', 'language', 'confirmed_at'])
      .where('player_id', '=', player)
      .executeTakeFirst();
    const address = row && this.#open(player, row.address);
    if (!row || address === undefined) return undefined;
    const language = isLanguage(row.language) ? row.language : DEFAULT_LANGUAGE;
    return { player, address, nonce: row.nonce, language, isConfirmed: row.confirmed_at !== null };
  }

  /** Replaces the address of a person; nothing is sent there until it is confirmed. */
  async put(player: string, address: string, language: string): Promise<LinkTarget> {
    const nonce = newSecret();
    const row = {
      address: this.#safe.close(placeOf(player), address),
      nonce,
      language,
      asked_at: this.#now(),
      confirmed_at: null,
    };
    await this.#db
      .insertInto('mail_addresses')
      .values({ player_id: player, ...row })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
      .execute();
    return { player, nonce };
  }

  /** Confirms an address; returns whether it was stored. */
  async confirm({ player, nonce }: LinkTarget): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('mail_addresses')
      .set({ confirmed_at: this.#now() })
      .where('player_id', '=', player)
      .where('nonce', '=', nonce)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  /** Removes the address of a person; with a nonce, only if it is still that one. */
  async remove({ player, nonce }: { readonly player: string; readonly nonce?: string }): Promise<void> {
    const query = this.#db.deleteFrom('mail_addresses').where('player_id', '=', player);
    await (nonce === undefined ? query : query.where('nonce', '=', nonce)).execute();
  }

  /** Removes addresses that were not confirmed since. */
  async sweep(since: number): Promise<void> {
    await this.#db
      .deleteFrom('mail_addresses')
      .where('confirmed_at', 'is', null)
      .where('asked_at', '<', since)
      .execute();
  }

  #open(player: string, sealed: string): string | undefined {
    try {
      return this.#safe.open(placeOf(player), sealed);
    } catch (error) {
      // Encrypted with a key that was removed: the person has to enter the address again.
      if (error instanceof MissingKey) return undefined;
      throw error;
    }
  }
}

/**
 * Returns the context that an encrypted address is bound to, so that it cannot be moved to another person or replace a
 * seed.
 */
function placeOf(player: string): string {
  return `mail ${player}`;
}
