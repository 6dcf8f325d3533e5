import { PACK_LIMITS, PackBody, PackInfo } from '@tessera/protocol';
import type { Kysely } from 'kysely';
import { type Result, refused } from '../result.ts';
import type { PackTables } from './tables.ts';

/** Which pack is meant: nobody sees the packs of somebody else. */
export interface PackAddress {
  readonly player: string;
  readonly id: string;
  readonly version: string;
}

/** What people may keep here. */
export interface KeepingCaps {
  /** Whether a person may keep so many bytes more. */
  mayKeep(player: string, bytes: number): Promise<Result<undefined>>;
  /** Does what adds to a person's own after the rest of it. */
  inTurn<T>(player: string, work: () => Promise<T>): Promise<T>;
}

/** The content packs that people have written and keep here. */
export class Packs {
  readonly #db: Kysely<PackTables>;
  readonly #caps: KeepingCaps;
  readonly #now: () => number;

  constructor(db: Kysely<PackTables>, caps: KeepingCaps, now: () => number = Date.now) {
    this.#db = db;
    this.#caps = caps;
    this.#now = now;
  }

  /** The packs of a person, by id. */
  async list(player: string): Promise<PackInfo[]> {
    const rows = await this.#db
      .selectFrom('packs')
      .select(['id', 'version', 'name', 'editions', 'bytes', 'saved_at'])
      .where('player_id', '=', player)
      .orderBy('id')
      .orderBy('version')
      .execute();
    return rows.map(infoOf);
  }

  async read(address: PackAddress): Promise<Result<PackBody>> {
    const { player, id, version } = address;
    const row = await this.#db
      .selectFrom('packs')
      .select('body')
      .where('player_id', '=', player)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return row ? { ok: true, value: PackBody.parse(JSON.parse(row.body)) } : refused('no-such-pack', { id, version });
  }

  /** Keeps a pack; the same version of it is replaced. */
  put(address: PackAddress, pack: PackBody): Promise<Result<PackInfo>> {
    return this.#caps.inTurn(address.player, () => this.#put(address, pack));
  }

  async #put({ player, id, version }: PackAddress, pack: PackBody): Promise<Result<PackInfo>> {
    const body = JSON.stringify(pack);
    const bytes = Buffer.byteLength(body);
    if (bytes > PACK_LIMITS.bytes) return refused('pack-too-large', { bytes, most: PACK_LIMITS.bytes });
    const known = await this.list(player);
    const isNew = known.every((one) => one.id !== id || one.version !== version);
    if (isNew && known.length >= PACK_LIMITS.packs) return refused('too-many-packs', { most: PACK_LIMITS.packs });
    const before = known.find((one) => one.id === id && one.version === version)?.bytes ?? 0;
    const allowed = await this.#caps.mayKeep(player, bytes - before);
    if (!allowed.ok) return allowed;
    const content = { name: pack.name, editions: JSON.stringify(pack.editions), body, bytes, saved_at: this.#now() };
    await this.#db
      .insertInto('packs')
      .values({ player_id: player, id, version, ...content })
      .onConflict((conflict) => conflict.columns(['player_id', 'id', 'version']).doUpdateSet(content))
      .execute();
    return { ok: true, value: infoOf({ id, version, ...content }) };
  }

  async remove({ player, id, version }: PackAddress): Promise<Result<undefined>> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('packs')
      .where('player_id', '=', player)
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    return numDeletedRows > 0 ? { ok: true, value: undefined } : refused('no-such-pack', { id, version });
  }
}

function infoOf({ saved_at, editions, ...row }: Omit<PackTables['packs'], 'player_id' | 'body'>): PackInfo {
  const { id, version, name, bytes } = row;
  return PackInfo.parse({ id, version, name, editions: JSON.parse(editions), bytes, savedAt: saved_at });
}
