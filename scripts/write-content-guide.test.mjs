import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { main, pageWith } from './write-content-guide.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { examples } = JSON.parse(readFileSync(`${root}/games/fifth-edition/examples/effects.json`, 'utf8'));

test('docs/guides/write-content.md is up to date (node scripts/write-content-guide.mjs)', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(main(root, true)).toBe(0);
});

test('pageWith writes a section per kind, with the tested effect and its change', () => {
  const page = pageWith('before\n<!-- examples -->\nold\n<!-- /examples -->\nafter\n', examples);
  expect(page.match(/^### \w+$/gm)).toHaveLength(46);
  expect(page).toContain('`saves.STR.bonus` was `0` and is `3`.');
  expect(page).toMatch(/^before\n/);
  expect(page).toMatch(/\nafter\n$/);
  expect(page).not.toContain('\nold\n');
});

test('pageWith refuses a page without markers', () => {
  expect(() => pageWith('nothing', examples)).toThrow('<!-- examples -->');
});
