import { setImmediate } from 'node:timers/promises';
import type { Clocks } from '@tessera/protocol';
import { type Compilable, type Kysely, sql } from 'kysely';
import type { MatchTables } from '../storage/matchTables.ts';
import type { SealedEntry } from '../storage/storedEntry.ts';

type MatchDatabase = Kysely<MatchTables>;

/** Entries per statement: databases limit the number of parameters. */
const ENTRIES_PER_STATEMENT = 500;

const ENTRY_COLUMNS = [
  'match_id',
  'seq',
  'action_id',
  'kind',
  'seat',
  'at',
  'payload',
  'link',
  'seal',
  'clocks',
] as const;

/**
 * Builds the statements that add a log, with the clocks after its last entry. Yields after each one: a long log would block the event
 * loop.
 */
export async function addEntriesStatements(
  db: MatchDatabase,
  match: string,
  entries: readonly SealedEntry[],
  clocks?: Clocks,
): Promise<Compilable[]> {
  const last = entries.length - 1;
  const statements: Compilable[] = [];
  for (let start = 0; start <= last; start += ENTRIES_PER_STATEMENT) {
    const rows = entries.slice(start, start + ENTRIES_PER_STATEMENT).map(({ actionId, after: _, ...entry }, i) => {
      const text = start + i === last && clocks ? JSON.stringify(clocks) : null;
      return { match_id: match, action_id: actionId, ...entry, clocks: text };
    });
    const statement = db.insertInto('entries').values(rows).compile();
    statements.push({ compile: () => statement });
    await setImmediate();
  }
  return statements;
}

/**
 * Builds the statements that remove the log of a match with all former logs.
 *
 * @param seq up to which entry copies in journals are out of date from then on.
 */
export function removeLogStatements(db: MatchDatabase, id: string, seq: number): Compilable[] {
  const tables = ['entries', 'snapshots', 'past_entries', 'past_beginnings', 'stray_entries'] as const;
  const note = db
    .insertInto('rewritten_logs')
    .values({ match_id: id, seq })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet({ seq }));
  return [...tables.map((table) => db.deleteFrom(table).where('match_id', '=', id)), note];
}

/** Builds the statements that keep the present log of a match as a former one. */
export function setAsideLogStatements(db: MatchDatabase, id: string): Compilable[] {
  return [setAsideBeginning(db, id), setAsideEntries(db, id)];
}

function setAsideBeginning(db: MatchDatabase, id: string): Compilable {
  const columns = ['match_id', 'generation', 'beginning', 'started_at', 'replaced_at'] as const;
  return db
    .insertInto('past_beginnings')
    .columns(columns)
    .expression((q) =>
      q
        .selectFrom('matches')
        .select((e) => [
          'id',
          e(pastGeneration(id), '+', 1).as('generation'),
          'beginning',
          'started_at',
          e.lit(Date.now()).as('replaced_at'),
        ])
        .where('id', '=', id),
    );
}

function setAsideEntries(db: MatchDatabase, id: string): Compilable {
  const [first, ...rest] = ENTRY_COLUMNS;
  return db
    .insertInto('past_entries')
    .columns([first, 'generation', ...rest])
    .expression((q) =>
      q
        .selectFrom('entries')
        .select([first, pastGeneration(id).as('generation'), ...rest])
        .where('match_id', '=', id),
    );
}

/** Counts the logs of a match that were set aside. */
function pastGeneration(match: string) {
  return sql<number>`(SELECT coalesce(max(generation), 0) FROM past_beginnings WHERE match_id = ${match})`;
}
