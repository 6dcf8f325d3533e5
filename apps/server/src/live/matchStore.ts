import { Clocks, Holder, MatchAttachments } from '@tessera/protocol';
import { type Compilable, sql } from 'kysely';
import * as z from 'zod';
import type { StartedMatch, StoredMatch } from '../hosts/hostMessages.ts';
import { CorruptMatch } from '../hosts/seals.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import { SHARD_OF_ID } from '../storage/postgresTables.ts';
import type { SeedCipher } from '../storage/seedCipher.ts';
import type { Storage } from '../storage/storage.ts';
import { eraseMatchStatements } from './history/eraseMatch.ts';
import { addEntriesStatements, removeLogStatements, setAsideLogStatements } from './logStatements.ts';
import { type HeadingRow, readHeading } from './matchInfoRow.ts';
import { type MatchRecord, peopleOf } from './matchRecord.ts';
import { holdersOf } from './seating.ts';

/** Columns of a heading: the JSON, and those that matches are searched by. */
const HEADING = ['matches.id', 'matches.code', 'matches.visibility', 'matches.moved_at', 'matches.record'] as const;

/** Parts of a new match besides its heading. */
export interface NewMatchParts {
  readonly brought?: MatchAttachments | undefined;
  /** The log of a match that does not begin at its start, such as a fork. */
  readonly started?: StartedMatch | undefined;
  /** The match whose shard it joins, if that is not the shard of its id. */
  readonly beside?: { readonly match: string; readonly shard: number } | undefined;
}

/** The start of a log from which a person was removed. */
interface RedactedStart {
  readonly holders: readonly Holder[];
  readonly clocks?: Clocks | undefined;
}

/** Stored matches. */
export class MatchStore {
  readonly #storage: Storage;
  readonly #safe: SeedCipher;
  readonly #db;
  readonly #onDamage: (match: string, problem: string) => void;

  /** @param onDamage called for a heading that cannot be read. */
  constructor(storage: Storage, safe: SeedCipher, onDamage: (match: string, problem: string) => void) {
    this.#storage = storage;
    this.#safe = safe;
    this.#onDamage = onDamage;
    this.#db = storage.tables<MatchTables>();
  }

  /** Adds a match with its attachments and, for a fork or an import, its log. Fails with a conflict if the id or the code is taken. */
  async add(record: MatchRecord, { brought, started, beside }: NewMatchParts = {}): Promise<void> {
    const { id, code, visibility, status, movedAt } = record;
    const beginning = started
      ? {
          beginning: this.#safe.close(id, started.beginning),
          started_at: started.startedAt,
          holders: holdersText(record),
        }
      : { beginning: null, started_at: null, holders: null };
    const heading = { id, code, visibility, status, moved_at: movedAt, record: JSON.stringify(record) };
    const row = { ...heading, ...beginning, brought: brought ? JSON.stringify(brought) : null };
    const { snapshot } = started ?? {};
    const entries = await addEntriesStatements(this.#db, id, started?.entries ?? []);
    return this.#write(beside?.match ?? id, [
      this.#db.insertInto('matches').values(row),
      ...(beside ? [this.#place(id, beside.shard)] : []),
      ...this.#addSitters(record),
      ...entries,
      ...(snapshot ? [this.#db.insertInto('snapshots').values({ match_id: id, ...snapshot })] : []),
    ]);
  }

  /** Stores the start of a match. Throws a conflict if it had started before. */
  begin(record: MatchRecord, { beginning, startedAt }: StartedMatch): Promise<void> {
    const { id } = record;
    const start = this.#db
      .updateTable('matches')
      .set({ beginning: this.#safe.close(id, beginning), started_at: startedAt, holders: holdersText(record) })
      .where('id', '=', id)
      .where('beginning', 'is', null);
    return this.#storage.write([{ ...start.compile(), mustChange: true }, this.#change(record).compile()], id);
  }

  /** Replaces the log by one that newer rules have migrated; the old log is kept under the same match. */
  async replaceLog(
    record: MatchRecord,
    { beginning, entries }: StartedMatch,
    clocks: Clocks | undefined,
  ): Promise<void> {
    const { id, seq } = record;
    const db = this.#db;
    const replace = db
      .updateTable('matches')
      .set({ beginning: this.#safe.close(id, beginning) })
      .where('id', '=', id);
    const writes: Compilable[] = [
      ...setAsideLogStatements(db, id),
      db.deleteFrom('entries').where('match_id', '=', id),
      db.deleteFrom('snapshots').where('match_id', '=', id),
      db.updateTable('seen').set({ seq }).where('match_id', '=', id).where('seq', '>', seq),
    ];
    const added = await addEntriesStatements(this.#db, id, entries, clocks);
    return this.#storage.write(
      [
        ...writes.map((each) => each.compile()),
        { ...replace.compile(), mustChange: true },
        ...added.map((each) => each.compile()),
        this.#change(record).compile(),
      ],
      id,
    );
  }

  /** Replaces the log of a match by one of the same numbers: without a person, or shortened. The old log is not kept. */
  async rewriteLog(
    record: MatchRecord,
    { beginning, entries, snapshot }: StartedMatch,
    stored: RedactedStart,
  ): Promise<void> {
    const { id } = record;
    const db = this.#db;
    const replace = db
      .updateTable('matches')
      .set({ beginning: this.#safe.close(id, beginning), holders: JSON.stringify(stored.holders) })
      .where('id', '=', id);
    const added = await addEntriesStatements(this.#db, id, entries, stored.clocks);
    return this.#storage.write(
      [
        ...removeLogStatements(db, id, entries.length).map((each) => each.compile()),
        { ...replace.compile(), mustChange: true },
        ...added.map((each) => each.compile()),
        ...(snapshot
          ? [
              db
                .insertInto('snapshots')
                .values({ match_id: id, ...snapshot })
                .compile(),
            ]
          : []),
        this.#change(record).compile(),
      ],
      id,
    );
  }

  /** Writes the heading and the seats. */
  save(record: MatchRecord): Promise<void> {
    const forget = this.#db.deleteFrom('sitters').where('match_id', '=', record.id);
    return this.#write(record.id, [this.#change(record), forget, ...this.#addSitters(record)]);
  }

  /** Returns another person with a seat in the match or its host, at present or in the past; undefined if there is none. */
  async otherIn(id: string, player: string): Promise<string | undefined> {
    const others = this.#db.selectFrom('seat_history').select('player').where('match_id', '=', id);
    return (await others.where('player', '!=', player).limit(1).executeTakeFirst())?.player;
  }

  /** Removes a match from a person's list. */
  forget(id: string, player: string): Promise<void> {
    const forget = this.#db.deleteFrom('sitters').where('match_id', '=', id).where('player', '=', player);
    return this.#write(id, [forget]);
  }

  /** Erases a match with everything that is kept of it. */
  erase(id: string): Promise<void> {
    return this.#write(id, eraseMatchStatements(this.#storage.tables(), id));
  }

  /** Writes only the heading. */
  saveHeading(record: MatchRecord): Promise<void> {
    return this.#write(record.id, [this.#change(record)]);
  }

  /** Runs all queries in one transaction, and only if this server owns the match. */
  #write(match: string, queries: readonly Compilable[]): Promise<void> {
    return this.#storage.write(
      queries.map((query) => query.compile()),
      match,
    );
  }

  /** Writes the heading, unless that would undo the start of the match. */
  #change(record: MatchRecord): Compilable {
    const { id, visibility, status, movedAt, commitment } = record;
    const row = { visibility, status, moved_at: movedAt, record: JSON.stringify(record) };
    const change = this.#db.updateTable('matches').set(row).where('id', '=', id);
    return commitment === undefined ? change.where('beginning', 'is', null) : change;
  }

  #place(id: string, shard: number): Compilable {
    const row = sql`INSERT INTO placements (match_id, shard) VALUES (${id}, ${shard})`;
    return { compile: () => row.compile(this.#db) };
  }

  #addSitters(record: MatchRecord): Compilable[] {
    const rows = peopleOf(record).map((player) => ({ player, match_id: record.id }));
    return (['sitters', 'seat_history'] as const).map((table) =>
      this.#db
        .insertInto(table)
        .values(rows)
        .onConflict((conflict) => conflict.doNothing()),
    );
  }

  async find(by: { readonly id: string } | { readonly code: string }): Promise<MatchRecord | undefined> {
    const query = this.#db.selectFrom('matches').select(HEADING);
    const row = await ('id' in by
      ? query.where('id', '=', by.id)
      : query.where('code', '=', by.code)
    ).executeTakeFirst();
    return row && this.#read(row);
  }

  /** Returns the attachment of a match, for its start and for a rematch. */
  async brought({ id, brought }: MatchRecord): Promise<MatchAttachments | undefined> {
    if (brought) return brought;
    const row = await this.#db.selectFrom('matches').select('brought').where('id', '=', id).executeTakeFirst();
    return row?.brought == null ? undefined : MatchAttachments.parse(JSON.parse(row.brought));
  }

  /** Returns public matches with this status, last moved first, from the start or after one of them. */
  async inPublic(
    status: 'open' | 'playing',
    limit: number,
    after?: { readonly movedAt: number; readonly id: string },
  ): Promise<MatchRecord[]> {
    const { movedAt, id } = after ?? { movedAt: Number.MAX_SAFE_INTEGER, id: '' };
    const rows = await this.#db
      .selectFrom('matches')
      .select(HEADING)
      .where('status', '=', status)
      .where('visibility', '=', 'public')
      .where('moved_at', '<=', movedAt)
      .where((q) => q.or([q('moved_at', '<', movedAt), q('id', '>', id)]))
      .orderBy('moved_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => this.#read(row));
  }

  /** Returns the matches of a person, last moved first. */
  async ofPlayer(player: string, limit: number): Promise<MatchRecord[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .innerJoin('sitters', 'sitters.match_id', 'matches.id')
      .select(HEADING)
      .where('sitters.player', '=', player)
      .orderBy('matches.moved_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => this.#read(row));
  }

  /** Returns running matches with the lengths of their logs: all, or those of some shards. */
  async playing(shards?: ReadonlySet<number>): Promise<{ record: MatchRecord; seq: number }[]> {
    const query = this.#db
      .selectFrom('matches')
      .select(HEADING)
      .select([
        (q) =>
          q
            .selectFrom('entries')
            .whereRef('match_id', '=', 'matches.id')
            .select((e) => e.fn.max('seq').as('last'))
            .as('last'),
      ])
      // The rules that a match was waiting for may be installed now.
      .where('status', 'in', ['playing', 'needs-rules']);
    const wanted = [...(shards ?? [])];
    const ofIds = sql<boolean>`${sql.raw(SHARD_OF_ID)} = ANY(${wanted}::int[])`;
    const placed = sql<boolean>`id IN (SELECT match_id FROM placements WHERE shard = ANY(${wanted}::int[]))`;
    // Includes matches that were handed over from these shards, so the owner of each match is checked.
    const rows = shards
      ? [...(await query.where(ofIds).execute()), ...(await query.where(placed).execute())]
      : await query.execute();
    return rows.map((row) => ({ record: this.#read(row), seq: row.last ?? 0 }));
  }

  /** Returns unfinished matches whose seeds were encrypted with a missing key. */
  async sealedElsewhere(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select(['id', sql<string>`substr(beginning, 1, 24)`.as('sealed')])
      .where('beginning', 'is not', null)
      .where('status', 'in', ['playing', 'needs-rules'])
      .execute();
    return rows.filter(({ sealed }) => !this.#safe.hasKeyOf(sealed)).map(({ id }) => id);
  }

  /** Returns the number of matches with a status. */
  async count(status: MatchRecord['status']): Promise<number> {
    const query = this.#db.selectFrom('matches').select((q) => q.fn.countAll<number>().as('count'));
    return (await query.where('status', '=', status).executeTakeFirst())?.count ?? 0;
  }

  /**
   * Returns everything a host needs to open a match, or undefined if it has not started. Throws a CorruptMatch if it
   * cannot be read.
   */
  async stored({ id, game, pace, undo, seats, seq }: MatchRecord): Promise<StoredMatch | undefined> {
    const [start, rows, snapshot] = await Promise.all([
      this.#db
        .selectFrom('matches')
        .select(['beginning', 'started_at', 'holders'])
        .where('id', '=', id)
        .executeTakeFirst(),
      this.#storage.log.read(id),
      this.#storage.log.snapshot(id),
    ]);
    if (start?.beginning == null) return undefined;
    const clocks = rows.at(-1)?.clocks;
    return {
      game,
      pace,
      ...(undo && { undo }),
      ...(clocks != null && { clocks: readJson(Clocks, clocks, 'clocks') }),
      // The host reports a beginning that cannot be decrypted.
      beginning: this.#safe.open(id, start.beginning) ?? '',
      startedAt: start.started_at ?? 0,
      // Matches from before the log contained seats: only the current holders are known.
      holders: start.holders === null ? holdersOf(seats) : readJson(Holders, start.holders, 'holders'),
      // The heading follows the log and is never ahead of it: the database adds entries before it writes anything else.
      atLeast: seq,
      entries: rows.map(({ clocks: _clocks, ...entry }) => entry),
      ...(snapshot && { snapshot }),
    };
  }

  /** Returns the entry of an action, if it was done. */
  async entryOf(match: string, actionId: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('entries').select('seq').where('match_id', '=', match);
    return (await query.where('action_id', '=', actionId).executeTakeFirst())?.seq;
  }

  /** Reads a heading. A damaged one yields its readable parts, so that the rest of a list is still shown. */
  #read(row: HeadingRow): MatchRecord {
    const read = readHeading(row);
    if (read.problem !== undefined) this.#onDamage(row.id, read.problem);
    return read.record;
  }

  async see(match: string, player: string, seq: number): Promise<void> {
    await this.#db
      .insertInto('seen')
      .values({ match_id: match, player, seq })
      .onConflict((conflict) =>
        conflict.columns(['match_id', 'player']).doUpdateSet({ seq }).where('seen.seq', '<', seq),
      )
      .execute();
  }

  async seen(match: string, player: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('seen').select('seq').where('match_id', '=', match);
    return (await query.where('player', '=', player).executeTakeFirst())?.seq;
  }
}

const Holders = z.array(Holder);

/** Parses JSON stored beside a log; throws a CorruptMatch if it cannot be read. */
function readJson<T>(schema: z.ZodType<T>, text: string, place: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new CorruptMatch(place, 'The stored data cannot be read');
  }
}

function holdersText({ seats }: MatchRecord): string {
  return JSON.stringify(holdersOf(seats));
}
