import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/tessera.mjs', import.meta.url));
/** Prints the address of every loaded ES module on stderr. */
const HOOKS = `import { writeSync } from 'node:fs';
export function load(url, context, next) { writeSync(2, url + '\\n'); return next(url, context); }`;
const REGISTER = `import { register } from 'node:module'; register(${JSON.stringify(asModule(HOOKS))});`;

function asModule(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** Returns the modules that a command line loads in the built program, without those of Node. */
function loadedBy(...argv: string[]): string[] {
  const args = ['--import', asModule(REGISTER), BIN, ...argv];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stderr.split('\n').filter((line) => line.startsWith('file:'));
}

test('tessera --version loads no game, no other package and none of its commands', () => {
  const names = loadedBy('--version').map((url) => url.replace(/^.*\/(?=(?:apps|packages|node_modules)\/)/, ''));
  expect(names).toEqual([
    'apps/cli/bin/tessera.mjs',
    'apps/cli/dist/index.js',
    expect.stringMatching(/terminal\/dist\/io\.js$/),
    'apps/cli/dist/main.js',
    'apps/cli/dist/version.js',
  ]);
});

test('the help of a command of this workspace loads neither the other commands nor the rules of games', () => {
  const loaded = loadedBy('bench', '--help').join('\n');
  expect(loaded).toContain('/commands/bench.js');
  expect(loaded).not.toContain('/commands/games.js');
  expect(loaded).not.toMatch(/\/(?:games|examples)\/[^/]+\/dist\//);
});
