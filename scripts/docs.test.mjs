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

test('the site has a page for every guide', () => {
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

test('every link of the site leads to an existing page, anchor or file', () => {
  const broken = pages.flatMap(({ source }) =>
    rendered.get(source).links.flatMap(({ href, to }) => (leads(source, href, to) ? [] : [`${source}: ${href}`])),
  );
  expect(broken).toEqual([]);
});

test('pages comply with the content security policy: no script, no style, no third-party resource', () => {
  expect(rendered.size).toBeGreaterThan(0);
  for (const { html } of rendered.values()) {
    expect(html).not.toMatch(/<script|<style|<[a-z][^>]*\s(?:style|on\w+)=|href="javascript:/i);
    expect(html).not.toMatch(/<(?:img|link)[^>]*(?:src|href)="https?:/);
  }
});

test('the site has a page of coverage and deviations for each game', () => {
  const covered = pages.filter(({ part }) => part === 'Rules and their coverage');
  expect(covered).toHaveLength(4);
  for (const { text } of covered) expect(text).toMatch(/things are asked for: \d+ are there/);
});

test('pageOf counts the items of a sheet and adds the deviations of the README', () => {
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

test('declarationsIn returns complete declarations with their comments', () => {
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
