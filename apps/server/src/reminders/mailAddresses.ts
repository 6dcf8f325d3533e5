import type { MailLanguage } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import { newSecret } from '../identity/secret.ts';
import { MissingKey, type SeedSafe } from '../storage/seedSafe.ts';
import type { LinkTarget } from './mailLinks.ts';
import type { ReminderTables } from './tables.ts';

/** An address as it is used: opened, with what its links are made of. */
export interface OpenedAddress extends LinkTarget {
  readonly address: string;
  readonly language: MailLanguage;
  readonly isConfirmed: boolean;
}

/** The addresses in storage, one a person. */
export class MailAddresses {
  readonly #db: Kysely<ReminderTables>;
  readonly #safe: SeedSafe;
  readonly #now: () => number;

  constructor(db: Kysely<ReminderTables>, safe: SeedSafe, now: () => number) {
    this.#db = db;
    this.#safe = safe;
    this.#now = now;
  }

  /** The address of a person; nothing if they gave none, or it cannot be opened with the keys that are here. */
  async of(player: string): Promise<OpenedAddress | undefined> {
    const row = await this.#db
      .selectFrom('mail_addresses')
      .select(['address', 'nonce', 'language', 'confirmed_at'])
      .where('player_id', '=', player)
      .executeTakeFirst();
    const address = row && this.#open(player, row.address);
    if (!row || address === undefined) return undefined;
    const language = row.language === 'de' ? 'de' : 'en';
    return { player, address, nonce: row.nonce, language, isConfirmed: row.confirmed_at !== null };
  }

  /** Another address takes the place of the one before; nothing is sent there until it is confirmed. */
  async put(player: string, address: string, language: MailLanguage): Promise<LinkTarget> {
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

  /** Whether that address was there to be confirmed. */
  async confirm({ player, nonce }: LinkTarget): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('mail_addresses')
      .set({ confirmed_at: this.#now() })
      .where('player_id', '=', player)
      .where('nonce', '=', nonce)
      .executeTakeFirst();
    return numUpdatedRows > 0;
  }

  /** Forgets the address of a person; where a nonce is named, only if it is still that one. */
  async remove({ player, nonce }: { readonly player: string; readonly nonce?: string }): Promise<void> {
    const query = this.#db.deleteFrom('mail_addresses').where('player_id', '=', player);
    await (nonce === undefined ? query : query.where('nonce', '=', nonce)).execute();
  }

  /** Forgets the addresses that nobody has confirmed since. */
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
      // Sealed with a key that was taken away: whoever wants reminders gives the address again.
      if (error instanceof MissingKey) return undefined;
      throw error;
    }
  }
}

/** What a sealed address is bound to, so that none can be put in the place of another, or of a seed. */
function placeOf(player: string): string {
  return `mail ${player}`;
}
