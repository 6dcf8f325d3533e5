import type { CompiledQuery, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { MatchTables } from '../storage/matchTables.ts';

/** Which lines are removed, by who wrote them or when. */
export type LineFilter = (lines: ExpressionBuilder<Pick<MatchTables, 'chat'>, 'chat'>) => Expression<SqlBool>;

/**
 * Statements that remove lines of chat from tables and teams. Their numbers stay used: a client asks for the lines after the last one that it has
 * seen, and would miss a new line under an old number.
 */
export function chatRemoval(db: Kysely<MatchTables>, which: LineFilter): CompiledQuery[] {
  return [...removal(db, 'chat', sql<string>`''`, which), ...removal(db, 'team_chat', sql<string>`team`, which)];
}

function removal(
  db: Kysely<MatchTables>,
  table: 'chat' | 'team_chat',
  team: Expression<string>,
  which: LineFilter,
): CompiledQuery[] {
  // Both tables have the columns that a filter may name.
  const from = table as 'chat';
  const floors = db
    .insertInto('chat_floors')
    .columns(['match_id', 'team', 'id'])
    .expression(
      db
        .selectFrom(from)
        .select((q) => ['match_id', sql<string>`${team}`.as('team'), q.fn.max('id').as('id')])
        .where((q) => which(q))
        .groupBy(table === 'chat' ? ['match_id'] : ['match_id', sql`team`]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['match_id', 'team'])
        .doUpdateSet((q) => ({ id: q.ref('excluded.id') }))
        .whereRef('chat_floors.id', '<', 'excluded.id'),
    );
  return [
    floors.compile(),
    db
      .deleteFrom(from)
      .where((q) => which(q))
      .compile(),
  ];
}
