import { type Compilable, type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { KeptTables } from '../limits/keptTables.ts';
import type { MatchTables } from '../storage/matchTables.ts';

type ErasedTables = MatchTables & KeptTables;

/** Everything that is kept of a match besides its heading, which goes last: `sitters` refers to it. */
const PARTS = [
  'entries',
  'snapshots',
  'past_entries',
  'past_beginnings',
  'stray_entries',
  'chat',
  'team_chat',
  'seen',
  'kept_matches',
  'sitters',
] as const satisfies readonly (keyof ErasedTables)[];

/**
 * Statements that erase a match, for one transaction. Journals may hold entries of it until the next start, which must not add them
 * again: `erased_matches` names it until then.
 */
export function erasing(
  db: Kysely<ErasedTables>,
  match: string,
  onlyIf: Expression<SqlBool> = sql<SqlBool>`1 = 1`,
): Compilable[] {
  const note = db
    .insertInto('erased_matches')
    .columns(['match_id'])
    .expression((q) => q.selectFrom('matches').select('id').where('id', '=', match).where(onlyIf));
  return [
    note.onConflict((conflict) => conflict.doNothing()),
    ...PARTS.map((table) => db.deleteFrom(table).where('match_id', '=', match).where(onlyIf)),
    db.deleteFrom('matches').where('id', '=', match).where(onlyIf),
  ];
}
