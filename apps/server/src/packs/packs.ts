import type { KeptPack } from '@tessera/manifest';
import { PACK_LIMITS } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { ok, type Result, refuse } from '../result.ts';
import type { PackTables } from './tables.ts';

/** Key of a pack: packs are private to their owner. */
export interface PackAddress {
  readonly player: string;
  readonly id: string;
  readonly version: string;
}

/** Content of a pack: its name and sort keys, and the whole of it as text. */
export interface PackContent {
  readonly name: string;
  readonly labels: readonly string[];
  readonly body: string;
}

/** Caps on stored data. */
export interface KeepingCaps {
  /** Checks whether a person may store this many more bytes. */
  mayKeep(player: string, bytes: number): Promise<Result<undefined>>;
  /** Runs work that adds to a person's data, one after the other. */
  inTurn<T>(player: string, work: () => Promise<T>): Promise<T>;
}

/** Content packs that people have written and stored here. */
export class Packs {
  readonly #db: Kysely<PackTables>;
  readonly #caps: KeepingCaps;
  readonly #now: () => number;

  constructor(db: Kysely<PackTables>, caps: KeepingCaps, now: () => number = Date.now) {
    this.#db = db;
    this.#caps = caps;
    this.#now = now;
  }

  /** Returns the packs of a person, by id. */
  async list(player: string): Promise<KeptPack[]> {
    const rows = await this.#db
      .selectFrom('packs')
      .select(['id', 'version', 'name', 'editions', 'bytes', 'saved_at'])
      .where('player_id', '=', player)
      .orderBy('id')
      .orderBy('version')
      .execute();
    return rows.map(infoOf);
  }

  async read(address: PackAddress): Promise<Result<string>> {
    const { player, id, version } = address;
    const row = await this.#db
      .selectFrom('packs')
      .select('body')
      .where('player_id', '=', player)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return row ? ok(row.body) : refuse('no-such-pack', { id, version });
  }

  /** Stores a pack; the same version is replaced. */
  put(address: PackAddress, pack: PackContent): Promise<Result<KeptPack>> {
    return this.#caps.inTurn(address.player, () => this.#put(address, pack));
  }

  async #put({ player, id, version }: PackAddress, { name, labels, body }: PackContent): Promise<Result<KeptPack>> {
    const bytes = Buffer.byteLength(body);
    if (bytes > PACK_LIMITS.bytes) return refuse('pack-too-large', { bytes, most: PACK_LIMITS.bytes });
    const known = await this.list(player);
    const isNew = known.every((one) => one.id !== id || one.version !== version);
    if (isNew && known.length >= PACK_LIMITS.packs) return refuse('too-many-packs', { most: PACK_LIMITS.packs });
    const before = known.find((one) => one.id === id && one.version === version)?.bytes ?? 0;
    const allowed = await this.#caps.mayKeep(player, bytes - before);
    if (!allowed.ok) return allowed;
    const content = { name, editions: JSON.stringify(labels), body, bytes, saved_at: this.#now() };
    await this.#db
      .insertInto('packs')
      .values({ player_id: player, id, version, ...content })
      .onConflict((conflict) => conflict.columns(['player_id', 'id', 'version']).doUpdateSet(content))
      .execute();
    return ok(infoOf({ id, version, ...content }));
  }

  async remove({ player, id, version }: PackAddress): Promise<Result<undefined>> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('packs')
      .where('player_id', '=', player)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numDeletedRows > 0 ? ok(undefined) : refuse('no-such-pack', { id, version });
  }
}

const Labels = z.array(z.string());

function infoOf({ saved_at, editions, ...row }: Omit<PackTables['packs'], 'player_id' | 'body'>): KeptPack {
  const { id, version, name, bytes } = row;
  return { id, version, name, labels: Labels.parse(JSON.parse(editions)), bytes, savedAt: saved_at };
}
