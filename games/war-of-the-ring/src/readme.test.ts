import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from './state/variants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
const named = [...readme.matchAll(/`([\w./-]+\.ts|[\w-]+\/(?:[\w-]+\/)*)`/g)].map(([, name]) => name!);

/** Folders that the README names as a whole. */
const FOLDERS = ['content/', 'deck/', 'cards/', 'odds/'];

const PLUMBING = [
  'index.ts',
  'game.ts',
  'state/options.ts',
  'state/state.ts',
  'state/events.ts',
  'state/vocabulary.ts',
  'state/variants.ts',
  'match/determinize.ts',
  'map/reach.ts',
];

describe('README of War of the Ring', () => {
  test.each([...new Set(named)])('the README names %s, which exists', (name) => {
    expect([root, `${root}src/`].some((folder) => existsSync(`${folder}${name}`))).toBe(true);
  });

  test('the README names every rule file, or its folder', () => {
    const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !PLUMBING.includes(name));
    const isNamed = (name: string) => [name, `src/${name}`].some((path) => named.includes(path));
    const isInNamedFolder = (name: string) =>
      FOLDERS.some((folder) => name.startsWith(folder) && (isNamed(folder) || named.includes(`src/${folder}`)));
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((name) => !isNamed(name) && !isInNamedFolder(name))).toEqual([]);
  });

  test.each(VARIANTS)('the README explains the variant %s', (variant) => {
    expect(readme).toContain(`\`${variant}\``);
  });
});
