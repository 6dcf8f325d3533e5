import { type Compilable, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { KeptTables } from '../../limits/storedMatchTables.ts';
import type { MatchTables } from '../../storage/matchTables.ts';

type ErasedTables = MatchTables & KeptTables;

/** Tables with rows of a match besides `matches`, whose row goes last: `sitters` refers to it. */
const PARTS = [
  'entries',
  'snapshots',
  'past_entries',
  'past_beginnings',
  'stray_entries',
  'chat',
  'team_chat',
  'chat_floors',
  'seen',
  'kept_matches',
  'sitters',
  'seat_history',
] as const satisfies readonly (keyof ErasedTables)[];

/**
 * Builds the statements that erase a match, for one transaction. Journals may hold its entries until the next start, which must not add
 * them again: `rewritten_logs` marks all of them as out of date.
 */
export function eraseMatchStatements(
  db: Kysely<ErasedTables>,
  match: string,
  onlyIf: Expression<SqlBool> = sql<SqlBool>`1 = 1`,
): Compilable[] {
  const seq = Number.MAX_SAFE_INTEGER;
  const note = db
    .insertInto('rewritten_logs')
    .columns(['match_id', 'seq'])
    .expression((q) =>
      q
        .selectFrom('matches')
        .select(['id', sql<number>`${seq}`.as('seq')])
        .where('id', '=', match)
        .where(onlyIf),
    );
  return [
    note.onConflict((conflict) => conflict.column('match_id').doUpdateSet({ seq })),
    ...PARTS.map((table) => db.deleteFrom(table).where('match_id', '=', match).where(onlyIf)),
    db.deleteFrom('matches').where('id', '=', match).where(onlyIf),
  ];
}
