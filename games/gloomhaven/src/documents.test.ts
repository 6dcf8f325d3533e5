import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Returns the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

test('README links to the documents on rules, characters, elements and board, and every link resolves', () => {
  const links = [...read('../README.md').matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
  expect(links).toEqual(
    expect.arrayContaining([
      'src/README.md',
      'src/README.md#characters',
      'src/README.md#elements',
      'src/board/README.md',
    ]),
  );
  for (const link of links) {
    const [path, anchor] = link.split('#');
    const file = new URL(`../${path}`, import.meta.url);
    expect([link, existsSync(file)]).toEqual([link, true]);
    if (anchor === undefined) continue;
    const headings = [...read(`../${path}`).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
    expect(headings).toContain(anchor);
  }
});
