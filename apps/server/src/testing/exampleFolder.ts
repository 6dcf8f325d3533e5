import { readMatchFile, writeMatchFile } from '@tessera/kernel';
import { signingKeys } from '../identity/signingKeys.ts';
import type { MatchRecord } from '../live/matchRecord.ts';
import { MIGRATIONS } from '../migrations.ts';
import { addRow } from '../storage/appendEntry.ts';
import { SeedSafe } from '../storage/seedSafe.ts';
import { openStorage } from '../storage/storage.ts';
import { type MatchRows, playedMatch } from './playedMatch.ts';

const ADD_MATCH = `INSERT INTO matches (id, code, visibility, status, moved_at, record, beginning, started_at)
  VALUES (?, ?, 'private', ?, ?, ?, ?, 5)`;

/** A data folder that is the same every time: a match being played, one in quarantine, and one of a game that is not here. */
export async function exampleFolder(folder: string): Promise<void> {
  const storage = await openStorage({ folder, migrations: MIGRATIONS });
  const safe = new SeedSafe(await signingKeys(folder, undefined));
  const add = async (record: MatchRecord, { beginning, rows }: MatchRows) => {
    const { id, code, status, movedAt } = record;
    const parameters = [id, code, status, movedAt, JSON.stringify(record), safe.close(id, beginning)];
    await storage.write([{ sql: ADD_MATCH, parameters }, ...rows.map((row) => addRow(id, row, null))]);
  };
  await add(heading('k3v9x2m5q8aa', 'AAAAAA', { seq: 5, movedAt: 3 }), playedMatch(5));
  const problem = 'Its rules did not answer in time, 3 times.';
  await add(heading('k3v9x2m5q8bb', 'BBBBBB', { seq: 3, movedAt: 2, status: 'quarantined', problem }), playedMatch(3));
  const old = heading('k3v9x2m5q8cc', 'CCCCCC', { game: 'checkers', movedAt: 1, status: 'needs-rules' });
  await add({ ...old, problem: 'needs rules checkers 0.9.0' }, ofAnotherGame());
  await storage.close();
}

function ofAnotherGame(): MatchRows {
  const match = playedMatch(0);
  const file = readMatchFile(match.beginning);
  const header = { ...file.header, game: 'checkers', version: '0.9.0' };
  return { ...match, game: 'checkers', beginning: writeMatchFile({ ...file, header }) };
}

function heading(id: string, code: string, changes: Partial<MatchRecord>): MatchRecord {
  return {
    id,
    code,
    game: 'gomoku',
    title: '',
    options: {},
    visibility: 'private',
    pace: { kind: 'none' },
    mode: 'enforced',
    status: 'playing',
    seats: [
      { kind: 'human', name: 'Ada' },
      { kind: 'human', name: 'Bo' },
    ],
    host: id,
    seq: 0,
    deciding: [],
    commitment: 'committed',
    createdAt: 0,
    movedAt: 0,
    autostart: true,
    ...changes,
  };
}
