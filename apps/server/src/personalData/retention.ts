import type { MatchTables } from '../storage/matchTables.ts';
import type { Storage } from '../storage/storage.ts';
import { chatRemoval } from './chatRemoval.ts';

/** So much of the past is removed in one transaction: others use the database meanwhile. */
const STEP_MS = 24 * 60 * 60 * 1000;

/** Removes the lines of chat that were written before this time. */
export async function removeOldChat(storage: Storage, before: number): Promise<void> {
  const db = storage.tables<MatchTables>();
  for (;;) {
    const oldest = await Promise.all(
      (['chat', 'team_chat'] as const).map((table) =>
        db.selectFrom(table).select('at').where('at', '<', before).orderBy('at').limit(1).executeTakeFirst(),
      ),
    );
    const times = oldest.flatMap((row) => row?.at ?? []);
    if (times.length === 0) return;
    const end = Math.min(before, Math.min(...times) + STEP_MS);
    await storage.write(chatRemoval(db, (lines) => lines('at', '<', end)));
  }
}
