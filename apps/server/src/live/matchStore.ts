import { type ChatLine, Clocks, Holder } from '@tessera/protocol';
import * as z from 'zod';
import type { StartedMatch, StoredMatch } from '../hosts/hostMessages.ts';
import { CorruptMatch } from '../hosts/seals.ts';
import { addEntry, addSnapshot } from '../storage/appendEntry.ts';
import type { Statement } from '../storage/job.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import type { SeedSafe } from '../storage/seedSafe.ts';
import type { Storage } from '../storage/storage.ts';
import { type HeadingRow, readHeading } from './heading.ts';
import { type MatchRecord, peopleOf } from './matchRecord.ts';
import { holdersOf } from './seating.ts';

const ADD_MATCH = `INSERT INTO matches (id, code, visibility, status, moved_at, record, beginning, started_at, holders)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const CHANGE_MATCH = 'UPDATE matches SET visibility = ?, status = ?, moved_at = ?, record = ? WHERE id = ?';
const BEGIN_MATCH = 'UPDATE matches SET beginning = ?, started_at = ?, holders = ? WHERE id = ? AND beginning IS NULL';
const ADD_SITTER = 'INSERT OR IGNORE INTO sitters (player, match_id) VALUES (?, ?)';
const FORGET_SITTER = 'DELETE FROM sitters WHERE match_id = ? AND player = ?';
const FORGET_SITTERS = 'DELETE FROM sitters WHERE match_id = ?';
const ADD_CHAT = `INSERT INTO chat (match_id, id, action_id, player, at, name, seat, text)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_TEAM_CHAT = `INSERT INTO team_chat (match_id, team, id, action_id, player, at, name, seat, text)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const SEE = `INSERT INTO seen (match_id, player, seq) VALUES (?1, ?2, ?3)
  ON CONFLICT (match_id, player) DO UPDATE SET seq = max(seq, ?3)`;

const PAST_GENERATION = 'SELECT coalesce(max(generation), 0) FROM past_beginnings WHERE match_id = ?1';
const SET_ASIDE_BEGINNING = `INSERT INTO past_beginnings (match_id, generation, beginning, started_at, replaced_at)
  SELECT id, (${PAST_GENERATION}) + 1, beginning, started_at, ?2 FROM matches WHERE id = ?1`;
const SET_ASIDE_ENTRIES = `INSERT INTO past_entries
    (match_id, generation, seq, action_id, kind, seat, at, payload, link, seal, clocks)
  SELECT match_id, (${PAST_GENERATION}), seq, action_id, kind, seat, at, payload, link, seal, clocks
    FROM entries WHERE match_id = ?1`;
const FORGET_ENTRIES = 'DELETE FROM entries WHERE match_id = ?';
const FORGET_SNAPSHOTS = 'DELETE FROM snapshots WHERE match_id = ?';
const SEE_NO_FURTHER = 'UPDATE seen SET seq = min(seq, ?) WHERE match_id = ?';
const REPLACE_BEGINNING = 'UPDATE matches SET beginning = ? WHERE id = ?';

/** What is read of a match: its heading, and what stands beside it by which matches are searched. */
const HEADING = ['matches.id', 'matches.code', 'matches.visibility', 'matches.moved_at', 'matches.record'] as const;

/** How many lines of chat somebody wants at most, and of whom none. */
interface LinesWanted {
  readonly limit: number;
  readonly ignored: readonly string[];
}

/** Matches in storage. */
export class MatchStore {
  readonly #storage: Storage;
  readonly #safe: SeedSafe;
  readonly #db;
  readonly #onDamage: (match: string, problem: string) => void;

  /** `onDamage` is told of a heading that cannot be read. */
  constructor(storage: Storage, safe: SeedSafe, onDamage: (match: string, problem: string) => void) {
    this.#storage = storage;
    this.#safe = safe;
    this.#onDamage = onDamage;
    this.#db = storage.tables<MatchTables>();
  }

  /** Adds a match, with its log where it begins in the middle. A conflict if id or code are taken. */
  add(record: MatchRecord, started?: StartedMatch): Promise<void> {
    const { id, code, visibility, status, movedAt } = record;
    const parameters = [id, code, visibility, status, movedAt, JSON.stringify(record)];
    const beginning = started
      ? [this.#safe.close(id, started.beginning), started.startedAt, holdersText(record)]
      : [null, null, null];
    return this.#storage.write([
      { sql: ADD_MATCH, parameters: [...parameters, ...beginning] },
      ...sittersOf(record),
      ...(started?.entries ?? []).map((entry) => addEntry(id, entry, null)),
      ...(started?.snapshot ? addSnapshot({ match: id, ...started.snapshot }) : []),
    ]);
  }

  /** The match begins. A conflict if it had started before. */
  begin(record: MatchRecord, { beginning, startedAt }: StartedMatch): Promise<void> {
    const { id } = record;
    const parameters = [this.#safe.close(id, beginning), startedAt, holdersText(record), id];
    const start = { sql: BEGIN_MATCH, parameters, mustChange: true };
    return this.#storage.write([start, change(record)]);
  }

  /** A log that newer rules have made of the one that is there takes its place; that one is set aside under the same match. */
  replaceLog(record: MatchRecord, { beginning, entries }: StartedMatch, clocks: Clocks | undefined): Promise<void> {
    const { id, seq } = record;
    const last = entries.length - 1;
    return this.#storage.write([
      { sql: SET_ASIDE_BEGINNING, parameters: [id, Date.now()] },
      { sql: SET_ASIDE_ENTRIES, parameters: [id] },
      { sql: FORGET_ENTRIES, parameters: [id] },
      { sql: FORGET_SNAPSHOTS, parameters: [id] },
      { sql: SEE_NO_FURTHER, parameters: [seq, id] },
      { sql: REPLACE_BEGINNING, parameters: [this.#safe.close(id, beginning), id], mustChange: true },
      ...entries.map((entry, i) => addEntry(id, entry, i === last && clocks ? JSON.stringify(clocks) : null)),
      change(record),
    ]);
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
    const query = this.#db.selectFrom('matches').select(HEADING);
    const row = await ('id' in by
      ? query.where('id', '=', by.id)
      : query.where('code', '=', by.code)
    ).executeTakeFirst();
    return row && this.#read(row);
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

  /** The matches of a person, last moved first. */
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

  /** The matches being played, and how long their logs are by now. */
  async playing(): Promise<{ record: MatchRecord; seq: number }[]> {
    const rows = await this.#db
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
      // Perhaps the rules that some were waiting for are here now.
      .where('status', 'in', ['playing', 'needs-rules'])
      .execute();
    return rows.map((row) => ({ record: this.#read(row), seq: row.last ?? 0 }));
  }

  /** How many matches are in a state. */
  async count(status: MatchRecord['status']): Promise<number> {
    const query = this.#db.selectFrom('matches').select((q) => q.fn.countAll<number>().as('count'));
    return (await query.where('status', '=', status).executeTakeFirst())?.count ?? 0;
  }

  /** Everything a host needs to take up a match; nothing if it has not started, a CorruptMatch if it cannot be read. */
  async stored({ id, game, pace, undo, seats, seq }: MatchRecord): Promise<StoredMatch | undefined> {
    const [start, rows, snapshot] = await Promise.all([
      this.#db
        .selectFrom('matches')
        .select(['beginning', 'started_at', 'holders'])
        .where('id', '=', id)
        .executeTakeFirst(),
      this.#db.selectFrom('entries').selectAll().where('match_id', '=', id).orderBy('seq').execute(),
      this.#db.selectFrom('snapshots').selectAll().where('match_id', '=', id).orderBy('seq', 'desc').executeTakeFirst(),
    ]);
    if (start?.beginning == null) return undefined;
    const clocks = rows.at(-1)?.clocks;
    return {
      game,
      pace,
      ...(undo && { undo }),
      ...(clocks != null && { clocks: readJson(Clocks, clocks, 'clocks') }),
      // What cannot be opened is no beginning, which its host will find.
      beginning: this.#safe.open(id, start.beginning) ?? '',
      startedAt: start.started_at ?? 0,
      // Matches from before seats were in the log: whoever sits there now is all that is known.
      holders: start.holders === null ? holdersOf(seats) : readJson(Holders, start.holders, 'holders'),
      // The heading follows the log and is never ahead of it: the database adds entries before it writes anything else.
      atLeast: seq,
      entries: rows.map(({ action_id, seq, kind, seat, at, payload, link, seal }) => {
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

  /** A heading; what can be saved of one that is damaged, so that the others are not kept from anybody. */
  #read(row: HeadingRow): MatchRecord {
    const read = readHeading(row);
    if (read.problem !== undefined) this.#onDamage(row.id, read.problem);
    return read.record;
  }

  /** Adds a line of chat. A conflict if the number is taken, or this person has said it before. */
  say(match: string, line: ChatLine, player: string, actionId: string): Promise<void> {
    const { id, team, at, name, seat, text } = line;
    const parameters = [id, actionId, player, at, name, seat ?? null, text];
    return this.#storage.write([
      team === undefined
        ? { sql: ADD_CHAT, parameters: [match, ...parameters] }
        : { sql: ADD_TEAM_CHAT, parameters: [match, team, ...parameters] },
    ]);
  }

  /** The line that a person said under this name, to everyone or to a team. */
  async lineOf(match: string, player: string, actionId: string, team?: string): Promise<number | undefined> {
    if (team !== undefined) {
      const lines = this.#db
        .selectFrom('team_chat')
        .select('id')
        .where('match_id', '=', match)
        .where('team', '=', team);
      return (await lines.where('player', '=', player).where('action_id', '=', actionId).executeTakeFirst())?.id;
    }
    const query = this.#db.selectFrom('chat').select('id').where('match_id', '=', match).where('player', '=', player);
    return (await query.where('action_id', '=', actionId).executeTakeFirst())?.id;
  }

  /** The last lines after a line, oldest first, without those of people who are ignored: so these cannot crowd others out. */
  async chat(match: string, { after, limit, ignored }: { after: number } & LinesWanted): Promise<ChatLine[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .select(['id', 'at', 'name', 'seat', 'player', 'text'])
      .where('match_id', '=', match)
      .where('id', '>', after)
      .$if(ignored.length > 0, (query) => query.where('player', 'not in', ignored))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(({ seat, ...line }) => (seat === null ? line : { ...line, seat }));
  }

  /** The last lines of some teams, each team's oldest first. */
  async teamChat(match: string, teams: readonly string[], { limit, ignored }: LinesWanted): Promise<ChatLine[]> {
    const lines = await Promise.all(
      teams.map((team) =>
        this.#db
          .selectFrom('team_chat')
          .select(['id', 'team', 'at', 'name', 'seat', 'player', 'text'])
          .where('match_id', '=', match)
          .where('team', '=', team)
          .$if(ignored.length > 0, (query) => query.where('player', 'not in', ignored))
          .orderBy('id', 'desc')
          .limit(limit)
          .execute(),
      ),
    );
    return lines.flatMap((rows) =>
      rows.reverse().map(({ seat, ...line }) => (seat === null ? line : { ...line, seat })),
    );
  }

  async lastLine(match: string, team?: string): Promise<number> {
    if (team !== undefined) {
      const lines = this.#db.selectFrom('team_chat').select((q) => q.fn.max('id').as('last'));
      return (await lines.where('match_id', '=', match).where('team', '=', team).executeTakeFirst())?.last ?? 0;
    }
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

const Holders = z.array(Holder);

/** What is stored beside a log; a CorruptMatch where it cannot be read. */
function readJson<T>(schema: z.ZodType<T>, text: string, place: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new CorruptMatch(place, 'What is stored of it cannot be read');
  }
}

function holdersText({ seats }: MatchRecord): string {
  return JSON.stringify(holdersOf(seats));
}

function change(record: MatchRecord): Statement {
  const { id, visibility, status, movedAt } = record;
  return { sql: CHANGE_MATCH, parameters: [visibility, status, movedAt, JSON.stringify(record), id] };
}

function sittersOf(record: MatchRecord): Statement[] {
  return peopleOf(record).map((player) => ({ sql: ADD_SITTER, parameters: [player, record.id] }));
}
