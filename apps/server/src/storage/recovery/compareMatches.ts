import type Database from 'libsql';
import type { StrayEntry } from '../databaseMessages.ts';
import type { Statements } from '../statements.ts';
import type { DamageReport } from './damageReport.ts';
import type { MatchList } from './matchList.ts';

/** Every match that has entries, found by jumping through the index instead of reading it. */
const MATCHES_WITH_ENTRIES = `WITH RECURSIVE with_entries (id) AS (
  SELECT min(match_id) FROM entries
  UNION ALL
  SELECT (SELECT min(match_id) FROM entries WHERE match_id > with_entries.id) FROM with_entries WHERE id IS NOT NULL
)
SELECT id FROM with_entries WHERE id IS NOT NULL AND id NOT IN (SELECT id FROM matches)
UNION SELECT match_id FROM snapshots WHERE match_id NOT IN (SELECT id FROM matches)
UNION SELECT match_id FROM sitters WHERE match_id NOT IN (SELECT id FROM matches)`;

const HAS_MATCHES = `SELECT name FROM sqlite_master WHERE name = 'matches'`;

/** Unfinished matches whose snapshot is ahead of their log. */
const SHORT_LOGS = `SELECT snapshots.match_id AS match, max(snapshots.seq) AS written,
    (SELECT coalesce(max(seq), 0) FROM entries WHERE match_id = snapshots.match_id) AS entries
  FROM snapshots JOIN matches ON matches.id = snapshots.match_id
  WHERE matches.status = 'playing' GROUP BY snapshots.match_id HAVING written > entries`;

const ADD_LOST = `INSERT OR IGNORE INTO matches (id, code, visibility, status, moved_at, record)
  VALUES (?, ?, 'private', 'quarantined', ?, ?)`;

const NOTE_CHANGES = [
  'PRAGMA temp_store = MEMORY',
  'CREATE TEMP TABLE listed_changes (id TEXT, code TEXT, gone INTEGER)',
  `CREATE TEMP TRIGGER match_added AFTER INSERT ON main.matches BEGIN
    INSERT INTO listed_changes VALUES (new.id, new.code, 0); END`,
  `CREATE TEMP TRIGGER match_removed AFTER DELETE ON main.matches BEGIN
    INSERT INTO listed_changes VALUES (old.id, old.code, 1); END`,
];

/**
 * Compares the matches in the list, the entries, the snapshots and the headings. A match without a heading gets one
 * that says so. Returns the matches with a truncated log, or undefined in a database without matches. Afterwards the
 * list follows the database.
 */
export function compareMatches(
  database: Database.Database,
  list: MatchList,
  onFinding: (finding: DamageReport) => void,
): StrayEntry[] | undefined {
  if (database.prepare(HAS_MATCHES).all().length === 0) return undefined;
  const { codes, damaged } = list.read();
  const stored = new Map(
    (database.prepare('SELECT id, code FROM matches').all() as { readonly id: string; readonly code: string }[]).map(
      ({ id, code }) => [id, code],
    ),
  );
  const nameless = (database.prepare(MATCHES_WITH_ENTRIES).all() as { readonly id: string }[]).map(({ id }) => id);
  const lost = new Map([...codes].filter(([id]) => !stored.has(id)));
  for (const id of nameless) if (!lost.has(id)) lost.set(id, id);
  for (const [id, code] of lost) stored.set(id, addLost(database, id, code));
  if (lost.size > 0)
    onFinding({ problem: 'match lost: its heading is not in the database', matches: [...lost.keys()] });
  if (damaged > 0) onFinding({ problem: `match list damaged: ${damaged} lines rewritten` });
  const unlisted = [...stored].filter(([id]) => !codes.has(id));
  if (damaged > 0) list.rewrite([...stored].map(listed));
  else list.add(unlisted.map(listed));
  for (const statement of NOTE_CHANGES) database.exec(statement);
  const short = database.prepare(SHORT_LOGS).all() as { match: string; written: number; entries: number }[];
  return short.map(({ match, written, entries }) => ({
    match,
    message: `The log ends after ${entries} of at least ${written} entries`,
  }));
}

/** Updates the list after a transaction. */
export function noteChanges(statements: Statements, list: MatchList): void {
  const changed = 'SELECT id, code, gone FROM listed_changes';
  const rows = statements.run({ sql: changed, parameters: [] }).rows as {
    readonly id: string;
    readonly code: string;
    readonly gone: number;
  }[];
  if (rows.length === 0) return;
  list.add(rows.map(({ id, code, gone }) => ({ id, code, isGone: gone !== 0 })));
  statements.run({ sql: 'DELETE FROM listed_changes', parameters: [] });
}

function listed([id, code]: readonly [string, string]) {
  return { id, code, isGone: false };
}

/** Adds a heading that can be found and names the damage (`readHeading`). Returns its code. */
function addLost(database: Database.Database, id: string, code: string): string {
  const [{ entries }] = database.prepare('SELECT count(*) AS entries FROM entries WHERE match_id = ?').all([id]) as [
    { readonly entries: number },
  ];
  const lost = `A damaged disk has destroyed its heading; ${entries} entries of its log are kept.`;
  const add = database.prepare(ADD_LOST);
  const { changes } = add.run([id, code, Date.now(), JSON.stringify({ lost })]);
  // Another match may use the code meanwhile.
  if (changes === 0) add.run([id, id, Date.now(), JSON.stringify({ lost })]);
  return changes === 0 ? id : code;
}
