import { performance } from 'node:perf_hooks';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { ClusterTables } from '../storage/postgresTables.ts';
import { SHARDS, shardOf } from '../storage/shards.ts';
import { NoShard, type Ownership } from './ownership.ts';

export interface LeasesSettings {
  readonly db: Kysely<ClusterTables>;
  readonly node: string;
  readonly leaseMs: number;
  readonly log: Logger;
  /** Whether other nodes can reach this one. */
  isReachable(): boolean;
}

/** Told what becomes of shards. */
export interface ShardListener {
  /** These are ours from now on. */
  gained(shards: ReadonlySet<number>): void;
  /** These are about to be given back: resolves once nothing is under way in them. */
  leaving(shards: ReadonlySet<number>): Promise<void>;
  /** These are another's already. */
  lost(shards: ReadonlySet<number>): void;
  /** Others have these now: whoever follows a match there has to ask anew. */
  moved(shards: ReadonlySet<number>): void;
  /** Nodes that are not there any more. */
  gone(nodes: readonly string[]): void;
}

/** A lease is renewed so many times before it would run out. */
const RENEWALS = 4;
const MOST_ID_ATTEMPTS = 100_000;

/**
 * The shards of this node. Rows in PostgreSQL say who has which, by the database's clock; that nobody writes who should not, the append sees to
 * (`postgresWriter.ts`). Here is only decided who tries.
 */
export class Leases implements Ownership {
  readonly #settings: LeasesSettings;
  /** Our shards and their epochs. */
  readonly #mine = new Map<number, number>();
  /** Of those, the ones that are being given back. */
  readonly #leaving = new Set<number>();
  /** Who has which shard, as last seen. */
  #owners: (string | null)[] = Array.from({ length: SHARDS }, () => null);
  #nodes: readonly string[] = [];
  #validUntil = 0;
  #clockOffset = 0;
  #isCutOff = false;
  readonly #cutOff = new Set<() => void>();
  #listener: ShardListener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  #closed = false;

  constructor(settings: LeasesSettings) {
    this.#settings = settings;
  }

  /** How many shards are ours. */
  get count(): number {
    return this.#mine.size;
  }

  /** The nodes that are there, this one included. */
  get nodes(): readonly string[] {
    return this.#nodes;
  }

  /** Whether this node cannot serve anybody: it cannot reach the database, or, unlike others, not Redis. */
  get isCutOff(): boolean {
    return this.#isCutOff;
  }

  /** Told when that begins: whoever is connected here is better off elsewhere. */
  onCutOff(listener: () => void): void {
    this.#cutOff.add(listener);
  }

  owns(match: string): boolean {
    return this.epochOf(match) !== undefined && !this.#leaving.has(shardOf(match));
  }

  epochOf(match: string): number | undefined {
    // By our own clock, which stands still for nobody: after that another may have it.
    return performance.now() < this.#validUntil ? this.#mine.get(shardOf(match)) : undefined;
  }

  /** Who has a match, as far as is known. */
  ownerOf(match: string): string | undefined {
    return this.#owners[shardOf(match)] ?? undefined;
  }

  newId(make: () => string, beside?: string): string {
    const shard = beside === undefined ? undefined : shardOf(beside);
    for (let attempt = 0; attempt < MOST_ID_ATTEMPTS; attempt++) {
      const id = make();
      if (shard === undefined ? this.owns(id) : shardOf(id) === shard) return id;
    }
    throw new NoShard();
  }

  now(): number {
    return Date.now() + this.#clockOffset;
  }

  confirm(): Promise<void> {
    return this.refresh();
  }

  /** Claims what is free and goes on renewing. */
  async start(listener: ShardListener): Promise<void> {
    this.#listener = listener;
    await this.#tick();
    this.#timer = setInterval(() => void this.refresh(), this.#settings.leaseMs / RENEWALS);
  }

  /** Renews and looks again who has what. Never rejects. */
  refresh(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#ticking ??= this.#tick()
      .catch((error: unknown) => {
        this.#settings.log.warn({ err: error, shards: this.#mine.size }, 'leases not renewed');
        // A database that was only started again is back by then.
        if (performance.now() > this.#validUntil + this.#settings.leaseMs / 2) this.#setCutOff(true);
      })
      .finally(() => {
        this.#ticking = undefined;
      });
    return this.#ticking;
  }

  /** Gives everything back. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closed = true;
    await this.#ticking;
    await this.#release([...this.#mine.keys()]);
    await this.#settings.db.deleteFrom('nodes').where('id', '=', this.#settings.node).execute();
  }

  async #tick(): Promise<void> {
    const { db, node, leaseMs } = this.#settings;
    const start = performance.now();
    const reachable = this.#settings.isReachable();
    await sql`INSERT INTO nodes (id, seen, reachable) VALUES (${node}, clock_timestamp(), ${reachable})
      ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp(), reachable = ${reachable}`.execute(db);
    await this.#renew(start);
    const nodes = await sql<{ id: string; reachable: boolean; now: number }>`
      SELECT id, reachable, extract(epoch FROM clock_timestamp()) * 1000 AS now FROM nodes
      WHERE seen > clock_timestamp() - ${interval(leaseMs)}`.execute(db);
    this.#clockOffset = Math.round(Number(nodes.rows[0]?.now ?? Date.now()) - Date.now());
    this.#noteNodes(nodes.rows.map(({ id }) => id));
    // A node that others cannot reach is of no use to them; where none can be reached, each goes on as it is.
    const some = nodes.rows.filter((each) => each.reachable);
    const able = (some.length > 0 ? some : nodes.rows).map(({ id }) => id).sort();
    const place = able.indexOf(node);
    this.#setCutOff(place < 0);
    const share = place < 0 ? 0 : Math.floor(SHARDS / able.length) + (place < SHARDS % able.length ? 1 : 0);
    if (this.#mine.size > share) await this.#release([...this.#mine.keys()].slice(share));
    else if (this.#mine.size < share) await this.#claim(share - this.#mine.size);
    await this.#look();
  }

  async #renew(start: number): Promise<void> {
    const { db, node, leaseMs } = this.#settings;
    const { rows } = await sql<{ shard: number; epoch: number }>`
      UPDATE leases SET expires = clock_timestamp() + ${interval(leaseMs)} WHERE node = ${node} AND ${among([...this.#mine])}
      RETURNING shard, epoch`.execute(db);
    const held = new Map(rows.map(({ shard, epoch }) => [shard, epoch]));
    const lost = new Set([...this.#mine].filter(([shard, epoch]) => held.get(shard) !== epoch).map(([shard]) => shard));
    for (const shard of lost) this.#mine.delete(shard);
    if (lost.size > 0) this.#listener?.lost(lost);
    // Counted from before it was asked: by the database's clock it lasts longer than by ours.
    this.#validUntil = start + leaseMs;
  }

  async #claim(most: number): Promise<void> {
    const { db, node, leaseMs, log } = this.#settings;
    const { rows } = await sql<{ shard: number; epoch: number }>`
      UPDATE leases SET node = ${node}, epoch = epoch + 1, expires = clock_timestamp() + ${interval(leaseMs)}
      WHERE shard IN (
        SELECT shard FROM leases WHERE node IS NULL OR expires < clock_timestamp()
        ORDER BY shard LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING shard, epoch`.execute(db);
    if (rows.length === 0) return;
    for (const { shard, epoch } of rows) this.#mine.set(shard, epoch);
    log.info({ shards: rows.length, all: this.#mine.size }, 'shards claimed');
    this.#listener?.gained(new Set(rows.map(({ shard }) => shard)));
  }

  /** Lets go in order: what was asked is finished first. */
  async #release(shards: readonly number[]): Promise<void> {
    if (shards.length === 0) return;
    const { db, node, log } = this.#settings;
    for (const shard of shards) this.#leaving.add(shard);
    try {
      await this.#listener?.leaving(new Set(shards));
      const held = [...this.#mine].filter(([shard]) => shards.includes(shard));
      await sql`UPDATE leases SET node = NULL, expires = clock_timestamp()
        WHERE node = ${node} AND ${among(held)}`.execute(db);
      for (const shard of shards) this.#mine.delete(shard);
      log.info({ shards: shards.length, all: this.#mine.size }, 'shards given back');
    } finally {
      for (const shard of shards) this.#leaving.delete(shard);
      this.#keep(shards.filter((shard) => this.#mine.has(shard)));
    }
  }

  /** Takes up again what could not be given back: its matches were let go of, and stay this node's. */
  #keep(shards: readonly number[]): void {
    if (shards.length > 0 && !this.#closed) this.#listener?.gained(new Set(shards));
  }

  async #look(): Promise<void> {
    const rows = await this.#settings.db.selectFrom('leases').select(['shard', 'node']).execute();
    const owners = Array.from({ length: SHARDS }, (): string | null => null);
    for (const { shard, node } of rows) owners[shard] = node;
    const moved = new Set(
      owners.flatMap((node, shard) => (node !== null && node !== this.#owners[shard] ? [shard] : [])),
    );
    // A shard that nobody has for a moment has not moved yet.
    this.#owners = owners.map((node, shard) => node ?? this.#owners[shard] ?? null);
    if (moved.size > 0) this.#listener?.moved(moved);
  }

  #setCutOff(isCutOff: boolean): void {
    if (isCutOff && !this.#isCutOff) for (const listener of this.#cutOff) listener();
    this.#isCutOff = isCutOff;
  }

  #noteNodes(nodes: readonly string[]): void {
    const gone = this.#nodes.filter((node) => !nodes.includes(node));
    this.#nodes = nodes;
    if (gone.length > 0) this.#listener?.gone(gone);
  }
}

/** Whether a lease is one of these. By its epoch too: a node that was started again under the same name has none of its earlier life's. */
function among(leases: readonly (readonly [shard: number, epoch: number])[]) {
  const [shards, epochs] = [leases.map(([shard]) => shard), leases.map(([, epoch]) => epoch)];
  return sql`(shard, epoch) IN (SELECT * FROM unnest(${shards}::int[], ${epochs}::bigint[]))`;
}

function interval(ms: number) {
  return sql`${ms} * interval '1 millisecond'`;
}
