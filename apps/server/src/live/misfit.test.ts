import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packEntries } from '../storage/entryBatch.ts';
import { Journal } from '../storage/journal.ts';
import { DATABASE_FILE } from '../storage/storage.ts';
import { place, TestServer, TIC_TAC_TOE, twoAtATable, until } from '../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const BIG = { ...TIC_TAC_TOE, options: { columns: 8, rows: 8, inARow: 8 } };

it('stops a match whose journal has an entry that does not fit its log', async () => {
  const { ada, id, first } = await twoAtATable(server, BIG);
  await first.act(id, 0, place(0));
  await server.down();
  await mkdir(join(server.folder, 'journals'), { recursive: true });
  const row = { seq: 3, actionId: 'lost', kind: 'act', seat: 0, at: 0, payload: '{}', link: '', seal: '3', after: '2' };
  const journal = new Journal(join(server.folder, 'journals', '7'), () => 0);
  journal.write(1, packEntries([{ match: id, row, clocks: null }]));
  journal.close();
  await server.up();
  expect(await ada.info(id)).toMatchObject({ status: 'quarantined' });
});

it('stops acknowledging actions of a match when its stored log no longer fits', async () => {
  const { ada, bob, id, first } = await twoAtATable(server, BIG);
  await first.act(id, 0, place(0));
  await server.down();
  // The second entry is changed when it is written to disk. The third entry reveals that: the database fails to write
  // it, and after a failure the server checks how logs end.
  const database = new Database(join(server.folder, DATABASE_FILE));
  database.exec(`CREATE TRIGGER change AFTER INSERT ON entries WHEN NEW.seq = 2
    BEGIN UPDATE entries SET seal = 'another' WHERE id = NEW.id; END`);
  database.exec(`CREATE TRIGGER stumble BEFORE INSERT ON entries WHEN NEW.seq = 3
    BEGIN SELECT RAISE(ABORT, 'not yet'); END`);
  database.close();
  await server.up();
  const [again, other] = [await ada.at(id), await bob.at(id)];
  expect(await other.act(id, 1, place(1))).toEqual({ ok: true, seq: 2 });
  // The database writes pending entries before it reads anything, so the second entry is stored after this request.
  await ada.ask('GET', '/api/me/ignored');
  expect(await again.act(id, 2, place(2))).toEqual({ ok: true, seq: 3 });
  await until(async () => (await ada.info(id)).status === 'quarantined', 'the match is quarantined');
  expect(await other.act(id, 3, place(3))).toMatchObject({ ok: false, refusal: { code: 'quarantined' } });
  expect(await ada.info(id)).toMatchObject({ status: 'quarantined' });
});
