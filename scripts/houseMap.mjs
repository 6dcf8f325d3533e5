// The house in one picture: which workspace imports which, read from the sources. `--write` puts the picture into
// docs/architecture.md; the test beside this file fails when it is not the picture of the house as it is.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(root, 'docs/architecture.md');
const SHELVES = ['packages', 'examples', 'games', 'apps'];
const BEGIN = '<!-- the house, by scripts/houseMap.mjs -->';
const END = '<!-- end of the house -->';

/** Every workspace: its folder and its name. */
export function workspaces() {
  return SHELVES.flatMap((shelf) =>
    readdirSync(join(root, shelf), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${shelf}/${name}`)
      .flatMap((folder) => {
        const manifest = readJson(join(root, folder, 'package.json'));
        return manifest ? [{ folder, name: manifest.name, shelf: folder.split('/')[0] }] : [];
      }),
  );
}

/** Every import of one workspace by another: `{ file, from, to, isTest }`. */
export function imports() {
  const known = workspaces();
  return known.flatMap(({ folder }) =>
    sources(join(root, folder)).flatMap((path) => {
      const file = slashed(relative(root, path));
      const isTest = /\.(test|e2e)\.tsx?$|\/(test|testing|e2e|template)\//.test(file);
      return specifiers(readFileSync(path, 'utf8')).flatMap((specifier) => {
        const to = known.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))?.folder;
        return to && to !== folder ? [{ file, from: folder, to, isTest }] : [];
      });
    }),
  );
}

/** Imports inside a folder between the folders in it, and the files at its top. */
export function folderImports(folder) {
  const home = join(root, folder);
  return sources(home)
    .filter((path) => !/\.(test|e2e)\.tsx?$|\/testing\//.test(slashed(path)))
    .flatMap((path) => {
      const from = partOf(home, path);
      return specifiers(readFileSync(path, 'utf8'))
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => ({
          from,
          to: partOf(home, join(dirname(path), specifier)),
          file: slashed(relative(root, path)),
        }))
        .filter(({ to }) => to !== from && to !== undefined);
    });
}

/** A way from somewhere back to itself, or nothing. */
export function cycleIn(edges) {
  const next = new Map();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set();
  const walk = (node, path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const to of next.get(node) ?? []) {
      const found = walk(to, [...path, node]);
      if (found) return found;
    }
    done.add(node);
    return undefined;
  };
  for (const node of next.keys()) {
    const found = walk(node, []);
    if (found) return found;
  }
  return undefined;
}

/** The picture, as Mermaid: an arrow for every import that no other way of imports explains. */
export function picture() {
  const edges = imports().filter(({ isTest }) => !isTest);
  const direct = new Map();
  for (const { from, to } of edges) direct.set(from, (direct.get(from) ?? new Set()).add(to));
  const reach = (from, seen = new Set()) => {
    for (const to of direct.get(from) ?? []) {
      if (!seen.has(to)) reach(to, seen.add(to));
    }
    return seen;
  };
  const lines = ['```mermaid', 'graph TD'];
  for (const shelf of [...SHELVES].reverse()) {
    lines.push(`  subgraph ${shelf}`);
    for (const { folder } of workspaces().filter((one) => one.shelf === shelf)) {
      lines.push(`    ${idOf(folder)}["${folder.split('/')[1]}"]`);
    }
    lines.push('  end');
  }
  for (const [from, targets] of [...direct].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const to of [...targets].sort()) {
      const isExplained = [...targets].some((other) => other !== to && reach(other).has(to));
      if (!isExplained) lines.push(`  ${idOf(from)} --> ${idOf(to)}`);
    }
  }
  return [...lines, '```'].join('\n');
}

/** The page with the picture of the house as it is. */
export function pageNow() {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (after === undefined) throw new Error(`docs/architecture.md lacks the lines ${BEGIN} and ${END}`);
  return { page, now: `${before}${BEGIN}\n\n${picture()}\n\n${END}${after}` };
}

function idOf(folder) {
  return folder.replace(/[^a-z0-9]/g, '_');
}

function partOf(home, path) {
  const inner = slashed(relative(home, path)).split('/');
  if (inner[0] === '..') return undefined;
  return inner.length > 1 ? inner[0] : inner[0].replace(/\.tsx?$/, '.ts');
}

/** A path as Windows writes it, with slashes. */
function slashed(path) {
  return path.replaceAll('\\', '/');
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'content', 'playthroughs'].includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
    });
}

/** What a file imports, statically or later. */
function specifiers(text) {
  return [...text.matchAll(/(?:from|import|import\()\s*\(?\s*'([^']+)'/g)].map(([, specifier]) => specifier);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

if (process.argv.includes('--write')) writeFileSync(PAGE, pageNow().now);
