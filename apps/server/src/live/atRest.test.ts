import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashText } from '@tessera/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { LogCipher } from '../hosts/logCipher.ts';
import { firstSeal } from '../hosts/seals.ts';
import { KEY_FILE, signingKeys } from '../identity/signingKeys.ts';
import { MIGRATIONS } from '../migrations.ts';
import type { MatchTables } from '../storage/matchTables.ts';
import { SeedCipher } from '../storage/seedCipher.ts';
import { openStorage } from '../storage/storage.ts';
import { place, TestServer, TIC_TAC_TOE, twoAtATable } from '../testing/testServer.ts';

const BIG = { ...TIC_TAC_TOE, options: { columns: 8, rows: 8, inARow: 8 } };

/** A key that is not stored beside the data it encrypts. */
const TESSERA_SECRET = 'a secret that is kept elsewhere than the data';

const servers: TestServer[] = [];
async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await TestServer.start(env);
  servers.push(server);
  return server;
}
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

describe('data at rest', () => {
  const HIDDEN = ['"cell"', '"deed"', '"position"', '"bookmark"', '"cells"'];

  /** Reads every file in a server's folder except the key. */
  async function onDisk(folder: string): Promise<string> {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = files
      .filter((file) => file.isFile() && file.name !== KEY_FILE)
      .map((file) => join(file.parentPath, file.name));
    return (await Promise.all(paths.map((path) => readFile(path, 'latin1')))).join();
  }

  it('database and journals reveal that a match is played, but none of its actions, when the key is stored elsewhere', async () => {
    const server = await start({ TESSERA_SECRET, TESSERA_SNAPSHOT_EVERY: '2' });
    const { ada, id, first, second } = await twoAtATable(server, BIG);
    for (let seq = 0; seq < 5; seq++) await (seq % 2 === 0 ? first : second).act(id, seq, place(seq));
    const inJournals = await onDisk(server.folder);
    await server.down();
    for (const disk of [inJournals, await onDisk(server.folder)]) {
      expect(disk).toContain(id);
      expect(HIDDEN.filter((word) => disk.includes(word))).toEqual([]);
    }
    await server.up();
    expect(await (await ada.socket()).join(id)).toMatchObject({ seq: 5, view: { stones: 5 } });
  });

  it('encrypts only the seed when the key is stored beside the data', async () => {
    const server = await start({});
    const { id, first, second } = await twoAtATable(server, BIG);
    for (let seq = 0; seq < 2; seq++) await (seq % 2 === 0 ? first : second).act(id, seq, place(seq));
    await server.down();
    const open = await onDisk(server.folder);
    expect(open).toContain('"cell":1');
    expect(open).not.toContain('"seed"');
  });

  it('a match stored before entries were encrypted can still be played on', async () => {
    const server = await start({ TESSERA_SECRET, TESSERA_SNAPSHOT_EVERY: '2' });
    const { ada, bob, id, first, second } = await twoAtATable(server, BIG);
    for (let seq = 0; seq < 3; seq++) await (seq % 2 === 0 ? first : second).act(id, seq, place(seq));
    await server.down();
    await layOpen(server.folder);
    expect(await onDisk(server.folder)).toContain('"cell":1');
    await server.up();
    const line = await ada.socket();
    expect(await line.join(id)).toMatchObject({ seq: 3, view: { stones: 3 } });
    expect(await (await bob.at(id)).act(id, 3, place(3))).toMatchObject({ ok: true, seq: 4 });
    await server.down();
    await server.up();
    expect(await (await ada.socket()).join(id)).toMatchObject({ seq: 4, view: { stones: 4 } });
  });

  /** Rewrites the log of the only match in the old format: payloads as JSON, links beside them, a plain snapshot. */
  async function layOpen(folder: string): Promise<void> {
    const [secret] = await signingKeys(folder, TESSERA_SECRET);
    const storage = await openStorage({ folder, migrations: MIGRATIONS });
    const db = storage.tables<MatchTables>();
    const match = await db.selectFrom('matches').select(['id', 'beginning']).executeTakeFirstOrThrow();
    const beginning = new SeedCipher([secret]).open(match.id, match.beginning ?? '') ?? '';
    const cipher = new LogCipher(beginning);
    let seal = firstSeal(beginning);
    const seals = [];
    for (const row of await db.selectFrom('entries').selectAll().orderBy('seq').execute()) {
      const { link, ...entry } = JSON.parse(cipher.open(`entry ${row.seq}`, row.payload) ?? '');
      const payload = JSON.stringify(entry);
      seal = hashText(seal + payload + link);
      seals[row.seq] = seal;
      await db.updateTable('entries').set({ payload, link, seal }).where('seq', '=', row.seq).execute();
    }
    const { seq, text } = await db.selectFrom('snapshots').selectAll().executeTakeFirstOrThrow();
    const plain = cipher.open(`snapshot ${seq}`, text) ?? '';
    await db
      .updateTable('snapshots')
      .set({ text: plain, seal: hashText(`${seals[seq]}${plain}`) })
      .execute();
    await storage.close();
  }
});
