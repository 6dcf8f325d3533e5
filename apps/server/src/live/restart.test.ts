import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nonEmpty } from '@tessera/testkit';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { signingKeys } from '../identity/signingKeys.ts';
import { MIGRATIONS } from '../migrations.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import { SeedCipher } from '../storage/seedCipher.ts';
import { DATABASE_FILE, JOURNALS_FOLDER, openStorage } from '../storage/storage.ts';
import { startChild } from '../testing/childServer.ts';
import { place, TestServer, TIC_TAC_TOE, twoAtATable, until, Visitor } from '../testing/testServer.ts';

const servers: TestServer[] = [];
async function start(env?: Record<string, string>): Promise<TestServer> {
  const server = await TestServer.start(env);
  servers.push(server);
  return server;
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const BIG = { ...TIC_TAC_TOE, options: { columns: 8, rows: 8, inARow: 8 } };

function change(server: TestServer, sql: string): void {
  const database = new Database(join(server.folder, DATABASE_FILE));
  database.exec(sql);
  database.close();
}

describe('a restarted server', () => {
  it('a restarted server resumes every match where it was, and answers retries of earlier actions', async () => {
    const server = await start();
    const { ada, bob, id, first, second } = await twoAtATable(server, BIG);
    await first.act(id, 0, place(0), 'before-the-end');
    await second.ask('chat', { match: id, actionId: 'see-you-there', text: 'See you' });
    await server.down();
    await server.up();
    const [again, other] = await Promise.all([ada.socket(), bob.socket()]);
    const sync = await again.join(id);
    expect(sync).toMatchObject({ seq: 1, viewer: 0, chat: [{ text: 'See you' }], decisions: [{ seat: 1 }] });
    expect(sync.log.map(({ kind }) => kind)).toEqual(['start', 'act']);
    expect(await again.act(id, 0, place(0), 'before-the-end')).toEqual({ ok: true, seq: 1 });
    await other.join(id);
    expect(await other.act(id, 1, place(1))).toEqual({ ok: true, seq: 2 });
    expect(await ada.ask('GET', '/api/matches?scope=mine')).toMatchObject([{ id, status: 'playing' }]);
  });

  it('a restarted server leaves no journal behind after a clean stop', async () => {
    const server = await start();
    const { id, first } = await twoAtATable(server, BIG);
    await first.act(id, 0, place(0));
    await server.down();
    expect(await readdir(join(server.folder, JOURNALS_FOLDER))).toEqual([]);
  });

  it('a restarted server lets bots continue by themselves', async () => {
    const server = await start({ TESSERA_BOT_DELAY_MS: '60000' });
    const ada = await server.guest();
    const { id } = await ada.create({ ...TIC_TAC_TOE, seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }] });
    await server.down();
    await server.up({ TESSERA_BOT_DELAY_MS: '0' });
    await until(async () => (await ada.info(id)).seq === 1, 'the bot has moved');
  });

  it('a restarted server opens a long match from a snapshot', async () => {
    const server = await start({ TESSERA_SNAPSHOT_EVERY: '4' });
    const { ada, id, first, second } = await twoAtATable(server, BIG);
    for (let seq = 0; seq < 10; seq++) await (seq % 2 === 0 ? first : second).act(id, seq, place(seq));
    await server.down();
    // Without the snapshot, these old events would be complete.
    await server.up();
    const line = await ada.socket();
    const sync = await line.join(id);
    expect(sync.seq).toBe(10);
    expect(sync.log.map(({ seq }) => seq)).toEqual([9, 10]);
    expect(await line.act(id, 10, place(63))).toEqual({ ok: true, seq: 11 });
    const log = await ada.ask<{ seq: number }[]>('GET', `/api/matches/${id}/log?before=9`);
    expect(log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('the seed of a stored match', () => {
  it('the seed of a stored match cannot be read in the database', async () => {
    const server = await start();
    const { id, first } = await twoAtATable(server, BIG);
    await first.act(id, 0, place(0));
    await server.down();
    const database = new Database(join(server.folder, DATABASE_FILE));
    const [{ beginning }] = database.prepare('SELECT beginning FROM matches').all() as [{ beginning: string }];
    database.close();
    expect(beginning).toMatch(/^sealed1 [0-9a-f]{8} [\w+/]+=*$/);
  });

  it('the seed of a stored match can still be used when it was stored before seeds were encrypted', async () => {
    const server = await start();
    const { ada, id, first, second } = await twoAtATable(server, BIG);
    await first.act(id, 0, place(0));
    await server.down();
    const [secret] = await signingKeys(server.folder, undefined);
    const storage = await openStorage({ folder: server.folder, migrations: MIGRATIONS });
    const db = storage.tables<MatchTables>();
    const { beginning } = await db.selectFrom('matches').select('beginning').executeTakeFirstOrThrow();
    const plain = new SeedCipher([secret]).open(id, beginning ?? '') ?? '';
    expect(plain).toContain('"seed":');
    await db.updateTable('matches').set({ beginning: plain }).execute();
    await storage.close();
    second.close();
    await server.up();
    const line = await ada.socket();
    expect(await line.join(id)).toMatchObject({ seq: 1, decisions: [{ seat: 1 }] });
  });
});

describe('a stored match that was tampered with', () => {
  it('a tampered match is quarantined and not continued, for every kind of manipulation', async () => {
    const tampered = {
      'an action': `UPDATE entries SET payload = substr(payload, 1, 40) || 'AAAA' || substr(payload, 45) WHERE seq = 2 AND match_id = ?`,
      'a link': `UPDATE entries SET link = 'beef' WHERE seq = 2 AND match_id = ?`,
      'a missing entry': 'DELETE FROM entries WHERE seq = 2 AND match_id = ?',
      'the last entry': 'DELETE FROM entries WHERE seq = 3 AND match_id = ?',
      'the last entries': 'DELETE FROM entries WHERE seq > 1 AND match_id = ?',
      'the beginning': `UPDATE matches SET beginning = substr(beginning, 1, 60) || 'AAAA' || substr(beginning, 65) WHERE id = ?`,
    };
    const server = await start();
    const tables = [];
    for (const [what, sql] of Object.entries(tampered)) {
      const { ada, id, first, second } = await twoAtATable(server, BIG);
      for (let seq = 0; seq < 3; seq++) await (seq % 2 === 0 ? first : second).act(id, seq, place(seq));
      tables.push({ what, sql: sql.replace('?', `'${id}'`), ada, id });
    }
    await server.down();
    for (const { sql } of tables) change(server, sql);
    await server.up();
    for (const { what, ada, id } of nonEmpty(tables)) {
      const line = await ada.socket();
      const answer = await line.act(id, 3, place(9));
      expect(answer, what).toMatchObject({ ok: false, refusal: { code: 'quarantined' } });
      const info = await ada.info(id);
      expect(info.status, what).toBe('quarantined');
      expect(info.problem, what).toMatch(/\w/);
      expect((await line.join(id)).view, what).toBeUndefined();
    }
  });

  it('a tampered match does not affect other matches when its heading cannot be read', async () => {
    const server = await start({ TESSERA_LIMITS: 'on' });
    const { ada, id, first } = await twoAtATable(server, BIG);
    const other = await ada.create(BIG);
    await first.act(id, 0, place(0));
    await server.down();
    change(server, `UPDATE matches SET record = substr(record, 1, 40) WHERE id = '${other.id}'`);
    await server.up();
    expect(await ada.info(other.id)).toMatchObject({ status: 'quarantined', problem: 'Its heading cannot be read.' });
    const mine = await ada.ask<{ id: string; status: string }[]>('GET', '/api/matches?scope=mine');
    expect(new Map(mine.map((info) => [info.id, info.status]))).toEqual(
      new Map([
        [id, 'playing'],
        [other.id, 'quarantined'],
      ]),
    );
    expect((await (await ada.socket()).join(id)).view).toMatchObject({ stones: 1 });
    expect(await ada.create(BIG)).toMatchObject({ status: 'open' });
  });

  it.each([
    ['its clocks', `UPDATE entries SET clocks = 'six past eight'`],
    ['who sat there first', `UPDATE matches SET holders = '[{"kind":"nobody"}]'`],
  ])('a tampered match is quarantined when %s cannot be read', async (_what, damage) => {
    const server = await start();
    const { ada, id, first } = await twoAtATable(server, { ...BIG, pace: { kind: 'move', seconds: 600 } });
    await first.act(id, 0, place(0));
    await server.down();
    change(server, damage);
    await server.up();
    await (await ada.socket()).join(id);
    expect(await ada.info(id)).toMatchObject({
      status: 'quarantined',
      problem: expect.stringContaining('cannot be read'),
    });
  });

  it('a tampered match is opened from its log when its snapshot was changed', async () => {
    const server = await start({ TESSERA_SNAPSHOT_EVERY: '2' });
    const { ada, id, first, second } = await twoAtATable(server, BIG);
    for (let seq = 0; seq < 4; seq++) await (seq % 2 === 0 ? first : second).act(id, seq, place(seq));
    await server.down();
    change(server, `UPDATE snapshots SET text = replace(text, '"stones":4', '"stones":5')`);
    await server.up();
    const line = await ada.socket();
    expect((await line.join(id)).view).toMatchObject({ stones: 4 });
  });
});

describe('a killed server', () => {
  it('a killed server has lost no acknowledged action and done none twice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tessera-killed-'));
    let child = await startChild(folder);
    let { url } = child;
    try {
      const [ada, bob] = await Promise.all([Visitor.enter(() => url), Visitor.enter(() => url)]);
      const { id } = await ada.create({ ...TIC_TAC_TOE, options: { columns: 26, rows: 26, inARow: 26 } });
      await bob.take(id, 1);
      let acknowledged = 0;
      for (let round = 0; round < 2; round++) {
        const lines = await Promise.all([ada.at(id), bob.at(id)]);
        let seq = (await lines[0].join(id)).seq;
        // One action may have become durable before its acknowledgement was sent.
        expect(seq - acknowledged).toBeGreaterThanOrEqual(0);
        expect(seq - acknowledged).toBeLessThanOrEqual(1);
        // Early enough that the board is not full, and while actions are pending.
        const killAt = seq + 5 + 5 * round;
        let killed: Promise<undefined> | undefined;
        for (;;) {
          if (seq === killAt) killed = child.kill().then(() => undefined);
          const line = lines[seq % 2] as (typeof lines)[number];
          const act = line.act(id, seq, place(seq), `act-number-${seq}`);
          const answer = await Promise.race([act.catch(() => undefined), ...(killed ? [killed] : [])]);
          if (!answer) break;
          expect(answer).toEqual({ ok: true, seq: seq + 1 });
          seq++;
        }
        acknowledged = seq;
        await killed;
        for (const line of lines) line.close();
        child = await startChild(folder);
        url = child.url;
      }
      expect(acknowledged).toBeGreaterThan(3);
      const line = await ada.at(id);
      const sync = await line.join(id);
      expect(sync.seq).toBeGreaterThanOrEqual(acknowledged);
      expect(sync.view).toMatchObject({ stones: sync.seq });
      // A retry of a pending action is acknowledged with the same entry, whether it was done before or after the kill.
      expect(await line.act(id, 0, place(0), 'act-number-0')).toEqual({ ok: true, seq: 1 });
      expect(await child.stop()).toBe(0);
    } finally {
      await child.kill();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
