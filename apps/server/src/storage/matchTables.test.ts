import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type MatchTables, matchMigrations } from './matchTables.ts';
import { openStorage } from './storage.ts';

it('the migration from a log sorted by match to an append-only log keeps all entries', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-tables-'));
  const open = (names: readonly string[]) => {
    const migrations = Object.fromEntries(Object.entries(matchMigrations).filter(([name]) => names.includes(name)));
    return openStorage({ folder, migrations, onTransaction: () => {} });
  };
  try {
    const before = await open(['0001_matches']);
    const rows = ['b', 'a'].flatMap((match) => [1, 2].map((seq) => entry(match, seq)));
    await before.tables<MatchTables>().insertInto('entries').values(rows).execute();
    await before.close();

    const after = await open(Object.keys(matchMigrations));
    const kept = await after.tables<MatchTables>().selectFrom('entries').selectAll().orderBy('match_id').execute();
    expect(kept.map(({ match_id, seq, payload }) => [match_id, seq, payload])).toEqual([
      ['a', 1, 'a 1'],
      ['a', 2, 'a 2'],
      ['b', 1, 'b 1'],
      ['b', 2, 'b 2'],
    ]);
    const twice = after.tables<MatchTables>().insertInto('entries').values(entry('a', 2)).execute();
    await expect(twice).rejects.toThrow(/UNIQUE/);
    await after.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

function entry(match_id: string, seq: number): MatchTables['entries'] {
  const common = { kind: 'act', seat: 0, at: 0, link: 'link', seal: 'seal', clocks: null };
  return { match_id, seq, action_id: `action ${seq}`, payload: `${match_id} ${seq}`, ...common };
}
