import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, 'utf8');

const SKIPPED = ['node_modules', 'dist', '.git'];
const FILE = /`([\w./-]+\.(?:tsx?|mjs|json))`/g;
/** Maximum number of files that a change may touch outside of its game. */
const MAX_FILES = 8;

function filesUnder(folder) {
  return readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return SKIPPED.includes(entry.name) ? [] : filesUnder(path);
  });
}

const files = ['packages', 'games', 'apps', 'scripts', 'examples'].flatMap(filesUnder);
const namedIn = (text) => [...text.matchAll(FILE)].map(([, name]) => name);

const isThere = (name) => files.some((file) => file === name || file.endsWith(`/${name}`));

test('every file that docs/architecture.md names exists; a short name is the end of a path', () => {
  const names = namedIn(page).filter((name) => name.includes('/'));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

test.each(['docs/security.md', 'docs/reliability.md'])('every file that %s names exists', (document) => {
  const names = namedIn(readFileSync(`${root}${document}`, 'utf8')).filter((name) => !name.endsWith('.json'));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !isThere(name))).toEqual([]);
});

test('docs/security.md names a test for every promise and every number from clients', () => {
  const rows = readFileSync(`${root}docs/security.md`, 'utf8')
    .split('\n## Seats, seeds and forks')[1]
    .split('\n')
    .filter((line) => /^\| (?!promise|number|---)/.test(line));
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => !/\.(?:test|e2e)\.tsx?`/.test(row.split('|').at(-2)))).toEqual([]);
});

test('no change in docs/architecture.md touches more than eight files outside of its game', () => {
  const [, table = ''] = page.split('## Twelve changes, and the files they touch');
  const rows = table.split('\n').filter((line) => /^\| An? /.test(line));
  expect(rows.length).toBeGreaterThanOrEqual(12);
  expect(rows.filter((row) => namedIn(row).filter((name) => !name.endsWith('.test.ts')).length > MAX_FILES)).toEqual(
    [],
  );
});

test('tables get questions from the rules and never read state.flow', () => {
  const isTable = (file) => /^(?:games|examples)\/[\w-]+\/table\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
  const tables = files.filter(isTable);
  expect(tables.length).toBeGreaterThan(150);
  const STACK = /\b(?:view|state|match)\.flow\b|\{[^}]*\bflow\b[^}]*\}: (?:Pick<)?View/;
  expect(tables.filter((file) => STACK.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
