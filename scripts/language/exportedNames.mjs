// Lists the names that source files of workspaces export.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../setup.mjs';
import { trackedFiles } from './sentences.mjs';

const SOURCES = /^(packages|games|apps|examples)\/.*\.(ts|tsx|mjs)$/;
const LEFT_OUT = /\.(test|e2e)\.|\.d\.|\/(test|e2e)\//;

/** Returns every named export of the source files as `{ file, name, isType }`. Classes count as types. */
export function exportedNames(files = trackedFiles()) {
  return files
    .filter((file) => SOURCES.test(file) && !LEFT_OUT.test(file))
    .flatMap((file) => namesIn(file, readFileSync(path.join(root, file), 'utf8')).map((one) => ({ file, ...one })));
}

export function namesIn(file, source) {
  return parseSync(file, source).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (!declaration) return [];
    const isType = /^(TSInterface|TSTypeAlias|Class)/.test(declaration.type);
    const ids = declaration.declarations?.map(({ id }) => id) ?? [declaration.id];
    return ids.filter((id) => id?.name !== undefined).map((id) => ({ name: id.name, isType }));
  });
}

const IRREGULAR = new Set(
  'told said kept held shown seen taken brought sent found made known begun given drawn thrown hidden fallen lost left spent bought sold heard worn lent chosen broken spoken done gone met'.split(
    ' ',
  ),
);

/** Checks whether a name is a single participle or gerund: it names neither a thing nor an operation with its object. */
export function isBareParticiple(name) {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]+/);
  return words.length === 1 && (/(ed|ing)$/.test(words[0]) || IRREGULAR.has(words[0]));
}
