import { Socket } from 'node:net';
import pg from 'pg';
import { ServerError } from '../errors.ts';
import type { Epoch, LogEnd, LogWriter } from './matchLog.ts';
import { connectionTo, postgresCode, UNIQUE_VIOLATION } from './postgresClient.ts';
import { SettledWatermark } from './settledWatermark.ts';
import { shardOf } from './shards.ts';
import type { EntryWrite, LogWrite, SnapshotWrite } from './storedEntry.ts';
import { WriterPositions } from './writerPositions.ts';

/** Parameters of a thread that writes to PostgreSQL. */
export interface PostgresAccess {
  readonly kind: 'postgres';
  readonly url: string;
  /** The memory of a `SettledWatermark`, which tells the thread that it is fenced off. */
  readonly mark: SharedArrayBuffer;
}

const NOT_OURS = 'Another node has this match now, or has appended to its log';

/**
 * One statement, and so one transaction and one commit, for a whole batch. The rows of leases are locked so that no
 * node can claim a shard before the commit. A row claimed before has another epoch, and nothing is added. The entries
 * of a match are added all or not at all: the first must follow the last one in the log. That one is looked up per
 * match, in the index: with a condition on all entries, the planner could choose to read the whole table for every
 * batch.
 */
const APPEND = `
WITH held AS MATERIALIZED (
  SELECT shard, epoch FROM leases WHERE shard = ANY($1::int[]) ORDER BY shard FOR KEY SHARE
), given AS MATERIALIZED (
  SELECT * FROM unnest($2::text[], $3::int[], $4::bigint[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::bigint[],
    $10::bigint[], $11::text[], $12::text[], $13::text[], $14::text[])
  AS e(match_id, shard, epoch, after, seq, action_id, kind, seat, at, payload, link, seal, clocks)
), sound AS MATERIALIZED (
  SELECT first.match_id FROM (SELECT DISTINCT ON (match_id) * FROM given ORDER BY match_id, seq) first
    JOIN held ON held.shard = first.shard AND held.epoch = first.epoch
    LEFT JOIN LATERAL (
      SELECT seq, seal FROM entries WHERE match_id = first.match_id ORDER BY seq DESC LIMIT 1
    ) last ON true
  WHERE first.seq = coalesce(last.seq, 0) + 1 AND (first.seq = 1 OR last.seal = first.after)
), added AS (
  INSERT INTO entries (match_id, seq, action_id, kind, seat, at, payload, link, seal, clocks)
  SELECT match_id, seq, action_id, kind, seat, at, payload, link, seal, clocks FROM given JOIN sound USING (match_id)
), kept AS (
  INSERT INTO snapshots (match_id, seq, text, seal)
  SELECT s.match_id, s.seq, s.text, s.seal
  FROM unnest($15::text[], $16::bigint[], $17::text[], $18::text[]) AS s(match_id, seq, text, seal) JOIN sound USING (match_id)
  ON CONFLICT (match_id, seq) DO UPDATE SET text = excluded.text, seal = excluded.seal
), forgotten AS (
  DELETE FROM snapshots old USING unnest($15::text[], $16::bigint[]) AS s(match_id, seq), sound
  WHERE sound.match_id = s.match_id AND old.match_id = s.match_id AND old.seq < s.seq
)
SELECT match_id FROM sound`;

/** Shard of a match, and the lease epoch under which its log was opened. */
interface Lease {
  readonly shard: number;
  readonly epoch: Epoch;
}

/** A connection with its socket, which allows to cut it off. */
interface Connection {
  readonly client: pg.Client;
  readonly socket: Socket;
}

/** Writes logs to PostgreSQL, one batch at a time. */
export class PostgresWriter implements LogWriter {
  readonly #access: PostgresAccess;
  readonly #mark: SettledWatermark;
  readonly #ends = new WriterPositions();
  #connection: Promise<Connection> | undefined;

  constructor(access: PostgresAccess) {
    this.#access = access;
    this.#mark = new SettledWatermark(access.mark);
  }

  takeUp(match: string, end: LogEnd, epoch: Epoch, shard?: number): void {
    this.#ends.takeUp(match, end, epoch, shard);
  }

  drop(match: string): void {
    this.#ends.drop(match);
  }

  async append(writes: readonly LogWrite[]): Promise<ReadonlyMap<string, string>> {
    if (this.#mark.isFenced) throw new ServerError('closed', 'log', 'This host has been given up');
    const entries = writes.flatMap(({ entry }) => entry ?? []);
    const leases = new Map(entries.map(({ match }) => [match, this.#leaseOf(match)]));
    const { next, refused } = this.#ends.advance(entries);
    if (next.length === 0) return refused;
    const snapshots = writes.flatMap(({ snapshot }) => (snapshot && !refused.has(snapshot.match) ? snapshot : []));
    try {
      const added = await this.#add(next, snapshots, leases);
      for (const { match } of next) if (!added.has(match)) refused.set(match, NOT_OURS);
    } catch (error) {
      for (const { match } of next) this.#ends.drop(match);
      throw error;
    }
    for (const match of refused.keys()) this.#ends.drop(match);
    return refused;
  }

  async close(): Promise<void> {
    const connection = await this.#connection?.catch(() => undefined);
    this.#connection = undefined;
    await connection?.client.end();
  }

  #leaseOf(match: string): Lease {
    const { epoch = 0, shard = shardOf(match) } = this.#ends.leaseOf(match) ?? {};
    return { epoch, shard };
  }

  /** Returns the matches whose entries are in their logs now. */
  async #add(
    entries: readonly EntryWrite[],
    snapshots: readonly SnapshotWrite[],
    leases: ReadonlyMap<string, Lease>,
  ): Promise<ReadonlySet<string>> {
    try {
      return await this.#run(entries, snapshots, leases);
    } catch (error) {
      if (postgresCode(error) !== UNIQUE_VIOLATION) throw error;
    }
    // Another writer has just added the same entry to one of these logs, invisible to this statement. The other matches
    // are added one by one.
    const added = new Set<string>();
    for (const match of new Set(entries.map((entry) => entry.match))) {
      const isOf = (each: { readonly match: string }) => each.match === match;
      const one = await this.#run(entries.filter(isOf), snapshots.filter(isOf), leases).catch((error: unknown) => {
        if (postgresCode(error) !== UNIQUE_VIOLATION) throw error;
        return new Set<string>();
      });
      for (const each of one) added.add(each);
    }
    return added;
  }

  async #run(
    entries: readonly EntryWrite[],
    snapshots: readonly SnapshotWrite[],
    leases: ReadonlyMap<string, Lease>,
  ): Promise<Set<string>> {
    const held = entries.map(({ match }) => leases.get(match) ?? this.#leaseOf(match));
    const shards = held.map(({ shard }) => shard);
    const rows = entries.map(({ row }) => row);
    const values = [
      [...new Set(shards)],
      entries.map(({ match }) => match),
      shards,
      held.map(({ epoch }) => epoch),
      rows.map(({ after }) => after),
      rows.map(({ seq }) => seq),
      rows.map(({ actionId }) => actionId),
      rows.map(({ kind }) => kind),
      rows.map(({ seat }) => seat),
      rows.map(({ at }) => at),
      rows.map(({ payload }) => payload),
      rows.map(({ link }) => link),
      rows.map(({ seal }) => seal),
      entries.map(({ clocks }) => clocks),
      snapshots.map(({ match }) => match),
      snapshots.map(({ seq }) => seq),
      snapshots.map(({ text }) => text),
      snapshots.map(({ seal }) => seal),
    ];
    const connection = await this.#connected();
    try {
      const { rows: sound } = await connection.client.query<{ match_id: string }>({
        name: 'append',
        text: APPEND,
        values,
      });
      return new Set(sound.map(({ match_id }) => match_id));
    } catch (error) {
      // The outcome is unknown: a new connection finds out.
      if (postgresCode(error) !== UNIQUE_VIOLATION) await this.#forget(connection);
      throw error;
    }
  }

  async #connected(): Promise<Connection> {
    this.#connection ??= this.#connect();
    try {
      return await this.#connection;
    } catch (error) {
      this.#connection = undefined;
      throw error;
    }
  }

  async #connect(): Promise<Connection> {
    const socket = new Socket();
    const client = new pg.Client({ ...connectionTo(this.#access.url), stream: () => socket });
    const connection = { client, socket };
    // An idle connection that is lost is replaced when it is needed.
    client.on('error', () => void this.#forget(connection));
    await client.connect();
    return connection;
  }

  async #forget(connection: Connection): Promise<void> {
    if ((await this.#connection?.catch(() => undefined)) === connection) this.#connection = undefined;
    // A regular end would wait for the statement that hangs.
    connection.socket.destroy();
  }
}
