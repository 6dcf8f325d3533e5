import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// Import rules: the folders of the server, the packages and the sources of each game form layers without cycles.

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

/** Returns the specifiers of imports that exist at run time: all but `import type`. */
function runtimeImportsOf(file) {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  return [...text.matchAll(IMPORT)].map(([, specifier]) => specifier);
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

/**
 * Games with a layer list. An entry of `layers` is a folder or a file of `src`; the longest match places a file. A folder
 * in `recursiveTypes` describes a recursive structure (a modifier contains modifiers), so its type-only imports may form
 * a cycle among its own files.
 */
const LAYERED = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'layers.json')));

/** Returns the source files of a game without its tests. */
function gameSources(name) {
  return sources(`games/${name}/src`).filter((file) => !TEST_FILE.test(file));
}

const relativeImport = (specifier, file) =>
  specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : undefined;

/** Returns groups of files that import each other, through types as well (Tarjan's algorithm). */
function importGroups(edges) {
  const order = new Map();
  const low = new Map();
  const open = [];
  const groups = [];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    open.push(file);
    for (const next of edges.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)));
    }
    if (low.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) groups.push(group.sort());
  };
  for (const file of edges.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** Returns the layer problems of a game: files without a layer, and imports that do not point to an earlier layer. */
function layerProblems(source, files, layers) {
  const levels = new Map(layers.flatMap((entries, level) => entries.map((entry) => [entry, level])));
  const entryOf = (file) => {
    const path = relative(source, file);
    return [...levels.keys()]
      .filter((entry) => path === entry || path.startsWith(`${entry}/`))
      .sort((a, b) => b.length - a.length)[0];
  };
  return files.flatMap((file) => {
    const from = entryOf(file);
    if (from === undefined) return [`${file} has no layer`];
    return importsOf(file).flatMap((specifier) => {
      const target = relativeImport(specifier, file);
      if (!target?.startsWith(`${source}/`)) return [];
      const to = entryOf(target);
      return to === from || levels.get(to) < levels.get(from) ? [] : [`${file} (${from}) imports ${target} (${to})`];
    });
  });
}

test('finds an import cycle, an upward import and a file without a layer', () => {
  const edges = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(importGroups(edges)).toEqual([['b.ts', 'c.ts']]);
  const source = 'packages/kernel/src';
  const files = [`${source}/flow.ts`, `${source}/errors.ts`];
  expect(layerProblems(source, files, [['flow.ts']]).join()).toMatch(/flow.ts.*imports.*errors.ts has no layer/);
});

test.each(LAYERED)('the sources of %s have no import cycles', (name) => {
  const { recursiveTypes = [] } = JSON.parse(readFileSync(join(ROOT, 'games', name, 'layers.json'), 'utf8'));
  const files = gameSources(name);
  const folderOf = (file) => recursiveTypes.find((folder) => file.startsWith(`games/${name}/src/${folder}/`));
  const edges = edgesBetween(files, (file) => file, relativeImport);
  expect(edges.size).toBeGreaterThan(0);
  for (const file of files.filter((one) => folderOf(one) !== undefined)) {
    const atRunTime = runtimeImportsOf(file).map((specifier) => relativeImport(specifier, file));
    for (const target of edges.get(file) ?? []) {
      if (folderOf(target) === folderOf(file) && !atRunTime.includes(target)) edges.get(file).delete(target);
    }
  }
  expect(importGroups(edges)).toEqual([]);
});

test.each(LAYERED)('each source of %s imports only its folder and earlier layers', (name) => {
  const { layers } = JSON.parse(readFileSync(join(ROOT, 'games', name, 'layers.json'), 'utf8'));
  expect(layerProblems(`games/${name}/src`, gameSources(name), layers)).toEqual([]);
});

test.each(LAYERED)('every layer of %s names existing sources', (name) => {
  const { layers } = JSON.parse(readFileSync(join(ROOT, 'games', name, 'layers.json'), 'utf8'));
  expect(layers.flat().filter((entry) => !existsSync(join(ROOT, 'games', name, 'src', entry)))).toEqual([]);
});
