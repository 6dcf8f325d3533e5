import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { VARIANTS } from './state/variants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');
const named = [...readme.matchAll(/`([\w./-]+\.ts|[\w-]+\/(?:[\w-]+\/)*)`/g)].map(([, name]) => name!);

describe('README of War of the Ring', () => {
  test.each([...new Set(named)])('the README names %s, which exists', (name) => {
    expect([root, `${root}src/`].some((folder) => existsSync(`${folder}${name}`))).toBe(true);
  });

  test('the README names every rule file', () => {
    const files = readdirSync(`${root}src`).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const plumbing = [
      'index.ts',
      'game.ts',
      'options.ts',
      'state.ts',
      'events.ts',
      'vocabulary.ts',
      'variants.ts',
      'cardRules.ts',
      'determinize.ts',
      'reach.ts',
    ];
    expect(
      files.filter((name) => !named.includes(name) && !named.includes(`src/${name}`) && !plumbing.includes(name)),
    ).toEqual([]);
  });

  test.each(VARIANTS)('the README explains the variant %s', (variant) => {
    expect(readme).toContain(`\`${variant}\``);
  });
});
