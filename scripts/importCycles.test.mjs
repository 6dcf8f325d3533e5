import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Import rules: the folders of the server and the packages each form layers without cycles.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Matches `import type` too, because types are dependencies as well. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;
const TEST_FILE = /\.test\.tsx?$|\/testing\//;
/** Package names of examples, games and apps. */
const ABOVE = packageNames(['examples', 'games', 'apps']);

function sources(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file));
}

function importsOf(file) {
  return [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, specifier]) => specifier);
}

function packageNames(folders) {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map(
      (name) => JSON.parse(readFileSync(join(ROOT, folder, name, 'package.json'))).name,
    ),
  );
}

/** Returns one import cycle per folder that has any. */
function cyclesIn(edges) {
  const found = [];
  for (const start of edges.keys()) {
    const ways = [[start]];
    const seen = new Set();
    for (let way = ways.shift(); way; way = ways.shift()) {
      for (const next of edges.get(way.at(-1)) ?? []) {
        if (next === start) found.push([...way, start].join(' -> '));
        if (next === start || seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
  }
  return found;
}

function edgesBetween(files, nodeOf, targetOf) {
  const edges = new Map();
  for (const file of files) {
    const from = nodeOf(file);
    for (const specifier of importsOf(file)) {
      const to = targetOf(specifier, file);
      if (to === undefined || to === from) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
  }
  return edges;
}

test('folders of the server have no import cycles', () => {
  const source = 'apps/server/src';
  // Each top-level file counts as a folder: folders may import `config.ts`, and `server.ts` imports the folders.
  const nodeOf = (file) => relative(source, file).split('/')[0];
  const edges = edgesBetween(
    sources(source).filter((file) => !TEST_FILE.test(file)),
    nodeOf,
    (specifier, file) => (specifier.startsWith('.') ? nodeOf(normalize(join(dirname(file), specifier))) : undefined),
  );
  expect(edges.get('live')).toContain('hosts');
  expect(cyclesIn(edges)).toEqual([]);
});

test('packages have no import cycles and import no games or apps', () => {
  const own = new Set(packageNames(['packages']));
  const files = sources('packages').filter((file) => /^packages\/[^/]+\/src\//.test(file) && !TEST_FILE.test(file));
  const nodeOf = (file) => `@tessera/${file.split('/')[1]}`;
  const packageIn = (specifier) => specifier.split('/').slice(0, 2).join('/');
  const edges = edgesBetween(files, nodeOf, (specifier) => {
    const name = packageIn(specifier);
    return own.has(name) || ABOVE.includes(name) ? name : undefined;
  });
  expect(cyclesIn(edges)).toEqual([]);
  expect([...edges].filter(([, to]) => ABOVE.some((name) => to.has(name)))).toEqual([]);
});

test.each(readdirSync(join(ROOT, 'packages')))('the tests of %s import no games or apps', (name) => {
  const files = sources(`packages/${name}/src`).filter((file) => TEST_FILE.test(file));
  const reaching = files.filter((file) =>
    importsOf(file).some((specifier) => ABOVE.some((up) => specifier.startsWith(up))),
  );
  expect(reaching).toEqual([]);
});
