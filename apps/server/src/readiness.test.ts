import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Readiness } from './readiness.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-ready-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const readiness = (journals = folder) =>
  new Readiness({ writeDatabase: async () => {}, askHosts: async () => true, hasMatches: () => true, journals });

describe('readiness', () => {
  it('a server is ready while everything can be stored', async () => {
    await expect(readiness().check()).resolves.toBeUndefined();
  });

  it('a server is not ready while journals cannot be written, and is again once they can, without any play', async () => {
    const journals = join(folder, 'journals');
    const server = readiness(journals);
    server.journal('ENOSPC: no space left on device');
    await expect(server.check()).rejects.toThrow('no space left');
    await mkdir(journals);
    await server.check();
    expect(await readdir(journals)).toEqual([]);
  });

  it('a server is not ready while host threads do not answer', async () => {
    const server = new Readiness({
      writeDatabase: async () => {},
      askHosts: async () => false,
      hasMatches: () => true,
      journals: folder,
    });
    await expect(server.check()).rejects.toMatchObject({ code: 'thread-failed' });
  });
});
