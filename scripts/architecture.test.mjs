import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, 'utf8');

const SKIPPED = ['node_modules', 'dist', '.git'];
/** A file; `<name>` and `*` stand for a part of its name, braces for a choice. */
const FILE = /`([^`\s]+\.(?:tsx?|mjs|json))`/g;
const FIVE_TASKS = /## Five tasks of a maintainer[\s\S]*?(?=\n## )/;
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
const namedIn = (text) => [...text.matchAll(FILE)].flatMap(([, name]) => choicesOf(name));

/** Returns the names with each choice in the braces of a name. */
function choicesOf(name) {
  const [, before, choices, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return choices === undefined ? [name] : choices.split(',').map((choice) => `${before}${choice}${after}`);
}

/** Checks for a file with this path or this end of a path; a placeholder matches any part between slashes. */
function isThere(name) {
  const pattern = name
    .split(/<\w+>|\*/)
    .map((part) => part.replaceAll('.', '\\.'))
    .join('[^/]+');
  const end = new RegExp(`(?:^|/)${pattern}$`);
  return files.some((file) => end.test(file));
}

test('finds a file by the end of its path, with placeholders and choices', () => {
  expect(namedIn('`a/{b,c}.ts` and `d/<e>/f.json`')).toEqual(['a/b.ts', 'a/c.ts', 'd/<e>/f.json']);
  expect(isThere('texts/<language>.ts')).toBe(true);
  expect(isThere('texts/<language>.mjs')).toBe(false);
  expect(isThere('core/items/no*such.json')).toBe(false);
});

test('every file that docs/architecture.md names exists; a short name is the end of a path', () => {
  // `maintainerTasks.test.mjs` compares the files of the five tasks with those of an example.
  const names = namedIn(page.replace(FIVE_TASKS, '')).filter((name) => name.includes('/'));
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
