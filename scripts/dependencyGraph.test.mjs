import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { imports, pageNow } from './dependencyGraph.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, 'utf8');

test('docs/architecture.md shows the current package graph (node scripts/dependencyGraph.mjs --write)', () => {
  const { page: written, now } = pageNow();
  expect(written).toBe(now);
});

test('workspaces import from apps to games to packages, never back', () => {
  const rank = { packages: 0, examples: 1, games: 1, apps: 2 };
  const back = imports()
    .filter(({ isTest }) => !isTest)
    .filter(({ from, to }) => rank[from.split('/')[0]] < rank[to.split('/')[0]])
    .map(({ file, to }) => `${file} imports ${to}`);
  expect(back).toEqual([]);
});

test('the glossary of docs/architecture.md has at most thirty words, one per row', () => {
  const [, words = ''] = /\n## Glossary\n(.*?)\n## /s.exec(page) ?? [];
  const rows = words.split('\n').filter((line) => /^\| (?!word|---)/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThanOrEqual(30);
  // "A cap is how much": the row explains a second word.
  expect(rows.filter((row) => /\b(?:an?|the) \w+ is (?:an?|the|how|one|another)\b/i.test(row))).toEqual([]);
});

test('every file that the path of one attack names exists', () => {
  const [, way = ''] = /\n## The path of one attack.*?\n(.*?)\n## /s.exec(page) ?? [];
  const files = [...way.matchAll(/`((?:apps|packages|games)\/[^`]+\.tsx?)`/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([]);
});
