import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from './storage/storage.ts';
import { startChild } from './testing/childServer.ts';
import {
  metricOf,
  metricsOf,
  OWN_CONNECTION,
  place,
  TestServer,
  TIC_TAC_TOE,
  twoAtATable,
  until,
} from './testing/testServer.ts';

const BIG = { ...TIC_TAC_TOE, options: { columns: 8, rows: 8, inARow: 8 } };
/** How long the database rejects entries, from its creation. */
const A_WHILE_MS = 8000;

let server: TestServer;
afterEach(() => server.close());

const status = async (url: string, path: string) => (await fetch(`${url}${path}`, { headers: OWN_CONNECTION })).status;
const metric = (name: string) => metricOf(server, name);

describe('a database that rejects writes', () => {
  it('play goes on, health stays up, and the server is not ready until writes succeed again', async () => {
    server = await TestServer.start();
    const { ada, id } = await twoAtATable(server, BIG);
    await server.down();
    const database = new Database(join(server.folder, DATABASE_FILE));
    database.exec(`CREATE TRIGGER full BEFORE INSERT ON entries WHEN 1000 * unixepoch() < NEW.at + ${A_WHILE_MS}
      BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
    database.close();
    await server.up();
    const line = await ada.at(id);
    expect(await line.act(id, 0, place(0))).toEqual({ ok: true, seq: 1 });
    expect(await status(server.url, '/api/ready')).toBe(503);
    expect(await status(server.url, '/api/health')).toBe(200);
    expect(await metric('tessera_journal_entries_unsettled')).toBe(1);
    expect(await metric('tessera_settle_failures_total')).toBeGreaterThan(0);
    await until(async () => (await status(server.url, '/api/ready')) === 200, 'the server is ready again');
    expect(await metric('tessera_journal_entries_unsettled')).toBe(0);
    expect(await ada.info(id)).toMatchObject({ seq: 1, status: 'playing' });
  });
});

// The file size limit is that of a shell, which Windows lacks.
describe.skipIf(process.platform === 'win32')('a start on a full disk', () => {
  it('the server answers without being ready, and becomes ready once there is room', async () => {
    server = await TestServer.start();
    const { ada, id, first } = await twoAtATable(server, BIG);
    await first.act(id, 0, place(0));
    await server.down();
    // Less room than a journal needs.
    const full = await startChild(server.folder, {}, { fileSizeKb: 1024 });
    try {
      expect(await status(full.url, '/api/health')).toBe(200);
      expect(await status(full.url, '/api/ready')).toBe(503);
      expect(await metricsOf(full)).toContain('tessera_sockets');
    } finally {
      await full.kill();
    }
    await server.up();
    expect(await status(server.url, '/api/ready')).toBe(200);
    expect((await (await ada.socket()).join(id)).view).toMatchObject({ stones: 1 });
  });
});
