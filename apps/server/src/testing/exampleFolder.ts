import { readMatchFile, writeMatchFile } from '@tessera/kernel';
import { signingKeys } from '../identity/signingKeys.ts';
import type { MatchRecord } from '../live/matchRecord.ts';
import { MIGRATIONS } from '../migrations.ts';
import { addEntry } from '../storage/appendEntry.ts';
import { SeedCipher } from '../storage/seedCipher.ts';
import { openStorage } from '../storage/storage.ts';
import { type MatchRows, playedMatch } from './playedMatch.ts';
import { testMatchRecord } from './testMatchRecord.ts';

const ADD_MATCH = `INSERT INTO matches (id, code, visibility, status, moved_at, record, beginning, started_at)
  VALUES (?, ?, 'private', ?, ?, ?, ?, 5)`;

/** Writes a deterministic data folder: a running match, one in quarantine, and one whose game is not installed. */
export async function exampleFolder(folder: string): Promise<void> {
  const storage = await openStorage({ folder, migrations: MIGRATIONS });
  const safe = new SeedCipher(await signingKeys(folder, undefined));
  const add = async (record: MatchRecord, { beginning, entries }: MatchRows) => {
    const { id, code, status, movedAt } = record;
    const parameters = [id, code, status, movedAt, JSON.stringify(record), safe.close(id, beginning)];
    await storage.write([{ sql: ADD_MATCH, parameters }, ...entries.map((row) => addEntry(id, row, null))]);
  };
  const commitment = 'committed';
  await add(testMatchRecord('k3v9x2m5q8aa', { commitment, seq: 5, movedAt: 3 }), playedMatch(5));
  const problem = 'Its rules did not answer in time, 3 times.';
  await add(
    testMatchRecord('k3v9x2m5q8bb', { commitment, code: 'BBBBBB', seq: 3, movedAt: 2, status: 'quarantined', problem }),
    playedMatch(3),
  );
  const old = testMatchRecord('k3v9x2m5q8cc', {
    commitment,
    code: 'CCCCCC',
    game: 'checkers',
    movedAt: 1,
    status: 'needs-rules',
  });
  await add({ ...old, problem: 'needs rules checkers 0.9.0' }, ofAnotherGame());
  await storage.close();
}

function ofAnotherGame(): MatchRows {
  const match = playedMatch(0);
  const file = readMatchFile(match.beginning);
  const header = { ...file.header, game: 'checkers', version: '0.9.0' };
  return { ...match, game: 'checkers', beginning: writeMatchFile({ ...file, header }) };
}
