import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ALONE } from '../cluster/ownership.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { matchMigrations } from '../storage/matchTables.ts';
import { SeedCipher } from '../storage/seedCipher.ts';
import { openStorage, type Storage } from '../storage/storage.ts';
import { testMatchRecord } from '../testing/testMatchRecord.ts';
import { LiveMatches } from './liveMatches.ts';
import { MatchStore } from './matchStore.ts';

const RECORD = testMatchRecord('abcdef123456');

it('retries a heading that could not be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-headings-'));
  const real = await openStorage({ folder, migrations: matchMigrations });
  let isFull = false;
  const write: Storage['write'] = (job) => (isFull ? Promise.reject(new Error('no space')) : real.write(job));
  const store = new MatchStore({ ...real, write }, new SeedCipher(['a key'.repeat(8)]), () => {});
  const live = new LiveMatches({
    store,
    metrics: makeMetrics(),
    log: pino({ level: 'silent' }),
    idleMs: 1000,
    rooms: 1,
    ownership: ALONE,
  });
  try {
    await store.add(RECORD);
    const match = live.adopt(RECORD);
    match.record = { ...RECORD, seq: 7 };
    match.isDirty = true;
    isFull = true;
    await expect(live.flush()).rejects.toThrow('no space');
    isFull = false;
    await live.flush();
    expect(await store.find({ id: RECORD.id })).toMatchObject({ seq: 7 });
  } finally {
    await real.close();
    await rm(folder, { recursive: true, force: true });
  }
});
