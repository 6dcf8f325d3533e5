import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../migrations.ts';
import { hasServices, newDatabase } from '../testing/services.mjs';
import { until } from '../testing/testServer.ts';
import { openPostgres, type PostgresStorage } from './postgres.ts';
import { connectionTo } from './postgresClient.ts';
import { PostgresWriter } from './postgresWriter.ts';
import { shardOf } from './shards.ts';
import { entry, matchLogConformance } from './testing/matchLogConformance.ts';

const open = (url: string) => openPostgres({ url, migrations: MIGRATIONS, onError: () => {} });

/** Claims every shard, like another node. */
async function claimAll(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("UPDATE leases SET node = 'another', epoch = epoch + 1");
  await client.end();
}

describe.skipIf(!hasServices)('PostgreSQL', () => {
  matchLogConformance('PostgreSQL', async () => {
    const url = await newDatabase();
    let storage = await open(url);
    let epoch = 0;
    return {
      get log() {
        return storage.log;
      },
      epoch: () => epoch,
      giveUp: async () => {
        await claimAll(url);
        epoch++;
      },
      crash: async () => {
        await storage.close();
        storage = await open(url);
      },
      close: () => storage.close(),
    };
  });

  describe('several nodes', () => {
    let url: string;
    let storage: PostgresStorage;
    beforeAll(async () => {
      url = await newDatabase();
      storage = await open(url);
    });
    afterAll(() => storage.close());

    it('a connection has the timeouts of its URL, and otherwise those of the server', async () => {
      const timeouts = async (address: string) => {
        const client = new pg.Client(connectionTo(address));
        await client.connect();
        const { rows } = await client.query(`SELECT current_setting('statement_timeout') AS statement,
          current_setting('idle_in_transaction_session_timeout') AS idle`);
        await client.end();
        return rows;
      };
      expect(await timeouts(url)).toEqual([{ statement: '4min', idle: '4min' }]);
      expect(await timeouts(url.replace(/\?.*/, ''))).toEqual([{ statement: '5s', idle: '2s' }]);
    });

    it('two writers at the same position: one adds its entry, the other is refused, and the rest of its batch is stored', async () => {
      const writers = Array.from({ length: 8 }, () => new PostgresWriter(storage.log.access().data as never));
      for (const [i, writer] of writers.entries())
        for (const match of ['race', `own ${i}`]) writer.takeUp(match, { seq: 0, seal: 'beginning' }, 0);
      const refusals = await Promise.all(
        writers.map((writer, i) =>
          writer.append([{ entry: entry('race', 1, `writer ${i}`) }, { entry: entry(`own ${i}`, 1) }]),
        ),
      );
      expect(refusals.filter((refused) => refused.size === 0)).toHaveLength(1);
      expect(refusals.every((refused) => !refused.has('own 1'))).toBe(true);
      expect(await storage.log.read('race')).toHaveLength(1);
      for (const i of writers.keys()) expect(await storage.log.read(`own ${i}`)).toHaveLength(1);
      for (const writer of writers) await writer.close();
    });

    it('an append finds the ends of its logs by the index, even without table statistics', async () => {
      const another = await newDatabase();
      const own = await open(another);
      const writer = new PostgresWriter(own.log.access().data as never);
      const matches = Array.from({ length: 40 }, (_, i) => `match ${i}`);
      for (const match of matches) writer.takeUp(match, { seq: 0, seal: 'beginning' }, 0);
      for (let seq = 1; seq <= 25; seq++) {
        expect((await writer.append(matches.map((match) => ({ entry: entry(match, seq) })))).size).toBe(0);
      }
      // Its statistics arrive when its connection ends.
      await writer.close();
      const client = new pg.Client(another);
      await client.connect();
      const scans = async () => {
        const text =
          "SELECT seq_scan::int AS whole, idx_scan::int AS found FROM pg_stat_user_tables WHERE relname = 'entries'";
        return (await client.query<{ whole: number; found: number }>(text)).rows[0];
      };
      await expect.poll(async () => (await scans())?.found).toBeGreaterThanOrEqual(25 * matches.length);
      expect((await scans())?.whole).toBeLessThan(5);
      await client.end();
      await own.close();
    });

    it('a claim waits for a running append, and an append waits for a running claim, which refuses it', async () => {
      const writer = new PostgresWriter(storage.log.access().data as never);
      writer.takeUp('fenced', { seq: 0, seal: 'beginning' }, 0);
      const claim = new pg.Client(url);
      await claim.connect();
      await claim.query('BEGIN');
      await claim.query('UPDATE leases SET epoch = epoch + 1 WHERE shard = $1', [shardOf('fenced')]);
      const append = writer.append([{ entry: entry('fenced', 1) }]);
      // By another connection: within a transaction the view does not change after the first read.
      const watcher = new pg.Client(url);
      await watcher.connect();
      const lockWaits =
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
      const isLocked = async () => (await watcher.query(lockWaits)).rowCount === 1;
      const locked = until(isLocked, 'the append waits for a lock').then(() => 'locked');
      expect(await Promise.race([append.then(() => 'appended'), locked])).toBe('locked');
      await claim.query('COMMIT');
      expect([...(await append).keys()]).toEqual(['fenced']);
      expect(await storage.log.read('fenced')).toEqual([]);
      // A renewal blocks no append: it changes no key.
      await claim.query('BEGIN');
      await claim.query("UPDATE leases SET expires = now() + interval '1 second'");
      writer.takeUp('fenced', { seq: 0, seal: 'beginning' }, 1);
      expect((await writer.append([{ entry: entry('fenced', 1) }])).size).toBe(0);
      await claim.query('COMMIT');
      await claim.end();
      await watcher.end();
      await writer.close();
    });

    it('a write to a match is refused when another node owns its shard', async () => {
      const write = storage.tables<{ seen: { match_id: string; player: string; seq: number } }>();
      const see = () => write.insertInto('seen').values({ match_id: 'm', player: 'p', seq: 1 }).compile();
      storage.guardWith(() => undefined);
      await expect(storage.write([see()], 'm')).rejects.toThrow('Another node');
      storage.guardWith(() => ({ shard: shardOf('m'), epoch: 99 }));
      await expect(storage.write([see()], 'm')).rejects.toThrow('Another node');
      expect(await write.selectFrom('seen').selectAll().execute()).toEqual([]);
      storage.guardWith(() => ({ shard: shardOf('m'), epoch: 0 }));
      await storage.write([see()], 'm');
      await expect(storage.write([see()], 'm')).rejects.toMatchObject({ isConflict: true });
    });
  });
});
