import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratchFolder } from '../testing/tessera.ts';
import { startArguments, startServer } from './serve.ts';

test('serve passes its flags to the start script, with an absolute data folder', () => {
  const cwd = scratchFolder();
  expect(startArguments({}, cwd)).toEqual([]);
  expect(startArguments({ port: '0', host: '::1', data: 'games' }, cwd)).toEqual([
    ...['--port', '0', '--host', '::1', '--data', join(cwd, 'games')],
  ]);
});

test('serve runs the start script of the workspace and returns its exit code', async () => {
  const root = scratchFolder();
  mkdirSync(join(root, 'scripts'));
  const script = `import { writeFileSync } from 'node:fs';
writeFileSync('arguments.json', JSON.stringify(process.argv.slice(2)));
process.exit(3);`;
  writeFileSync(join(root, 'scripts/start.mjs'), script);
  expect(await startServer(root, ['--port', '0'])).toBe(3);
  expect(JSON.parse(readFileSync(join(root, 'arguments.json'), 'utf8'))).toEqual(['--port', '0']);
});

test('serve fails with a usage error outside of the workspace', async () => {
  await expect(startServer(undefined, [])).rejects.toThrow('not inside it');
  await expect(startServer(scratchFolder(), [])).rejects.toThrow('not inside it');
});
