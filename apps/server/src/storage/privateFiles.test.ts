import { chmod, lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nonEmpty } from '@tessera/testkit';
import { afterEach, expect, it } from 'vitest';
import { TestServer, until } from '../testing/testServer.ts';
import { makePrivateFolder, tighten } from './privateFiles.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Returns the permission bits of everyone but the owner. */
async function othersMay(path: string): Promise<number> {
  return (await lstat(path)).mode & 0o077;
}

it('all files of a server are accessible to its user only', async () => {
  const umask = process.umask(0);
  const server = await TestServer.start();
  try {
    await server.guest();
    const all = ['tessera.db', 'tessera.db-wal', 'secret.key', 'journals', join('journals', '1.a')];
    let names: string[] = [];
    const isThere = async () => {
      names = await readdir(server.folder, { recursive: true });
      return all.every((name) => names.includes(name));
    };
    await until(isThere, 'a host has its journal');
    for (const name of nonEmpty(names)) expect([name, await othersMay(join(server.folder, name))]).toEqual([name, 0]);
  } finally {
    process.umask(umask);
    await server.close();
  }
});

it('loose permissions are tightened on start, and unknown files are left alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-private-'));
  folders.push(folder);
  const files = ['tessera.db', 'secret.key', 'notes.txt'].map((name) => join(folder, name));
  for (const file of files) {
    await writeFile(file, '');
    await chmod(file, 0o644);
  }
  await chmod(folder, 0o755);
  expect((await tighten(folder)).sort()).toEqual([folder, join(folder, 'secret.key'), join(folder, 'tessera.db')]);
  expect(await Promise.all([folder, ...files].map(othersMay))).toEqual([0, 0, 0, 0o044]);
  expect(await tighten(folder)).toEqual([]);
});

it('makePrivateFolder creates a folder with its parents, and accepts an existing one', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'tessera-private-'));
  folders.push(parent);
  const folder = join(parent, 'a', 'b');
  for (let i = 0; i < 2; i++) await makePrivateFolder(folder);
  expect([await othersMay(join(parent, 'a')), await othersMay(folder)]).toEqual([0, 0]);
  await writeFile(join(folder, 'file'), '');
  await expect(makePrivateFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makePrivateFolder(join(folder, 'file', 'c'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it.skipIf(process.platform !== 'linux')(
  'makePrivateFolder rejects when an existing folder takes no others',
  async () => {
    await expect(makePrivateFolder('/proc/none/data')).rejects.toMatchObject({ code: 'ENOENT' });
  },
);
