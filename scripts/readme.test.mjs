import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { conformance } from '@tessera/testkit';
import { afterAll, expect, test } from 'vitest';
import { root } from './setup.mjs';

const README = readFileSync(path.join(root, 'README.md'), 'utf8');
/** Inside the repository, where the packages can be imported. */
const FILE = path.join(root, 'scripts', `readme-game-${process.pid}.mjs`);

afterAll(() => rmSync(FILE, { force: true }));

test('the game of the README has at most ten lines of rules and passes every law', async () => {
  const [, code] = /```js\n([\s\S]*?)```/.exec(README);
  expect(code.split('\n').filter((line) => line.startsWith('  ')).length).toBeLessThanOrEqual(10);
  writeFileSync(FILE, code);
  const { pebbles } = await import(/* @vite-ignore */ pathToFileURL(FILE).href);
  const { laws } = conformance(pebbles, { actions: 500 });
  expect(
    laws.filter(({ failures }) => failures.length > 0).map(({ law, failures }) => `${law}: ${failures[0].why}`),
  ).toEqual([]);
});

test('the README shows the two commands and a picture within its first screen', () => {
  const lines = README.split('\n');
  expect(lines.findIndex((line) => line.startsWith('npm start'))).toBeLessThan(12);
  expect(lines.findIndex((line) => line.includes('!['))).toBeLessThan(20);
});
