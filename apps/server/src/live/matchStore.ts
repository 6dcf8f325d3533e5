import { type ChatLine, Clocks } from '@tessera/protocol';
import type { Begun, StoredMatch } from '../hosts/hostMessages.ts';
import { addRow } from '../storage/appendEntry.ts';
import type { Statement } from '../storage/job.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import type { SeedSafe } from '../storage/seedSafe.ts';
import type { Storage } from '../storage/storage.ts';
import { MatchRecord, peopleOf } from './matchRecord.ts';

const ADD_MATCH = `INSERT INTO matches (id, code, visibility, status, moved_at, record, beginning, started_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const CHANGE_MATCH = 'UPDATE matches SET visibility = ?, status = ?, moved_at = ?, record = ? WHERE id = ?';
const BEGIN_MATCH = 'UPDATE matches SET beginning = ?, started_at = ? WHERE id = ? AND beginning IS NULL';
const ADD_SITTER = 'INSERT OR IGNORE INTO sitters (player, match_id) VALUES (?, ?)';
const FORGET_SITTER = 'DELETE FROM sitters WHERE match_id = ? AND player = ?';
const FORGET_SITTERS = 'DELETE FROM sitters WHERE match_id = ?';
const ADD_CHAT = `INSERT INTO chat (match_id, id, action_id, player, at, name, seat, text)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const SEE = `INSERT INTO seen (match_id, player, seq) VALUES (?1, ?2, ?3)
  ON CONFLICT (match_id, player) DO UPDATE SET seq = max(seq, ?3)`;

/** Matches in storage. */
export class MatchStore {
  readonly #storage: Storage;
  readonly #safe: SeedSafe;
  readonly #db;

  constructor(storage: Storage, safe: SeedSafe) {
    this.#storage = storage;
    this.#safe = safe;
    this.#db = storage.tables<MatchTables>();
  }

  /** Adds a match, with its log where it begins in the middle. A conflict if id or code are taken. */
  add(record: MatchRecord, begun?: Begun): Promise<void> {
    const { id, code, visibility, status, movedAt } = record;
    const parameters = [id, code, visibility, status, movedAt, JSON.stringify(record)];
    const beginning = begun ? [this.#safe.close(id, begun.beginning), begun.startedAt] : [null, null];
    return this.#storage.write([
      { sql: ADD_MATCH, parameters: [...parameters, ...beginning] },
      ...sittersOf(record),
      ...(begun?.rows ?? []).map((row) => addRow(id, row, null)),
    ]);
  }

  /** The match begins. A conflict if it had begun before. */
  begin(record: MatchRecord, { beginning, startedAt }: Begun): Promise<void> {
    const { id } = record;
    const parameters = [this.#safe.close(id, beginning), startedAt, id];
    const start = { sql: BEGIN_MATCH, parameters, mustChange: true };
    return this.#storage.write([start, change(record)]);
  }

  /** Writes the heading, and who sits there. */
  save(record: MatchRecord): Promise<void> {
    const forget = { sql: FORGET_SITTERS, parameters: [record.id] };
    return this.#storage.write([change(record), forget, ...sittersOf(record)]);
  }

  /** Takes a match off somebody's list. */
  forget(id: string, player: string): Promise<void> {
    return this.#storage.write([{ sql: FORGET_SITTER, parameters: [id, player] }]);
  }

  /** Writes only the heading. */
  saveHeading(record: MatchRecord): Promise<void> {
    return this.#storage.write([change(record)]);
  }

  async find(by: { readonly id: string } | { readonly code: string }): Promise<MatchRecord | undefined> {
    const query = this.#db.selectFrom('matches').select('record');
    const row = await ('id' in by
      ? query.where('id', '=', by.id)
      : query.where('code', '=', by.code)
    ).executeTakeFirst();
    return row && MatchRecord.parse(JSON.parse(row.record));
  }

  /** Public matches in this state, last moved first, from the start or after one of them. */
  async inPublic(
    status: 'open' | 'playing',
    limit: number,
    after?: { readonly movedAt: number; readonly id: string },
  ): Promise<MatchRecord[]> {
    const { movedAt, id } = after ?? { movedAt: Number.MAX_SAFE_INTEGER, id: '' };
    const rows = await this.#db
      .selectFrom('matches')
      .select('record')
      .where('status', '=', status)
      .where('visibility', '=', 'public')
      .where('moved_at', '<=', movedAt)
      .where((q) => q.or([q('moved_at', '<', movedAt), q('id', '>', id)]))
      .orderBy('moved_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ record }) => MatchRecord.parse(JSON.parse(record)));
  }

  /** The matches of a person, last moved first. */
  async ofPlayer(player: string, limit: number): Promise<MatchRecord[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .innerJoin('sitters', 'sitters.match_id', 'matches.id')
      .select('matches.record')
      .where('sitters.player', '=', player)
      .orderBy('matches.moved_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ record }) => MatchRecord.parse(JSON.parse(record)));
  }

  /** The matches being played, and how long their logs are by now. */
  async playing(): Promise<{ record: MatchRecord; seq: number }[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select([
        'record',
        (q) =>
          q
            .selectFrom('entries')
            .whereRef('match_id', '=', 'matches.id')
            .select((e) => e.fn.max('seq').as('last'))
            .as('last'),
      ])
      .where('status', '=', 'playing')
      .execute();
    return rows.map(({ record, last }) => ({ record: MatchRecord.parse(JSON.parse(record)), seq: last ?? 0 }));
  }

  /** Everything a host needs to take up a match; nothing if it has not begun. */
  async stored({ id, game, pace }: MatchRecord): Promise<StoredMatch | undefined> {
    const [start, rows, snapshot] = await Promise.all([
      this.#db.selectFrom('matches').select(['beginning', 'started_at']).where('id', '=', id).executeTakeFirst(),
      this.#db.selectFrom('entries').selectAll().where('match_id', '=', id).orderBy('seq').execute(),
      this.#db.selectFrom('snapshots').selectAll().where('match_id', '=', id).orderBy('seq', 'desc').executeTakeFirst(),
    ]);
    if (start?.beginning == null) return undefined;
    const clocks = rows.at(-1)?.clocks;
    return {
      game,
      pace,
      ...(clocks != null && { clocks: Clocks.parse(JSON.parse(clocks)) }),
      // What cannot be opened is no beginning, which its host will find.
      beginning: this.#safe.open(id, start.beginning) ?? '',
      startedAt: start.started_at ?? 0,
      rows: rows.map(({ action_id, seq, kind, seat, at, payload, link, seal }) => {
        return { actionId: action_id, seq, kind, seat, at, payload, link, seal };
      }),
      ...(snapshot && { snapshot: { seq: snapshot.seq, text: snapshot.text, seal: snapshot.seal } }),
    };
  }

  /** Which entry came of an action, if it was done. */
  async entryOf(match: string, actionId: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('entries').select('seq').where('match_id', '=', match);
    return (await query.where('action_id', '=', actionId).executeTakeFirst())?.seq;
  }

  /** Adds a line of chat. A conflict if the number is taken, or this person has said it before. */
  say(match: string, line: ChatLine, player: string, actionId: string): Promise<void> {
    const { id, at, name, seat, text } = line;
    return this.#storage.write([
      { sql: ADD_CHAT, parameters: [match, id, actionId, player, at, name, seat ?? null, text] },
    ]);
  }

  async lineOf(match: string, player: string, actionId: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('chat').select('id').where('match_id', '=', match).where('player', '=', player);
    return (await query.where('action_id', '=', actionId).executeTakeFirst())?.id;
  }

  /** The last lines after a line, oldest first. */
  async chat(match: string, after: number, limit: number): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['id', 'at', 'name', 'seat', 'text'])
      .where('match_id', '=', match)
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(({ seat, ...line }) => (seat === null ? line : { ...line, seat }));
  }

  async lastLine(match: string): Promise<number> {
    const query = this.#db.selectFrom('chat').select((q) => q.fn.max('id').as('last'));
    return (await query.where('match_id', '=', match).executeTakeFirst())?.last ?? 0;
  }

  async see(match: string, player: string, seq: number): Promise<void> {
    await this.#storage.write([{ sql: SEE, parameters: [match, player, seq] }]);
  }

  async seen(match: string, player: string): Promise<number | undefined> {
    const query = this.#db.selectFrom('seen').select('seq').where('match_id', '=', match);
    return (await query.where('player', '=', player).executeTakeFirst())?.seq;
  }
}

function change(record: MatchRecord): Statement {
  const { id, visibility, status, movedAt } = record;
  return { sql: CHANGE_MATCH, parameters: [visibility, status, movedAt, JSON.stringify(record), id] };
}

function sittersOf(record: MatchRecord): Statement[] {
  return peopleOf(record).map((player) => ({ sql: ADD_SITTER, parameters: [player, record.id] }));
}
