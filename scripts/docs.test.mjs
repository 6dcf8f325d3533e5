import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { knownDeviations, pageOf } from './docs/coverage.mjs';
import { pagesOf } from './docs/pages.mjs';
import { declarationsIn } from './docs/reference.mjs';
import { addressOf, render } from './docs/render.mjs';
import { root } from './setup.mjs';

const pages = pagesOf(root);
const rendered = new Map(pages.map((page) => [page.source, render(page, pages)]));

test('every guide that there should be is a page', () => {
  const guides = ['game', 'table', 'card', 'bot'].map((what) => `docs/guides/write-a-${what}.md`);
  const wanted = [
    'docs/tutorial.md',
    ...guides,
    'docs/guides/write-content.md',
    'docs/guides/host-a-server.md',
    'docs/guides/use-the-api.md',
  ];
  expect(wanted.filter((source) => !pages.some((page) => page.source === source))).toEqual([]);
  expect(new Set(pages.map(({ source }) => addressOf(source))).size).toBe(pages.length);
});

test('every link leads to a page, a place in it, or a file of the repository', () => {
  const broken = pages.flatMap(({ source }) =>
    rendered.get(source).links.flatMap(({ href, to }) => (leads(source, href, to) ? [] : [`${source}: ${href}`])),
  );
  expect(broken).toEqual([]);
});

test('pages keep to the policy of the server: no script, no style, nothing from elsewhere', () => {
  expect(rendered.size).toBeGreaterThan(0);
  for (const { html } of rendered.values()) {
    expect(html).not.toMatch(/<script|<style|<[a-z][^>]*\s(?:style|on\w+)=|href="javascript:/i);
    expect(html).not.toMatch(/<(?:img|link)[^>]*(?:src|href)="https?:/);
  }
});

test('each game has a page that says what is covered and what differs', () => {
  const covered = pages.filter(({ part }) => part === 'Rules and their coverage');
  expect(covered).toHaveLength(4);
  for (const { text } of covered) expect(text).toMatch(/things are asked for: \d+ are there/);
});

test('a page of coverage counts, and takes from the README what differs', () => {
  const entries = [
    { item: 'a', file: 'x', test: 'y' },
    { item: 'b', later: 'table', note: 'Soon.' },
    { item: 'c', ruling: '3', note: 'Not so.' },
  ];
  const text = pageOf(
    { title: 'G', specification: 'S.', sections: [{ title: 'One', entries }] },
    'games/g/README.md',
    '# G\n\n## Map\n\nno\n\n## Rulings\n\nyes\n',
  );
  expect(text).toContain(
    '3 things are asked for: 1 are there with a test each, 1 were replaced by a ruling, 1 are still to come.',
  );
  expect(text).toContain('| One | 3 | 1 | 1 | 1 |');
  expect(text).toContain('- **b** (table): Soon.');
  expect(knownDeviations('## Map\n\nno\n\n## Rulings\n\nyes\n')).toEqual(['## Rulings\n\nyes\n']);
});

test('declarations are found with their comments, and end where they end', () => {
  const text = `/** How far. */\nexport declare function far(a: {\n    x: number;\n}): number;\nexport interface Hex {\n    readonly q: number;\n}\n`;
  expect(declarationsIn(text)).toEqual([
    { name: 'far', comment: 'How far.', declaration: 'function far(a: {\n    x: number;\n}): number;' },
    { name: 'Hex', comment: '', declaration: 'interface Hex {\n    readonly q: number;\n}' },
  ]);
});

function leads(source, href, to) {
  if (/^https?:/.test(href)) return true;
  const [path, place] = href.split('#');
  if (to === undefined) return existsSync(root + posix.normalize(posix.join(posix.dirname(source), path)));
  if (place === undefined || place === '') return true;
  const [address] = to.split('#');
  const target = path === '' ? source : pages.find((page) => addressOf(page.source) === address)?.source;
  return rendered.get(target)?.ids.has(place) === true;
}
