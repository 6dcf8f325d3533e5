import { copyFile, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChildServer, startChild } from '../testing/childServer.ts';
import { metricsOf, place, TestServer, TIC_TAC_TOE, twoAtATable, until, Visitor } from '../testing/testServer.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const BOARD = { ...TIC_TAC_TOE, options: { columns: 26, rows: 26, inARow: 26 } };

let root: string;
const servers: TestServer[] = [];
const children: ChildServer[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tessera-backup-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
  for (const server of servers.splice(0)) await server.close();
  await rm(root, { recursive: true, force: true });
});

async function started(): Promise<TestServer> {
  const server = await TestServer.start();
  servers.push(server);
  return server;
}

const othersMay = async (path: string) => (await lstat(path)).mode & 0o077;

describe('a backup', () => {
  it('a backup of a running server under load has every action that was acknowledged before it', async () => {
    const data = join(root, 'data');
    const running = await startChild(data);
    children.push(running);
    const [ada, bob] = await Promise.all([Visitor.enter(() => running.url), Visitor.enter(() => running.url)]);
    const { id } = await ada.create(BOARD);
    await bob.take(id, 1);
    const lines = await Promise.all([ada.at(id), bob.at(id)]);
    let answered = 0;
    let isOver = false;
    const playing = (async () => {
      while (!isOver && answered < 600) {
        const answer = await (lines[answered % 2] as (typeof lines)[number]).act(id, answered, place(answered));
        expect(answer).toMatchObject({ ok: true });
        answered++;
      }
    })();
    await until(() => answered >= 50, '50 actions are answered');
    const before = answered;
    const made = await backup({ data, to: join(root, 'copy'), withKey: true });
    isOver = true;
    await playing;
    expect(made).toMatchObject({ wasRunning: true, hasKey: true, matches: 1 });
    expect(made.entries).toBeGreaterThanOrEqual(before);
    expect((await readdir(join(root, 'copy'))).sort()).toEqual(['secret.key', 'tessera.db']);
    for (const name of ['.', 'secret.key', 'tessera.db']) expect(await othersMay(join(root, 'copy', name))).toBe(0);
    expect(await metricsOf(running)).toMatch(/^tessera_last_backup_timestamp_seconds 1\.?\d+e?\+?\d*/m);
    for (const line of lines) line.close();
    await running.kill();
    // Another server, on the backup: with the same people and the same match.
    const again = join(root, 'again');
    expect(await restore({ backup: join(root, 'copy'), data: again, force: false })).toMatchObject({ hasKey: true });
    const second = await startChild(again);
    children.push(second);
    const moved = await ada.movedTo(() => second.url).socket();
    const sync = await moved.join(id);
    expect(sync).toMatchObject({ viewer: 0, seq: made.entries, view: { stones: made.entries } });
    moved.close();
  });

  it('a backup of a stopped server includes the entries in its journals, and needs no server', async () => {
    const data = join(root, 'data');
    const running = await startChild(data);
    children.push(running);
    const ada = await Visitor.enter(() => running.url);
    const { id } = await ada.create({ game: 'tarpit', seats: [{ kind: 'me' }] });
    const line = await ada.at(id);
    for (let seq = 0; seq < 5; seq++) await line.act(id, seq, { type: 'wait' });
    line.close();
    await running.kill();
    const made = await backup({ data, to: join(root, 'copy.db'), withKey: false });
    expect(made).toMatchObject({ wasRunning: false, hasKey: false, entries: 5 });
    expect(await othersMay(join(root, 'copy.db'))).toBe(0);
  });

  it('a backup is refused when the target exists, and when there is no server', async () => {
    const server = await started();
    await writeFile(join(root, 'note'), '');
    const wish = { data: server.folder, withKey: false };
    await expect(backup({ ...wish, to: root })).rejects.toMatchObject({ code: 'not-empty' });
    const nowhere = join(root, 'no-such-folder');
    await expect(backup({ data: nowhere, to: join(root, 'x.db'), withKey: false })).rejects.toMatchObject({
      code: 'no-data-folder',
    });
    expect(await readdir(root)).toEqual(['note']);
  });
});

describe('restore', () => {
  it('restore overwrites nothing by default, and moves existing data aside on request', async () => {
    const server = await started();
    const { ada, id, first, second } = await twoAtATable(server, BOARD);
    await first.act(id, 0, place(0));
    const copy = join(root, 'copy');
    await backup({ data: server.folder, to: copy, withKey: false });
    await second.act(id, 1, place(1));
    const wish = { backup: copy, data: server.folder };
    await expect(restore({ ...wish, force: false })).rejects.toMatchObject({ code: 'not-empty' });
    await expect(restore({ ...wish, force: true })).rejects.toMatchObject({ code: 'in-use' });
    await server.down();
    const { replaced, hasKey } = await restore({ ...wish, force: true });
    expect(hasKey).toBe(true);
    expect(await readdir(replaced ?? '')).toContain('tessera.db');
    await server.up();
    expect(await (await ada.socket()).join(id)).toMatchObject({ seq: 1 });
  });

  it('restore rejects a damaged backup, and files that are not a backup', async () => {
    const server = await started();
    const file = join(root, 'copy.db');
    await backup({ data: server.folder, to: file, withKey: false });
    const damaged = join(root, 'damaged.db');
    await copyFile(file, damaged);
    const { size } = await lstat(damaged);
    await writeFile(damaged, Buffer.alloc(size - 4096, 0x55), { flag: 'r+' });
    const data = join(root, 'data');
    await expect(restore({ backup: damaged, data, force: false })).rejects.toMatchObject({ code: 'bad-backup' });
    await expect(restore({ backup: join(root, 'none'), data, force: false })).rejects.toMatchObject({
      code: 'not-a-backup',
    });
  });
});
