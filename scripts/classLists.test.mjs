import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

/** Maximum length of a class list in characters. */
const MAX = 165;
/** Recognizes a list of Tailwind classes. */
const CLASSES = /(?:^|\s)(?:flex|grid|text-\w+|p[xytblr]?-\d|border|min-[hw]-|max-\[|\[&)/;

test('no class list exceeds the maximum length (extract a component or a named constant instead)', () => {
  const long = sources().flatMap((path) =>
    readFileSync(`${root}${path}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const lists = [...line.matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, list = '']) => list);
        const found = lists.find((list) => list.length > MAX && CLASSES.test(list));
        return found === undefined ? [] : [`${path}:${index + 1} ${found.length}`];
      }),
  );
  expect(long).toEqual([]);
});

function sources() {
  return ['packages', 'games', 'examples', 'apps'].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true })
      .filter((path) => path.endsWith('.tsx') && !/(?:^|\/)(?:dist|node_modules)\//.test(path))
      .map((path) => `${folder}/${path}`),
  );
}
