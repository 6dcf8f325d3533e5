import type { Migrations } from './migrations.ts';
import { runDialectSql, type SqlTypes } from './sqlTypes.ts';

interface EntryRow {
  match_id: string;
  seq: number;
  action_id: string;
  kind: string;
  seat: number | null;
  at: number;
  payload: string;
  link: string;
  seal: string;
  /** The clocks after this entry, if the match has clocks. */
  clocks: string | null;
}

/** The tables of matches. Fields that are not searched by are JSON in `record`. */
export interface MatchTables {
  matches: {
    id: string;
    code: string;
    visibility: string;
    status: string;
    moved_at: number;
    record: string;
    /** The start of the match, encrypted because it contains the seed; null until then. */
    beginning: string | null;
    started_at: number | null;
    /** Seat holders at the start; null until then, and for matches that started before seats were in the log. */
    holders: string | null;
    /** Attachment as JSON. Not in the heading, because lists read many headings. */
    brought: string | null;
  };
  /** Which people sit in a match or host it. */
  sitters: { player: string; match_id: string };
  /** People with a seat in a match or its host, at present or in the past. A row is deleted when the person is erased from the match. */
  seat_history: { player: string; match_id: string };
  /** The log of record: rows are only added, except that erasing a person rewrites the whole log. */
  entries: EntryRow;
  /** Matches whose first `seq` entries were rewritten or removed: copies of these entries in journals are stale. */
  rewritten_logs: { match_id: string; seq: number };
  /** Entries that did not continue their log, for an investigation. */
  stray_entries: { match_id: string; seq: number; found_at: number; entry: string };
  /** Logs of a match under older rules, from before it was migrated; numbered upwards. */
  past_entries: EntryRow & { generation: number };
  /** Starts of those logs, still encrypted, and when they were set aside. */
  past_beginnings: {
    match_id: string;
    generation: number;
    beginning: string;
    started_at: number | null;
    replaced_at: number;
  };
  snapshots: { match_id: string; seq: number; text: string; seal: string };
  chat: {
    match_id: string;
    id: number;
    action_id: string;
    player: string;
    at: number;
    name: string;
    seat: number | null;
    text: string;
  };
  /** Chat lines of teams, numbered per team; only members may read them. */
  team_chat: {
    match_id: string;
    team: string;
    id: number;
    action_id: string;
    player: string;
    at: number;
    name: string;
    seat: number | null;
    text: string;
  };
  /** The highest number of a line that was removed from the chat of a table (`team` is empty) or of a team: it is not given out again. */
  chat_floors: { match_id: string; team: string; id: number };
  /** The last entry of a match that a person has seen. */
  seen: { match_id: string; player: string; seq: number };
  /** Written to check whether the database accepts writes. */
  probe: { id: number; at: number };
}

export const matchMigrations: Migrations = {
  '0001_matches': { up: (db) => runDialectSql(db, firstTables) },
  '0002_appended_entries': { up: (db) => runDialectSql(db, appendedEntries) },
  '0003_holders': { up: (db) => runDialectSql(db, () => ['ALTER TABLE matches ADD COLUMN holders TEXT']) },
  '0003_stray_entries': { up: (db) => runDialectSql(db, strayEntries) },
  '0004_past_entries': { up: (db) => runDialectSql(db, pastTables) },
  '0005_team_chat': { up: (db) => runDialectSql(db, teamChat) },
  // Changes nothing, but marks the database: a server from before the encryption of entries and snapshots could not
  // read them, and refuses to open it.
  '0006_closed_entries': { up: async () => {} },
  '0007_brought': { up: (db) => runDialectSql(db, () => ['ALTER TABLE matches ADD COLUMN brought TEXT']) },
  '0008_seat_history': { up: (db) => runDialectSql(db, seatHistory) },
};

type Statements = (words: SqlTypes) => readonly string[];

/**
 * The log of record in the order of writing, for all matches. Rows sorted by match would lie on one page per match, and
 * every flush would write as many pages as matches have moved. The room ensures that an action is done only once.
 */
const appendedEntries: Statements = ({ integer, counted }) => [
  'ALTER TABLE entries RENAME TO sorted_entries',
  'DROP INDEX entries_by_action',
  `CREATE TABLE entries (
    id ${counted},
    match_id TEXT NOT NULL,
    seq ${integer} NOT NULL,
    action_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat ${integer},
    at ${integer} NOT NULL,
    payload TEXT NOT NULL,
    link TEXT NOT NULL,
    seal TEXT NOT NULL,
    clocks TEXT
  )`,
  `INSERT INTO entries (match_id, seq, action_id, kind, seat, at, payload, link, seal, clocks)
    SELECT match_id, seq, action_id, kind, seat, at, payload, link, seal, clocks FROM sorted_entries`,
  'CREATE UNIQUE INDEX entries_in_order ON entries (match_id, seq)',
  'DROP TABLE sorted_entries',
];

const strayEntries: Statements = ({ integer, counted }) => [
  `CREATE TABLE stray_entries (
  id ${counted},
  match_id TEXT NOT NULL,
  seq ${integer} NOT NULL,
  found_at ${integer} NOT NULL,
  entry TEXT NOT NULL
)`,
  // Written to check whether the database accepts writes.
  `CREATE TABLE probe (id ${counted}, at ${integer} NOT NULL)`,
];

const pastTables: Statements = ({ integer, sorted }) => [
  `CREATE TABLE past_entries (
    match_id TEXT NOT NULL,
    generation ${integer} NOT NULL,
    seq ${integer} NOT NULL,
    action_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat ${integer},
    at ${integer} NOT NULL,
    payload TEXT NOT NULL,
    link TEXT NOT NULL,
    seal TEXT NOT NULL,
    clocks TEXT,
    PRIMARY KEY (match_id, generation, seq)
  ) ${sorted}`,
  `CREATE TABLE past_beginnings (
    match_id TEXT NOT NULL,
    generation ${integer} NOT NULL,
    beginning TEXT NOT NULL,
    started_at ${integer},
    replaced_at ${integer} NOT NULL,
    PRIMARY KEY (match_id, generation)
  ) ${sorted}`,
];

/** Fills the table from `seen` too: viewers of a match may have had a seat before the table existed. */
const seatHistory: Statements = ({ sorted, integer }) => [
  `CREATE TABLE chat_floors (
    match_id TEXT NOT NULL,
    team TEXT NOT NULL,
    id ${integer} NOT NULL,
    PRIMARY KEY (match_id, team)
  ) ${sorted}`,
  `CREATE TABLE rewritten_logs (match_id TEXT PRIMARY KEY, seq ${integer} NOT NULL) ${sorted}`,
  `CREATE TABLE seat_history (
    player TEXT NOT NULL,
    match_id TEXT NOT NULL,
    PRIMARY KEY (player, match_id)
  ) ${sorted}`,
  'INSERT INTO seat_history SELECT player, match_id FROM sitters UNION SELECT player, match_id FROM seen',
  'CREATE INDEX seat_history_of_match ON seat_history (match_id)',
  'CREATE INDEX seen_by_player ON seen (player)',
  ...['chat', 'team_chat'].flatMap((table) => [
    `CREATE INDEX ${table}_by_player ON ${table} (player)`,
    `CREATE INDEX ${table}_by_time ON ${table} (at)`,
  ]),
];

const teamChat: Statements = ({ integer, sorted }) => [
  `CREATE TABLE team_chat (
  match_id TEXT NOT NULL,
  team TEXT NOT NULL,
  id ${integer} NOT NULL,
  action_id TEXT NOT NULL,
  player TEXT NOT NULL,
  at ${integer} NOT NULL,
  name TEXT NOT NULL,
  seat ${integer},
  text TEXT NOT NULL,
  PRIMARY KEY (match_id, team, id),
  UNIQUE (match_id, team, player, action_id)
) ${sorted}`,
];

const firstTables: Statements = ({ integer, sorted }) => [
  `CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    visibility TEXT NOT NULL,
    status TEXT NOT NULL,
    moved_at ${integer} NOT NULL,
    record TEXT NOT NULL,
    beginning TEXT,
    started_at ${integer}
  )`,
  'CREATE INDEX matches_by_status ON matches (status, visibility, moved_at)',
  `CREATE TABLE sitters (
    player TEXT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (player, match_id)
  ) ${sorted}`,
  `CREATE TABLE entries (
    match_id TEXT NOT NULL,
    seq ${integer} NOT NULL,
    action_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat ${integer},
    at ${integer} NOT NULL,
    payload TEXT NOT NULL,
    link TEXT NOT NULL,
    seal TEXT NOT NULL,
    clocks TEXT,
    PRIMARY KEY (match_id, seq)
  ) ${sorted}`,
  'CREATE UNIQUE INDEX entries_by_action ON entries (match_id, action_id)',
  `CREATE TABLE snapshots (
    match_id TEXT NOT NULL,
    seq ${integer} NOT NULL,
    text TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
  ) ${sorted}`,
  `CREATE TABLE chat (
    match_id TEXT NOT NULL,
    id ${integer} NOT NULL,
    action_id TEXT NOT NULL,
    player TEXT NOT NULL,
    at ${integer} NOT NULL,
    name TEXT NOT NULL,
    seat ${integer},
    text TEXT NOT NULL,
    PRIMARY KEY (match_id, id),
    UNIQUE (match_id, player, action_id)
  ) ${sorted}`,
  `CREATE TABLE seen (
    match_id TEXT NOT NULL,
    player TEXT NOT NULL,
    seq ${integer} NOT NULL,
    PRIMARY KEY (match_id, player)
  ) ${sorted}`,
];
