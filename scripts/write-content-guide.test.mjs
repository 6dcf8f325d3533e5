import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { main, pageWith } from './write-content-guide.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { examples } = JSON.parse(readFileSync(`${root}/games/fifth-edition/examples/effects.json`, 'utf8'));

test('the guide to content is up to date: node scripts/write-content-guide.mjs writes it', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(main(root, true)).toBe(0);
});

test('every kind has its section, with the effect as it is tested and what it changes', () => {
  const page = pageWith('before\n<!-- examples -->\nold\n<!-- /examples -->\nafter\n', examples);
  expect(page.match(/^### \w+$/gm)).toHaveLength(46);
  expect(page).toContain('`saves.STR.bonus` was `0` and is `3`.');
  expect(page).toMatch(/^before\n/);
  expect(page).toMatch(/\nafter\n$/);
  expect(page).not.toContain('\nold\n');
});

test('a page without a place for the examples is refused', () => {
  expect(() => pageWith('nothing', examples)).toThrow('<!-- examples -->');
});
