import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDataFolder, checkDisk, checkPort } from './machineChecks.ts';
import { scratchFolder } from './testing/tessera.ts';

test('checkDataFolder accepts a writable folder and one that can be created', () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, 'data'));
  expect(checkDataFolder(join(folder, 'data'))).toMatchObject({
    status: 'ok',
    found: expect.stringContaining('writable'),
  });
  expect(checkDataFolder(join(folder, 'a/b'))).toMatchObject({
    status: 'ok',
    found: expect.stringContaining('created'),
  });
});

test('checkDataFolder reports a file in the place of the folder', () => {
  const folder = scratchFolder();
  writeFileSync(join(folder, 'data'), '');
  expect(checkDataFolder(join(folder, 'data'))).toMatchObject({
    status: 'missing',
    advice: expect.stringContaining('--data'),
  });
});

test('checkDisk compares the free space with the least space', async () => {
  expect(await checkDisk(scratchFolder(), 0)).toMatchObject({
    status: 'ok',
    found: expect.stringMatching(/ GB free$/),
  });
  expect(await checkDisk(scratchFolder(), Number.MAX_SAFE_INTEGER)).toMatchObject({ status: 'missing' });
});

test('checkPort reports a taken port with the command for another one', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const taken = await checkPort(port, '127.0.0.1');
  await new Promise((done) => other.close(done));
  expect(taken).toMatchObject({ status: 'missing', found: `127.0.0.1:${port} is taken` });
  expect(taken.advice).toContain(`tessera serve --port ${port + 1}`);
  expect(await checkPort(0, '127.0.0.1')).toMatchObject({ status: 'ok' });
});
