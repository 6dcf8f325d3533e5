import { existsSync, readFileSync } from 'node:fs';
import { nonEmpty } from '@tessera/testkit';
import { expect, test } from 'vitest';
import * as engine from '../../spec/index.ts';
import { variants as meanings } from '../../texts/en/variants.ts';
import * as heistCity from '../index.ts';
import { RULINGS, VARIANTS } from '../state/variants.ts';

const folder = new URL('../..', import.meta.url);
const readme = readFileSync(new URL('README.md', folder), 'utf8');

/** Returns the text under a heading, up to the next one. */
function under(heading: string): string {
  const [, text = ''] = readme.split(`\n## ${heading}\n`);
  return text.split('\n## ')[0]!;
}

test('the README lists every variant with its ruling and meaning', () => {
  for (const variant of nonEmpty(VARIANTS)) {
    expect(under('Rulings')).toContain(`| ${RULINGS[variant]} | \`${variant}\` | ${meanings[variant]} |`);
  }
});

test('the README lists every section of the rules, and all files it names exist', () => {
  const map = under('Where each rule lives');
  for (let section = 0; section <= 19; section++) expect(map).toMatch(new RegExp(`^\\| ${section} `, 'm'));
  const files = [...map.matchAll(/`([\w/.-]+(?:\.ts|\.json|\/))`/g)].map(([, path]) => path!);
  expect(files.length).toBeGreaterThan(60);
  const isThere = (path: string) => existsSync(new URL(path, folder)) || existsSync(new URL(`src/${path}`, folder));
  expect(files.filter((path) => !isThere(path))).toEqual([]);
});

test('the README names only exported functions', () => {
  const promised = [...under('The public API, under the names of the specification').matchAll(/`([a-z]\w+)`/g)];
  expect(promised.length).toBeGreaterThan(40);
  const exported = { ...heistCity, ...engine, heistCityBots: 'in the package’s other entry' };
  expect(promised.map(([, name]) => name!).filter((name) => !(name in exported))).toEqual([]);
});
