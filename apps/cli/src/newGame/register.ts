import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@tessera/terminal';
import * as z from 'zod';

const REGISTRY = 'apps/catalog/src/manifests.ts';
/** Line width of the formatter (`biome.json`). */
const LINE_WIDTH = 120;

/** Returns the files that list all games with the new one added: the registry, the build and the dependencies. */
export function register(root: string, id: string): readonly (readonly [string, string])[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return [
    [REGISTRY, withLine(read(REGISTRY), id)],
    ['apps/catalog/package.json', withDependency(read('apps/catalog/package.json'), id)],
    ['apps/catalog/tsconfig.json', withReference(read('apps/catalog/tsconfig.json'), `../../games/${id}`)],
    ['tsconfig.json', withReference(read('tsconfig.json'), `games/${id}`, 'apps/catalog')],
  ];
}

/** Adds an import and an entry to the registry. */
function withLine(text: string, id: string): string {
  const name = id.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  const line = `import { manifest as ${name} } from '@tessera/${id}/manifest';`;
  const list = /(manifests: readonly GameManifest\[\] = \[)([^\]]*)(\];)/;
  if (!list.test(text)) throw new UsageError('not-in-workspace', `The list of games was not found in ${REGISTRY}.`);
  const imports = text.split('\n').filter((row) => row.startsWith('import '));
  const rest = text.split('\n').filter((row) => !row.startsWith('import '));
  const sorted = [...imports, line].toSorted((a, b) => (isBefore(sourceOf(a), sourceOf(b)) ? -1 : 1));
  return [...sorted, ...rest].join('\n').replace(list, (_all, open, games: string, close) => {
    const entries = [...games.split(',').map((entry) => entry.trim()), name].filter(Boolean);
    const line = `${open}${entries.join(', ')}${close}`;
    return `export const ${line}`.length <= LINE_WIDTH ? line : `${open}\n${entries.map(ownLine).join('')}${close}`;
  });
}

function ownLine(entry: string): string {
  return `  ${entry},\n`;
}

function sourceOf(line: string): string {
  return /from '(.*)'/.exec(line)?.[1] ?? '';
}

/** Compares module names part by part, as the formatter sorts them: `gloomhaven/manifest` is before `gloomhaven-campaign/manifest`. */
function isBefore(a: string, b: string): boolean {
  const [first, second] = [a.split('/'), b.split('/')];
  const i = first.findIndex((part, n) => part !== second[n]);
  return i >= 0 && (first[i] ?? '') < (second[i] ?? '');
}

/** A record instead of an object schema, which would move the known fields to the front. */
const Package = z.record(z.string(), z.unknown());
const Dependencies = z.record(z.string(), z.string());

function withDependency(text: string, id: string): string {
  const document = Package.parse(JSON.parse(text));
  const dependencies = { ...Dependencies.parse(document.dependencies), [`@tessera/${id}`]: '*' };
  const sorted = Object.entries(dependencies).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return spelled({ ...document, dependencies: Object.fromEntries(sorted) });
}

/** Adds a project reference at the end, or before a given one in lists that people read. */
function withReference(text: string, path: string, before?: string): string {
  const entry = (at: string) => `    {\n      "path": "${at}"\n    }`;
  const place = before === undefined ? /\n {4}\}\n {2}\]/ : entry(before);
  const added = before === undefined ? `\n    },\n${entry(path)}\n  ]` : `${entry(path)},\n${entry(before)}`;
  if (text.search(place) < 0)
    throw new UsageError('not-in-workspace', 'The list of projects was not found in a tsconfig.json.');
  return text.replace(place, () => added);
}

function spelled(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
