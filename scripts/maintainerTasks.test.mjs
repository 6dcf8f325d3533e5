// Counts the files that each task of docs/architecture.md touches, by an example that exists.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newWorkspace } from '../apps/cli/src/newGame/testing/newWorkspace.ts';
import { writeGame } from '../apps/cli/src/newGame/writeGame.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args) => {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return output.split('\n').filter(Boolean);
};
/** Tracked and new files with this text, under these paths. */
const filesWith = (text, ...paths) => git('grep', '--untracked', '-lF', text, '--', ...paths);
const isProduct = (file) => !/\.test\.|\/e2e\/|\/test\/|\/template\/|\/newGame\/|\/cases\/|\/playthroughs\//.test(file);

const gamesIn = (...folders) =>
  folders.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const [, section = ''] = page.split('## Five tasks of a maintainer, and the files they touch');
const rows = new Map(
  section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => /^\| An? /.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, task, files, number]) => [task, { files, number: Number(number) }]),
);

/** Returns the files that a row names, with placeholders filled and braces expanded. */
function namedFiles(task, placeholders = {}) {
  const names = [...rows.get(task).files.matchAll(/`([^`\s]*[/.][^`\s]*)`/g)].map(([, name]) => name);
  const filled = names.map((name) => name.replace(/<(\w+)>/g, (_all, key) => placeholders[key] ?? `<${key}>`));
  return filled
    .flatMap((name) => {
      const [, before, choices, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
      return choices === undefined ? [name] : choices.split(',').map((choice) => `${before}${choice}${after}`);
    })
    .toSorted();
}

function expectRow(task, placeholders, touched) {
  expect(namedFiles(task, placeholders)).toEqual([...new Set(touched)].toSorted());
  expect(rows.get(task).number).toBe(new Set(touched).size);
}

test('the table has the five tasks', () => {
  expect([...rows.keys()]).toEqual([
    'A game with one rule',
    'A kind of modifier of Gloomhaven',
    'An item of Heist City',
    'A language',
    'A REST endpoint',
  ]);
});

test('a new game touches the files in the table', () => {
  const folder = newWorkspace(mkdtempSync(join(tmpdir(), 'tessera-tasks-')));
  try {
    expectRow('A game with one rule', { game: 'hex-chess' }, writeGame(folder, 'hex-chess').files);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a new kind of modifier touches the files in the table', () => {
  const touched = filesWith("'loot-path'", 'games/gloomhaven/src', 'games/gloomhaven/bot', 'games/gloomhaven/texts');
  expectRow('A kind of modifier of Gloomhaven', { subject: 'movement', kind: 'lootPath' }, touched);
});

test('a new item touches the files in the table', () => {
  const touched = filesWith('automatic-shotgun', 'games/heist-city').filter(isProduct);
  expectRow('An item of Heist City', { type: 'ranged' }, touched);
});

test('a new language touches the files in the table', () => {
  const german = git('ls-files', '-co', '--exclude-standard', 'packages', 'apps').filter(
    (file) => isProduct(file) && /\/de(?:\.ts$|\/)/.test(file),
  );
  const importers = git('grep', '--untracked', '-lE', "['(]\\./(texts/)?de\\.ts'", '--', 'packages', 'apps');
  const registry = filesWith("name: 'Deutsch'", 'packages', 'apps').filter(isProduct);
  expect(registry).toHaveLength(1);
  const touched = [...german, ...importers.filter(isProduct), ...registry];
  expectRow('A language', { language: 'de' }, touched);
});

test.each(gamesIn('games', 'examples'))(
  'a new language touches only the language folders and the manifest of %s',
  (game) => {
    const isGerman = (file) => /\/(?:texts|rules|lessons)\/de(?:\.(?:ts|json)$|\/)/.test(file);
    const files = git('ls-files', '-co', '--exclude-standard', game);
    expect(files.filter(isGerman).length).toBeGreaterThan(0);
    const inPath = files.filter((file) => /[/.-]de[/.-]/.test(file) && !isGerman(file));
    const importers = git('grep', '--untracked', '-lE', "['(](\\.\\.?/)+(texts/)?de(/index)?\\.ts'", '--', game);
    const others = [...inPath, ...importers].filter((file) => isProduct(file) && !isGerman(file));
    expect(others).toEqual([`${game}/manifest.ts`]);
  },
);

test('a new REST endpoint touches the files in the table', () => {
  // Scenario tests of the server use endpoints, but a new endpoint needs none.
  const users = filesWith('/me/mail/confirm', 'packages', 'apps').filter((file) => !/\/test\//.test(file));
  const schemas = filesWith('export const MailLink', 'packages', 'apps').filter(isProduct);
  expectRow('A REST endpoint', { topic: 'mail' }, [...users, ...schemas]);
});
