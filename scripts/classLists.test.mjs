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

/**
 * Workspaces whose components still mix global classes with Tailwind, and the number of these files, which may only
 * shrink. The styling system is tokens and Tailwind.
 */
const MIXED = { 'games/fifth-edition': 109, 'games/heist-city': 23 };

test('no component mixes global classes with Tailwind, except those that are counted', () => {
  const mixed = sources()
    .filter((path) => !path.endsWith('.test.tsx'))
    .filter((path) => mixes(readFileSync(`${root}${path}`, 'utf8'), globalClasses(workspaceOf(path))));
  const counts = {};
  for (const path of mixed) counts[workspaceOf(path)] = (counts[workspaceOf(path)] ?? 0) + 1;
  expect(counts).toEqual(MIXED);
});

test('a component mixes when one file has a class of a style sheet and a Tailwind class', () => {
  const classes = new Set(['hc-note']);
  expect(mixes("const BAR = 'flex p-4'; <p className='hc-note' />", classes)).toBe(true);
  expect(mixes('<p className="hc-note hc-other" />', classes)).toBe(false);
  expect(mixes('<p className="flex p-4 text-note" />', classes)).toBe(false);
});

/** Checks for a global class and a Tailwind class in the string literals of a file. */
function mixes(text, classes) {
  const lists = [...text.matchAll(/["'`]([^"'`\n]*)["'`]/g)].map(([, list = '']) => list);
  const hasGlobal = lists.some((list) => list.split(/\s+/).some((name) => classes.has(name)));
  return hasGlobal && lists.some((list) => CLASSES.test(list));
}

const known = new Map();

/** Returns the classes with a prefix that the style sheets of a workspace define. */
function globalClasses(workspace) {
  if (!known.has(workspace)) {
    const sheets = filesIn(workspace).filter((path) => path.endsWith('.css'));
    const names = sheets.flatMap((path) =>
      [...readFileSync(`${root}${path}`, 'utf8').matchAll(/\.([a-z]+-[a-z-]+)/g)].map(([, name]) => name),
    );
    known.set(workspace, new Set(names));
  }
  return known.get(workspace);
}

function workspaceOf(path) {
  return path.split('/').slice(0, 2).join('/');
}

function sources() {
  return ['packages', 'games', 'examples', 'apps'].flatMap(filesIn).filter((path) => path.endsWith('.tsx'));
}

function filesIn(folder) {
  return readdirSync(`${root}${folder}`, { recursive: true })
    .filter((path) => !/(?:^|\/)(?:dist|node_modules)\//.test(path))
    .map((path) => `${folder}/${path}`);
}
