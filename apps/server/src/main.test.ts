import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainUser, startExpectingFailure } from './testing/childServer.ts';
import { TestServer } from './testing/testServer.ts';

let root: string;
let folder: string;
let count = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tessera-main-'));
});
beforeEach(() => {
  folder = join(root, String(++count));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Returns the lowest port that an unprivileged user may open. macOS and Windows let every user open every port. */
function firstFreePort(): number {
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
}

/** Expects one line without a stack trace or an object. */
function expectSentence({ code, said }: { code: number | null; said: string }, sentence: RegExp): void {
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).not.toMatch(/\[object|^\s+at |Error:/);
  expect(code).toBe(1);
}

describe('a server that cannot start', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a short secret', { TESSERA_SECRET: 'too-short' }, /TESSERA_SECRET|at least 32 characters/],
    [
      'a port that is none',
      { TESSERA_PORT: 'http' },
      /^TESSERA_PORT must be a whole number from 0 to 65535, not "http"\.$/,
    ],
    ['a number with a unit', { TESSERA_IDLE_MS: '5m' }, /^TESSERA_IDLE_MS must be a whole number .* not "5m"\.$/],
    ['a typo', { TESSERA_PROT: '80' }, /^There is no setting TESSERA_PROT\. Did you mean "TESSERA_PORT"\?$/],
    [
      'an origin without its scheme',
      { TESSERA_ORIGINS: 'table.example' },
      /^TESSERA_ORIGINS .*https:\/\/table\.example/,
    ],
    [
      'a proxy that is just on',
      { TESSERA_TRUST_PROXY: 'on' },
      /^TESSERA_TRUST_PROXY must say which proxies .* not "on"\.$/,
    ],
    ['a catalogue that is not there', { TESSERA_CATALOG: '/no/such/games.mjs' }, /games\.mjs cannot be loaded/],
    [
      'predictable dice for other machines',
      { TESSERA_TEST_SEED: 'a test', TESSERA_HOST: '0.0.0.0' },
      /^TESSERA_TEST_SEED makes all dice predictable: .* a loopback address as TESSERA_HOST\.$/,
    ],
    ['an address of another machine', { TESSERA_HOST: '203.0.113.1' }, /203\.0\.113\.1 is no address of this machine/],
  ])('a server that cannot start prints one sentence about %s', async (_what, env, sentence) => {
    expectSentence(await startExpectingFailure(folder, env), sentence);
  });

  it('a server that cannot start prints one sentence about a port in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : '');
    expectSentence(await startExpectingFailure(folder, { TESSERA_PORT: port }), /^Port \d+ on 127\.0\.0\.1 is in use/);
    other.close();
  });

  it('a server that cannot start prints one sentence about an invalid data folder', async () => {
    await writeFile(folder, 'a file');
    expectSentence(
      await startExpectingFailure(join(folder, 'data')),
      /^The data folder .* cannot be used: a part of its path is a file/,
    );
    expectSentence(await startExpectingFailure(folder), /^The data folder .* cannot be used: /);
  });

  it('a server that cannot start prints one sentence about a data folder of another user', async ({ skip }) => {
    const user = plainUser() ?? skip('there is no user without the rights of root');
    // The user can reach the folder, but not write to it.
    await chmod(root, 0o755);
    await mkdir(folder, { mode: 0o555 });
    expectSentence(
      await startExpectingFailure(join(folder, 'data'), {}, user),
      /^The data folder .* cannot be used: it may not be written by this user\. Make this user its owner, or set TESSERA_DATA_DIR/,
    );
  });

  it('a server that cannot start prints one sentence about a port that only root may open', async ({ skip }) => {
    const user = plainUser() ?? skip('there is no user without the rights of root');
    if (firstFreePort() <= 80) skip('every user may open every port here');
    await chmod(root, 0o755);
    await mkdir(folder);
    await chmod(folder, 0o777);
    expectSentence(
      await startExpectingFailure(join(folder, 'data'), { TESSERA_PORT: '80' }, user),
      /^Port 80 on 127\.0\.0\.1 may not be opened by this user; set TESSERA_PORT to 1024 or more/,
    );
  });

  it('a server that cannot start prints one sentence about a full or read-only disk', async ({ skip }) => {
    await mkdir(folder);
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder]);
    if (status !== 0) skip('a disk can be mounted by root on Linux only');
    try {
      expectSentence(await startExpectingFailure(folder), /full.*: free some space|its disk is full\. Free some space/);
      spawnSync('mount', ['-o', 'remount,ro', folder]);
      expectSentence(
        await startExpectingFailure(join(folder, 'data')),
        /^The data folder .* cannot be used: its disk is read-only\. Set TESSERA_DATA_DIR/,
      );
    } finally {
      spawnSync('umount', [folder]);
    }
  });

  it('a server that cannot start prints one sentence about a file that is not a database', async () => {
    const server = await TestServer.start();
    await server.down();
    await writeFile(join(server.folder, 'tessera.db'), 'not a database at all, by any means '.repeat(200));
    expectSentence(
      await startExpectingFailure(server.folder),
      /^This file is no database, or it is damaged: .*tessera\.db\)$/,
    );
    await server.close();
  });

  it('a server that cannot start prints one sentence about a database with a damaged page', async () => {
    const server = await TestServer.start();
    await server.down();
    const file = join(server.folder, 'tessera.db');
    const bytes = await readFile(file);
    // The header stays, but the list of tables is gone.
    await writeFile(file, bytes.fill(0x55, 100, 4096));
    expectSentence(
      await startExpectingFailure(server.folder),
      /^The database is damaged: restore a backup of it \(.*tessera\.db\)$/,
    );
    await server.close();
  });

  it('a server that cannot start prints one sentence about a folder in use by another server', async () => {
    const server = await TestServer.start();
    expectSentence(await startExpectingFailure(server.folder), /^Another server is using this database/);
    await server.close();
  });
});
