import type { Migrations } from './migrations.ts';
import { runInWords, type TableWords } from './tableWords.ts';

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
  /** The clocks after this entry, where there are any. */
  clocks: string | null;
}

/** The tables of matches. Everything about a match that nobody searches by is JSON in `record`. */
export interface MatchTables {
  matches: {
    id: string;
    code: string;
    visibility: string;
    status: string;
    moved_at: number;
    record: string;
    /** The match as it began, with its seed and therefore sealed; null until then. */
    beginning: string | null;
    started_at: number | null;
    /** Who sat where when it began; null until then, and where it began before seats were in the log. */
    holders: string | null;
    /** What it brings along, as JSON. Not in the heading: lists read many of those. */
    brought: string | null;
  };
  /** Who sits in which match or hosts it. */
  sitters: { player: string; match_id: string };
  /** Who has ever sat in a match or hosted it. A row goes when that person is erased from the match. */
  seat_history: { player: string; match_id: string };
  /** The log of record: rows are only added, and written anew as a whole when a person is erased from it. */
  entries: EntryRow;
  /** Matches whose first `seq` entries were written anew or removed: copies of those in journals are out of date. */
  rewritten_logs: { match_id: string; seq: number };
  /** Entries that did not go on where their log ended, for somebody to look into. */
  stray_entries: { match_id: string; seq: number; found_at: number; entry: string };
  /** Logs that a match had by older rules, before it was migrated; by a number that counts up. */
  past_entries: EntryRow & { generation: number };
  /** How those logs began, sealed as it was, and when they were set aside. */
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
  /** What is said among those who play together: for nobody else, and numbered for each team by itself. */
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
  /** How much of a log somebody has looked at. */
  seen: { match_id: string; player: string; seq: number };
  /** Written to see whether anything can be. */
  probe: { id: number; at: number };
}

export const matchMigrations: Migrations = {
  '0001_matches': { up: (db) => runInWords(db, firstTables) },
  '0002_appended_entries': { up: (db) => runInWords(db, appendedEntries) },
  '0003_holders': { up: (db) => runInWords(db, () => ['ALTER TABLE matches ADD COLUMN holders TEXT']) },
  '0003_stray_entries': { up: (db) => runInWords(db, strayEntries) },
  '0004_past_entries': { up: (db) => runInWords(db, pastTables) },
  '0005_team_chat': { up: (db) => runInWords(db, teamChat) },
  // Nothing to change: a server from before entries and snapshots were closed could not read them, and leaves this database alone.
  '0006_closed_entries': { up: async () => {} },
  '0007_brought': { up: (db) => runInWords(db, () => ['ALTER TABLE matches ADD COLUMN brought TEXT']) },
  '0008_seat_history': { up: (db) => runInWords(db, seatHistory) },
};

type Statements = (words: TableWords) => readonly string[];

/**
 * The log of record in the order in which it was written, all matches together: rows sorted by match lie on a page a match,
 * and every flush then writes as many pages as matches have moved. That an action is done only once, a room sees to.
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
  // Written to see whether anything can be.
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

/** People who have looked at a match may have sat there before this table existed. */
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
