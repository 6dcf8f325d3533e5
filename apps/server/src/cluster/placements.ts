import { performance } from 'node:perf_hooks';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { MissingRules } from '../games.ts';
import type { ClusterTables } from '../storage/postgresTables.ts';
import { SHARDS, shardOf } from '../storage/shards.ts';

/** A node that is there, and the rules it has; null for a release that does not say. */
export interface ClusterNode {
  readonly id: string;
  readonly rules: readonly string[] | null;
}

/** A hand-over of matches from a shard of this node. */
export interface HandOver {
  /** The match and all that have opened it or that it has opened: what concerns them must be in one node. */
  readonly matches: readonly string[];
  readonly missing: MissingRules;
  /** Whether one of them was open under the present epoch, so that appends of it may be in flight. */
  readonly wasOpen: boolean;
  /** The shard in which they lie now, and the epoch under which this node has it. */
  readonly shard: number;
  readonly epoch: number;
}

/** Number of leases after which a change that was missed cannot be read as a recent one. */
const RECENT_LEASES = 3;
/** Number of leases for which the row of a match stays after its return: by then every node has read it, or reads the whole table again. */
const RETURNED_LEASES = 2 * RECENT_LEASES;

/**
 * The matches that do not lie in the shard of their id. A match whose rules its node lacks is handed over to a shard of those rules, which only
 * nodes that have them claim (docs/decisions/0042). The memory here may be behind the table, except about shards of this node: their owner alone
 * moves matches out of them, and reads the table again when it claims one.
 */
export class Placements {
  readonly #db: Kysely<ClusterTables>;
  readonly #leaseMs: number;
  readonly #shards = new Map<string, number>();
  /** The rules of shards, by the quotient of their numbers. */
  readonly #rules = new Map<number, string>();
  #readAt: number | undefined;
  /** Serializes accesses to the table: rows read before a hand-over must not overwrite its result. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(db: Kysely<ClusterTables>, leaseMs: number) {
    this.#db = db;
    this.#leaseMs = leaseMs;
  }

  shardOf(match: string): number {
    return this.#shards.get(match) ?? shardOf(match);
  }

  /** Returns the rules that a node needs for a shard; undefined for the shards of ids. */
  rulesOf(shard: number): string | undefined {
    return this.#rules.get(Math.floor(shard / SHARDS));
  }

  /** Whether a match lies in a shard of rules, as far as known. */
  hasMatches(shard: number): boolean {
    return [...this.#shards.values()].includes(shard);
  }

  /** Notes the shard of a match. */
  note(match: string, shard: number): void {
    if (shard < SHARDS) this.#shards.delete(match);
    else this.#shards.set(match, shard);
  }

  /** Reads changed placements. Returns the shards in which matches have arrived. */
  refresh(): Promise<ReadonlySet<number>> {
    return this.#inTurn(() => this.#refresh());
  }

  async #refresh(): Promise<ReadonlySet<number>> {
    const start = performance.now();
    const windowMs = RECENT_LEASES * this.#leaseMs;
    const isBehind = this.#readAt === undefined || start - this.#readAt > windowMs / 2;
    // Matches whose rows were removed are back in the shards of their ids. Those that are noted while the table is read stay.
    const known = isBehind ? [...this.#shards.keys()] : [];
    const { rows } = isBehind
      ? await sql<PlacementRow>`SELECT match_id, shard FROM placements`.execute(this.#db)
      : await sql<PlacementRow>`SELECT match_id, shard FROM placements
          WHERE changed > clock_timestamp() - ${windowMs} * interval '1 millisecond'`.execute(this.#db);
    const arrived = new Set(
      rows.filter(({ match_id, shard }) => this.shardOf(match_id) !== shard).map(({ shard }) => shard),
    );
    for (const match of known) this.#shards.delete(match);
    for (const { match_id, shard } of rows) this.note(match_id, shard);
    await this.#readRules();
    this.#readAt = start;
    return arrived;
  }

  /** Reads all placements of matches whose current shard, or shard by id, is one of these. */
  reload(shards: readonly number[]): Promise<void> {
    return this.#inTurn(() => this.#reload(shards));
  }

  async #reload(shards: readonly number[]): Promise<void> {
    const hashes = new Set(shards.map((shard) => shard % SHARDS));
    // Matches that are noted while the table is read stay.
    const known = [...this.#shards].filter(([, shard]) => hashes.has(shard % SHARDS)).map(([match]) => match);
    const { rows } = await sql<PlacementRow>`SELECT match_id, shard FROM placements
      WHERE shard % ${sql.lit(SHARDS)} = ANY(${[...hashes]}::int[])`.execute(this.#db);
    for (const match of known) this.#shards.delete(match);
    for (const { match_id, shard } of rows) this.note(match_id, shard);
  }

  /**
   * Moves matches to a shard of rules that one of these other nodes has. Returns the new epoch of this node's lease on the old shard; undefined
   * if no other node has rules that may play them, or if another node owns the shard by now.
   */
  handOver(given: HandOver, others: readonly ClusterNode[]): Promise<number | undefined> {
    return this.#inTurn(async () => {
      const moved = await this.#move(given, others);
      if (!moved) return undefined;
      this.#rules.set(Math.floor(moved.shard / SHARDS), moved.rules);
      for (const match of given.matches) this.#shards.set(match, moved.shard);
      return moved.epoch;
    });
  }

  /**
   * Releases shards of rules of this node, and moves their matches back to the shards of their ids. The epochs of the shards increase, as in a
   * claim, so that an append of a match that was open here adds nothing. Returns the shards to which matches went.
   */
  moveBack(node: string, leases: readonly (readonly [shard: number, epoch: number])[]): Promise<ReadonlySet<number>> {
    return this.#inTurn(async () => {
      const rows = await this.#db.transaction().execute(async (transaction) => {
        const { rows: left } = await sql<{ shard: number }>`UPDATE leases
          SET node = NULL, epoch = epoch + 1, expires = clock_timestamp()
          WHERE node = ${node} AND ${amongLeases(leases)} RETURNING shard`.execute(transaction);
        const moved = await sql<PlacementRow>`UPDATE placements
          SET shard = shard % ${sql.lit(SHARDS)}, failed = '{}', changed = clock_timestamp()
          WHERE shard = ANY(${left.map(({ shard }) => shard)}::int[]) RETURNING match_id, shard`.execute(transaction);
        return moved.rows;
      });
      for (const { match_id, shard } of rows) this.note(match_id, shard);
      return new Set(rows.map(({ shard }) => shard));
    });
  }

  /** Removes the rows of matches that returned long ago, and of matches that do not exist any more. */
  async tidy(): Promise<void> {
    const windowMs = RETURNED_LEASES * this.#leaseMs;
    await sql`DELETE FROM placements WHERE changed < clock_timestamp() - ${windowMs} * interval '1 millisecond'
      AND (shard < ${sql.lit(SHARDS)} OR NOT EXISTS (SELECT 1 FROM matches WHERE id = match_id))`.execute(this.#db);
  }

  async #move(
    given: HandOver,
    others: readonly ClusterNode[],
  ): Promise<{ readonly epoch: number; readonly shard: number; readonly rules: string } | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const epoch = await fence(transaction, given);
      if (epoch === undefined) return undefined;
      const { matches, missing, shard } = given;
      const known = await transaction
        .selectFrom('placements')
        .select('failed')
        .where('match_id', 'in', [...matches])
        .execute();
      const failed = new Set([...known.flatMap((row) => row.failed), ...(missing.failed ? [missing.failed] : [])]);
      const rules = rulesElsewhere(missing, failed, others);
      if (rules === undefined) return undefined;
      const target = await shardFor(transaction, rules, shard % SHARDS);
      const { rows: placed } = await sql`INSERT INTO placements (match_id, shard, failed, changed)
        SELECT match_id, ${target}, ${[...failed]}::text[], clock_timestamp() FROM unnest(${[...matches]}::text[]) AS m(match_id)
        ON CONFLICT (match_id) DO UPDATE SET shard = excluded.shard, failed = excluded.failed, changed = excluded.changed
          WHERE placements.shard = ${shard}
        RETURNING match_id`.execute(transaction);
      if (placed.length !== matches.length) throw new Error('a match does not lie in the shard that it is to leave');
      return { epoch, shard: target, rules };
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  async #readRules(): Promise<void> {
    const isKnown = [...this.#shards.values()].every((shard) => this.rulesOf(shard) !== undefined);
    if (isKnown && this.#readAt !== undefined) return;
    const rows = await this.#db.selectFrom('shard_rules').selectAll().execute();
    for (const { id, rules } of rows) this.#rules.set(id, rules);
  }
}

interface PlacementRow {
  readonly match_id: string;
  readonly shard: number;
}

/**
 * Returns a filter for these leases. It includes the epoch: a node restarted under the same name has none of its
 * earlier leases.
 */
export function amongLeases(leases: readonly (readonly [shard: number, epoch: number])[]) {
  const [shards, epochs] = [leases.map(([shard]) => shard), leases.map(([, epoch]) => epoch)];
  return sql`(shard, epoch) IN (SELECT * FROM unnest(${shards}::int[], ${epochs}::bigint[]))`;
}

/**
 * Makes sure that this node still has the shard. A match that was open here may have appends in flight: a new epoch keeps those from being
 * added later, as a claim does.
 */
async function fence(
  transaction: Transaction<ClusterTables>,
  { wasOpen, shard, epoch }: HandOver,
): Promise<number | undefined> {
  if (!wasOpen) {
    const { rows } = await sql`SELECT 1 FROM leases WHERE shard = ${shard} AND epoch = ${epoch} FOR KEY SHARE`.execute(
      transaction,
    );
    return rows.length === 0 ? undefined : epoch;
  }
  const { rows } = await sql<{ epoch: number }>`UPDATE leases SET epoch = epoch + 1
    WHERE shard = ${shard} AND epoch = ${epoch} RETURNING epoch`.execute(transaction);
  return rows[0]?.epoch;
}

/** Returns the shard of these rules for a hash of ids. Creates it if it is missing, for a node to claim. */
async function shardFor(transaction: Transaction<ClusterTables>, rules: string, hash: number): Promise<number> {
  await sql`INSERT INTO shard_rules (rules) VALUES (${rules}) ON CONFLICT DO NOTHING`.execute(transaction);
  const { id } = await transaction
    .selectFrom('shard_rules')
    .select('id')
    .where('rules', '=', rules)
    .executeTakeFirstOrThrow();
  const shard = id * SHARDS + hash;
  await sql`INSERT INTO leases (shard, node, epoch, expires) VALUES (${shard}, NULL, 0, clock_timestamp())
    ON CONFLICT DO NOTHING`.execute(transaction);
  return shard;
}

/** The rules by which another node would play a match, if none of its attempts is known to fail. */
function rulesElsewhere(
  { pinned, failed: tried }: MissingRules,
  failed: ReadonlySet<string>,
  others: readonly ClusterNode[],
): string | undefined {
  const game = pinned.slice(0, pinned.lastIndexOf(' ') + 1);
  const attempts = others.flatMap(({ rules }) => {
    if (rules?.includes(pinned)) return pinned;
    // Without an attempt here, newer rules are not preferred to newer rules elsewhere.
    return (tried === undefined ? undefined : rules?.find((each) => each.startsWith(game))) ?? [];
  });
  const open = attempts.filter((rules) => !failed.has(rules));
  return open.find((rules) => rules === pinned) ?? open[0];
}
