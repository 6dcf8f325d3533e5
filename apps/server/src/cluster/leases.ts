import { performance } from 'node:perf_hooks';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { MissingRules } from '../games.ts';
import type { ClusterTables } from '../storage/postgresTables.ts';
import { SHARDS, shardOf } from '../storage/shards.ts';
import { NoShard, type Ownership } from './ownership.ts';
import { amongLeases, type ClusterNode, Placements } from './placements.ts';

export interface LeasesSettings {
  readonly db: Kysely<ClusterTables>;
  readonly node: string;
  /** The rules that this node has, by their names. */
  readonly rules: readonly string[];
  readonly leaseMs: number;
  readonly log: Logger;
  /** Whether other nodes can reach this one. */
  isReachable(): boolean;
}

/** Receives changes of shard ownership. */
export interface ShardListener {
  /** Called when this node has acquired shards. */
  gained(shards: ReadonlySet<number>): void;
  /** Called before shards are released: resolves once no work is pending in them. */
  leaving(shards: ReadonlySet<number>): Promise<void>;
  /** These matches are another's from now on: resolves once this node has let go of them. */
  handedOver(matches: ReadonlySet<string>): Promise<void>;
  /** A node has come with rules that no other had: matches in these shards may have waited for them. */
  rulesFound(shards: ReadonlySet<number>): void;
  /** Called when another node owns shards already. */
  lost(shards: ReadonlySet<number>): void;
  /** Called when shards have moved between other nodes: subscribers of their matches have to join again. */
  moved(shards: ReadonlySet<number>): void;
  /** Called with nodes that have disappeared. */
  gone(nodes: readonly string[]): void;
}

/** Number of renewals within the duration of a lease. */
const RENEWALS = 4;
/** Number of renewals between two removals of unused placements. */
const TICKS_PER_TIDYING = 4 * RENEWALS;
const MAX_ID_ATTEMPTS = 100_000;

type HeldShard = readonly [shard: number, epoch: number];

/**
 * The shard leases of this node. Rows in PostgreSQL name the owners, by the database's clock. The append statement
 * rejects writers without a lease (`postgresWriter.ts`); this class only decides which node tries.
 */
export class Leases implements Ownership {
  readonly #settings: LeasesSettings;
  /** Our shards and their epochs. */
  readonly #mine = new Map<number, number>();
  /** Those of our shards that are being released. */
  readonly #leaving = new Set<number>();
  /** Last known owner per shard. */
  readonly #owners = new Map<number, string>();
  readonly #placements: Placements;
  /** Matches that are being handed over. */
  readonly #handingOver = new Set<string>();
  /** Serializes hand-overs: concurrent ones of one match family could choose different shards. */
  #handOvers: Promise<unknown> = Promise.resolve();
  #nodes: readonly ClusterNode[] = [];
  #shardsOfRules: readonly number[] = [];
  #validUntil = 0;
  #ticks = 0;
  #clockOffset = 0;
  #isCutOff = false;
  readonly #cutOff = new Set<() => void>();
  #listener: ShardListener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  #closed = false;

  constructor(settings: LeasesSettings) {
    this.#settings = settings;
    this.#placements = new Placements(settings.db, settings.leaseMs);
  }

  /** Number of shards of this node. */
  get count(): number {
    return [...this.#mine.keys()].filter(isOfIds).length;
  }

  /** The running nodes, including this one. */
  get nodes(): readonly string[] {
    return this.#nodes.map(({ id }) => id);
  }

  get hasOtherRules(): boolean {
    return this.#others().length > 0;
  }

  /** Whether this node cannot serve clients: it cannot reach the database, or, unlike others, not Redis. */
  get isCutOff(): boolean {
    return this.#isCutOff;
  }

  /** Calls the listener when that begins: clients should reconnect to another node. */
  onCutOff(listener: () => void): void {
    this.#cutOff.add(listener);
  }

  owns(match: string): boolean {
    const isLeaving = this.#leaving.has(this.shardOf(match)) || this.#handingOver.has(match);
    return this.epochOf(match) !== undefined && !isLeaving;
  }

  shardOf(match: string): number {
    return this.#placements.shardOf(match);
  }

  epochOf(match: string): number | undefined {
    // By the monotonic clock of this process: afterwards another node may claim the shard.
    return performance.now() < this.#validUntil ? this.#mine.get(this.shardOf(match)) : undefined;
  }

  leaseOf(match: string): { readonly shard: number; readonly epoch: number } | undefined {
    const epoch = this.epochOf(match);
    return epoch === undefined ? undefined : { shard: this.shardOf(match), epoch };
  }

  /** Returns the owner of a match, as far as known. */
  ownerOf(match: string): string | undefined {
    return this.#owners.get(this.shardOf(match));
  }

  newId(make: () => string, beside?: string): string {
    const shard = beside === undefined ? undefined : shardOf(beside);
    for (let attempt = 0; attempt < MAX_ID_ATTEMPTS; attempt++) {
      const id = make();
      if (shard === undefined ? this.owns(id) : shardOf(id) === shard) return id;
    }
    throw new NoShard();
  }

  addedBeside(match: string, beside: string): void {
    this.#placements.note(match, this.shardOf(beside));
  }

  handOver(matches: readonly string[], missing: MissingRules, wasOpen = false): Promise<boolean> {
    const done = this.#handOvers.then(() => this.#handOver(matches, missing, wasOpen));
    this.#handOvers = done.catch(() => {});
    return done;
  }

  now(): number {
    return Date.now() + this.#clockOffset;
  }

  confirm(): Promise<void> {
    return this.refresh();
  }

  /** Claims free shards and starts the renewals. */
  async start(listener: ShardListener): Promise<void> {
    this.#listener = listener;
    await this.#tick();
    this.#timer = setInterval(() => void this.refresh(), this.#settings.leaseMs / RENEWALS);
  }

  /** Renews leases and reads all owners. Never rejects. */
  refresh(): Promise<void> {
    // Requests that still arrive here are routed to the next owners.
    if (this.#closed) return this.#look().catch((error: unknown) => this.#notLooked(error));
    this.#ticking ??= this.#tick()
      .catch((error: unknown) => {
        this.#settings.log.warn({ err: error, shards: this.#mine.size }, 'lease renewal failed');
        // A restarted database is back within this time.
        if (performance.now() > this.#validUntil + this.#settings.leaseMs / 2) this.#setCutOff(true);
      })
      .finally(() => {
        this.#ticking = undefined;
      });
    return this.#ticking;
  }

  /** Releases all shards. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closed = true;
    await this.#ticking;
    // First: the others claim all shards only once they count without this node.
    await this.#settings.db.deleteFrom('nodes').where('id', '=', this.#settings.node).execute();
    await this.#release([...this.#mine.keys()]);
  }

  #notLooked(error: unknown): void {
    this.#settings.log.debug({ err: error }, 'shard owner lookup failed');
  }

  async #tick(): Promise<void> {
    const { db, node, rules, leaseMs } = this.#settings;
    const start = performance.now();
    const reachable = this.#settings.isReachable();
    await sql`INSERT INTO nodes (id, seen, reachable, rules) VALUES (${node}, clock_timestamp(), ${reachable}, ${[...rules]}::text[])
      ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp(), reachable = ${reachable}, rules = excluded.rules`.execute(
      db,
    );
    await this.#renew(start);
    const nodes = await sql<ClusterNode & { reachable: boolean; now: number }>`
      SELECT id, rules, reachable, extract(epoch FROM clock_timestamp()) * 1000 AS now FROM nodes
      WHERE seen > clock_timestamp() - ${interval(leaseMs)}`.execute(db);
    this.#clockOffset = Math.round(Number(nodes.rows[0]?.now ?? Date.now()) - Date.now());
    await this.#receive();
    this.#noteNodes(nodes.rows);
    // A node that others cannot reach must not own shards. If no node can be reached, each keeps its shards.
    const some = nodes.rows.filter((each) => each.reachable);
    const able = [...(some.length > 0 ? some : nodes.rows)].sort((a, b) => (a.id < b.id ? -1 : 1));
    const place = able.findIndex(({ id }) => id === node);
    this.#setCutOff(place < 0);
    const share = place < 0 ? 0 : Math.floor(SHARDS / able.length) + (place < SHARDS % able.length ? 1 : 0);
    const ofIds = [...this.#mine.keys()].filter(isOfIds);
    const isAssigned = (shard: number) => place >= 0 && this.#assigned(shard, able) === node;
    const ofRules = [...this.#mine.keys()].filter((shard) => !isOfIds(shard) && !isAssigned(shard));
    const isMixed = hasMixedRules(nodes.rows);
    await this.#release([...ofIds.slice(share), ...(isMixed ? ofRules : [])]);
    if (!isMixed) await this.#dissolve();
    if (ofIds.length < share) await this.#claim(sql`shard < ${SHARDS}`, share - ofIds.length);
    await this.#look();
    const free = [...this.#shardsOfRules].filter(
      (shard) => !this.#mine.has(shard) && isAssigned(shard) && (isMixed || this.#placements.hasMatches(shard)),
    );
    if (free.length > 0) await this.#claim(sql`shard = ANY(${free}::int[])`, free.length);
    if (++this.#ticks % TICKS_PER_TIDYING === 0) await this.#placements.tidy();
  }

  /** Returns the node that should own a shard of rules: one with these rules, or any node if none has them. */
  #assigned(shard: number, able: readonly ClusterNode[]): string | undefined {
    const rules = this.#placements.rulesOf(shard);
    const capable = able.filter((each) => rules !== undefined && each.rules?.includes(rules));
    const from = capable.length > 0 ? capable : able;
    return from[shard % from.length]?.id;
  }

  /** Resumes matches that other nodes have handed over to shards of this node. */
  async #receive(): Promise<void> {
    const arrived = await this.#placements.refresh();
    const ours = new Set([...arrived].filter((shard) => this.#mine.has(shard)));
    if (ours.size > 0) this.#listener?.gained(ours);
  }

  /** Returns the other nodes with different rules; none while a node does not report its rules. */
  #others(): readonly ClusterNode[] {
    const own = new Set(this.#settings.rules);
    if (this.#nodes.some(({ rules }) => rules === null)) return [];
    return this.#nodes.filter(({ rules }) => rules?.some((each) => !own.has(each)));
  }

  async #handOver(matches: readonly string[], missing: MissingRules, wasOpen: boolean): Promise<boolean> {
    const [first = ''] = matches;
    const lease = this.leaseOf(first);
    const others = this.#others();
    if (lease === undefined || others.length === 0) return false;
    const together = matches.filter((match) => this.shardOf(match) === lease.shard);
    for (const match of together) this.#handingOver.add(match);
    try {
      // Of several matches some may be open.
      const given = { matches: together, missing, wasOpen: wasOpen || together.length > 1, ...lease };
      const epoch = await this.#placements.handOver(given, others);
      if (epoch === undefined) return false;
      this.#mine.set(lease.shard, epoch);
      await this.#listener?.handedOver(new Set(together));
      this.#settings.log.info({ matches: together, rules: missing.pinned }, 'matches handed over');
      return true;
    } finally {
      for (const match of together) this.#handingOver.delete(match);
    }
  }

  async #renew(start: number): Promise<void> {
    const { db, node, leaseMs } = this.#settings;
    const { rows } = await sql<{ shard: number; epoch: number }>`
      UPDATE leases SET expires = clock_timestamp() + ${interval(leaseMs)} WHERE node = ${node} AND ${amongLeases([...this.#mine])}
      RETURNING shard, epoch`.execute(db);
    const held = new Map(rows.map(({ shard, epoch }) => [shard, epoch]));
    const lost = new Set([...this.#mine].filter(([shard, epoch]) => held.get(shard) !== epoch).map(([shard]) => shard));
    for (const shard of lost) this.#mine.delete(shard);
    if (lost.size > 0) this.#listener?.lost(lost);
    // Counted from before the request: the lease ends earlier by our clock than by the database's.
    this.#validUntil = start + leaseMs;
  }

  async #claim(wanted: RawBuilder<unknown>, most: number): Promise<void> {
    const { db, node, leaseMs, log } = this.#settings;
    const { rows } = await sql<{ shard: number; epoch: number }>`
      UPDATE leases SET node = ${node}, epoch = epoch + 1, expires = clock_timestamp() + ${interval(leaseMs)}
      WHERE shard IN (
        SELECT shard FROM leases WHERE (node IS NULL OR expires < clock_timestamp()) AND ${wanted}
        ORDER BY shard LIMIT ${most} FOR UPDATE SKIP LOCKED)
      RETURNING shard, epoch`.execute(db);
    if (rows.length === 0) return;
    // Before any of them counts as ours: their last owner may have handed matches over.
    await this.#placements.reload(rows.map(({ shard }) => shard));
    for (const { shard, epoch } of rows) this.#mine.set(shard, epoch);
    log.info({ shards: rows.length, all: this.#mine.size }, 'shards claimed');
    this.#listener?.gained(new Set(rows.map(({ shard }) => shard)));
  }

  /** Returns the matches of our shards of rules to the shards of their ids: every node has the same rules again. */
  async #dissolve(): Promise<void> {
    const { node } = this.#settings;
    let arrived: ReadonlySet<number> = new Set();
    await this.#release(
      [...this.#mine.keys()].filter((shard) => !isOfIds(shard)),
      async (held) => {
        arrived = await this.#placements.moveBack(node, held);
      },
    );
    const ours = new Set([...arrived].filter((shard) => this.#mine.has(shard)));
    if (ours.size > 0) this.#listener?.gained(ours);
  }

  /** Releases shards after their pending work is finished. */
  async #release(shards: readonly number[], give = (held: readonly HeldShard[]) => this.#free(held)): Promise<void> {
    if (shards.length === 0) return;
    const { log } = this.#settings;
    for (const shard of shards) this.#leaving.add(shard);
    try {
      await this.#listener?.leaving(new Set(shards));
      const held = [...this.#mine].filter(([shard]) => shards.includes(shard));
      await give(held);
      for (const shard of shards) this.#mine.delete(shard);
      log.info({ shards: shards.length, all: this.#mine.size }, 'shards released');
    } finally {
      for (const shard of shards) this.#leaving.delete(shard);
      this.#keep(shards.filter((shard) => this.#mine.has(shard)));
    }
  }

  async #free(held: readonly HeldShard[]): Promise<void> {
    const { db, node } = this.#settings;
    await sql`UPDATE leases SET node = NULL, expires = clock_timestamp()
      WHERE node = ${node} AND ${amongLeases(held)}`.execute(db);
  }

  /** Acquires shards again whose release failed: their matches were dropped from memory but stay with this node. */
  #keep(shards: readonly number[]): void {
    if (shards.length > 0 && !this.#closed) this.#listener?.gained(new Set(shards));
  }

  async #look(): Promise<void> {
    const rows = await this.#settings.db.selectFrom('leases').select(['shard', 'node']).execute();
    const moved = new Set<number>();
    this.#shardsOfRules = rows.map(({ shard }) => shard).filter((shard) => !isOfIds(shard));
    for (const { shard, node } of rows) {
      // A shard without an owner has not moved yet.
      if (node === null || node === this.#owners.get(shard)) continue;
      this.#owners.set(shard, node);
      moved.add(shard);
    }
    if (moved.size > 0) this.#listener?.moved(moved);
  }

  #setCutOff(isCutOff: boolean): void {
    if (isCutOff && !this.#isCutOff) for (const listener of this.#cutOff) listener();
    this.#isCutOff = isCutOff;
  }

  #noteNodes(nodes: readonly ClusterNode[]): void {
    const before = this.#nodes;
    const gone = this.nodes.filter((node) => nodes.every(({ id }) => id !== node));
    this.#nodes = nodes;
    if (gone.length > 0) this.#listener?.gone(gone);
    const known = new Set(before.flatMap(({ rules }) => rules ?? []));
    const hasNew = nodes.some(({ rules }) => rules?.some((each) => !known.has(each)));
    if (before.length > 0 && hasNew) this.#listener?.rulesFound(new Set(this.#mine.keys()));
  }
}

/** Whether some node lacks rules that another has, or does not report its rules. */
function hasMixedRules(nodes: readonly ClusterNode[]): boolean {
  const lists = nodes.map(({ rules }) => rules && [...rules].sort().join());
  return lists.some((list) => list === null || list !== lists[0]);
}

/** Whether a shard holds matches by their ids alone, and not by the rules they need. */
function isOfIds(shard: number): boolean {
  return shard < SHARDS;
}

function interval(ms: number) {
  return sql`${ms} * interval '1 millisecond'`;
}
